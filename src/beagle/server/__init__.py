"""The server: tables, seats and live play over websockets.  It holds no rules; it drives `beagle.kernel.game.Game`."""
