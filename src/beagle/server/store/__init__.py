"""What must not be lost: the contract of a store, and the store in SQLite."""
