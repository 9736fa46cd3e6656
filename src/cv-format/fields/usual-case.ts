const small = new Set(
  'und für in im der die des mit am an auf bei zur zum von of and for the in at with'.split(' '),
)

/** "ERGOTHERAPEUTIN" is a way of printing; "DGKP" and "OTA" are names. */
export function inUsualCase(text: string): string {
  const isPrinted = !/\p{Ll}/u.test(text) && /\p{Lu}{6}/u.test(text)
  return isPrinted ? text.replace(/\p{Lu}{2,}/gu, usualWord) : text
}

function usualWord(word: string): string {
  const lower = word.toLocaleLowerCase('de')
  if (small.has(lower)) return lower
  return word.length > 4 ? word.charAt(0) + lower.slice(1) : word
}
