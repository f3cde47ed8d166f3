"""They measure."""
