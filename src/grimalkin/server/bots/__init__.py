"""Bots think in processes of their own, under a time budget. What crosses to them is the mask of one seat."""
