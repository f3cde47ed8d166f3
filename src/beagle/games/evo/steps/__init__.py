"""What happens over time: the round, its six phases, the moments for cards, a bid, a fight, a birth, the losses."""
