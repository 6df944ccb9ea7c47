"""What the effects of spells, Artifacts, Special Abilities and Foe Rewards do (spec 11.9), by subject."""
