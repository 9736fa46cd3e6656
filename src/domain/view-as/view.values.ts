/** How long one view lasts. */
export const viewMinutes = 15
export const viewReasonChars = 300
