/** A problem with its remedy, for the person at the terminal; shown without a stack trace. */
export class StartError extends Error {}
