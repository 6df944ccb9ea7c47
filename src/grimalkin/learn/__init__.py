"""Learning to play: imitation of a player, then self-play. It needs PyTorch, the extra `learn`."""
