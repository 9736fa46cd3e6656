/** The longest question; the interface takes no longer one. */
export const questionCharsMax = 500

/** Where the browser puts the time at which it goes on, which only it can know. */
export const timeMark = '%'

/** Sent by scripts with every form: it is answered with data instead of leading to the page. */
export const inPlaceField = 'in-place'
