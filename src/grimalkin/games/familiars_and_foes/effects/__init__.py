"""What the effects of spells, Artifacts, Special Abilities and Foe Rewards do, by subject."""
