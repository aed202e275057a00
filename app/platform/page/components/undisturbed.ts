/** Spread on the element of an answer, an explanation or other work: nothing appears by itself over its page (decision 075). */
export const undisturbed = { "data-undisturbed": true } as const;

export const UNDISTURBED = "[data-undisturbed]";
