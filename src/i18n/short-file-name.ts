/** Kept at the end: the extension and the characters before it, in which the files of a series differ. */
export const endingChars = 14

/** A file name for a sentence: when too long it is shortened in the middle, keeping its beginning and extension. */
export function shortFileName(name: string, mostChars = 44): string {
  const letters = [...name]
  if (letters.length <= mostChars) return name
  const beginning = letters.slice(0, mostChars - endingChars - 1).join('')
  return `${beginning.trimEnd()}…${letters.slice(-endingChars).join('')}`
}
