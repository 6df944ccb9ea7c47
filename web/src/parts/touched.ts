// What lies inside something that can be touched must not take the focus away from it.

import { getContext, setContext } from "svelte";

const INSIDE = Symbol("inside a touchable");

export const beTouched = () => setContext(INSIDE, true);
export const insideTouched = () => getContext<boolean | undefined>(INSIDE) === true;
