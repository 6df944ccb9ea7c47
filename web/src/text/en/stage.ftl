# The stage: bar, prompt, drawers, and what is shown step by step.

meter-changes = { $now }, then { $next }
stepper-less = Less
stepper-more = More
menu-sequence = Show what happens step by step
keys-next = next event, while something is shown
keys-menu = menu
board-happens = What happens
