"""What ./run calls."""
