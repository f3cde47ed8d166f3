"""What happens in time."""
