/** What is wrong and what to do about it, for the person at the terminal; shown without a stack. */
export class StartError extends Error {}
