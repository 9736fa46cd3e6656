/** "(m/w/d)": says that everybody is meant. */
const genderMarker = /^\(?[mwfdxi](?:[/|*][mwfdxi]){1,3}\)?$/i

/**
 * A text without the parts that were taken out of it and the signs that stood between them, and for each of its characters the offset in the
 * text.
 */
export function settleWords(
  text: string,
  parts: readonly { from: number; to: number }[],
): { words: string; offsets: number[] } {
  let words = ''
  const offsets: number[] = []
  const put = (from: number, to: number) => {
    for (let at = from; at < to; at++) offsets.push(at)
    words += text.slice(from, to)
  }
  for (const { from, to } of tokensBetween(text, parts)) {
    if (words !== '') {
      offsets.push(from)
      words += ' '
    }
    put(from, to)
  }
  const start = /^[,;.:!?)/&+–—-]*/.exec(words)?.[0].length ?? 0
  const end = words.length - (/[,;.:!?(/&+–—-]*$/.exec(words)?.[0].length ?? 0)
  return start < end
    ? { words: words.slice(start, end), offsets: offsets.slice(start, end) }
    : { words: '', offsets: [] }
}

/** What stands between spaces and parts, without what is only signs. */
function tokensBetween(text: string, parts: readonly { from: number; to: number }[]) {
  const tokens: { from: number; to: number }[] = []
  let at = 0
  for (const { from, to } of [...parts, { from: text.length, to: text.length }]) {
    for (const { 0: token, index } of text.slice(at, from).matchAll(/\S+/g)) {
      if (/^[,;.:!?/()&+–—-]+$/.test(token) || genderMarker.test(token)) continue
      tokens.push({ from: at + index, to: at + index + token.length })
    }
    at = Math.max(at, to)
  }
  return tokens
}
