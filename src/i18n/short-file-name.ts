/** What stays together at the end: the ending and the words before it, by which files of one series differ. */
export const endingChars = 14

/** The name of a file for a sentence: too long, it loses its middle and keeps beginning and ending. */
export function shortFileName(name: string, mostChars = 44): string {
  const letters = [...name]
  if (letters.length <= mostChars) return name
  const beginning = letters.slice(0, mostChars - endingChars - 1).join('')
  return `${beginning.trimEnd()}…${letters.slice(-endingChars).join('')}`
}
