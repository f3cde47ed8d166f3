"""Data that must not be lost: the contract of a store, and the SQLite store."""
