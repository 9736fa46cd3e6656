export const lockReasonChars = 1_000
