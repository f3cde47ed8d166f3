"""The server: tables, seats and live play over websockets.  It contains no rules; it drives
`beagle.kernel.game.Game`."""
