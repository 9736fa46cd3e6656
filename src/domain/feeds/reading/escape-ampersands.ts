const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
const bare = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi
const longestEntityChars = 40

/**
 * Writes `&amp;` for each `&` that begins no entity, outside CDATA: the most common mistake of feeds, above all in
 * addresses. `onFound` is told each time a piece had such ones.
 */
export async function* escapeAmpersands(
  texts: AsyncIterable<string>,
  onFound: () => void,
): AsyncGenerator<string> {
  let rest = ''
  let isInCdata = false
  for await (const text of texts) {
    const { done, left } = process(rest + text, false)
    rest = left
    if (done !== '') yield done
  }
  const { done } = process(rest, true)
  if (done !== '') yield done

  function process(text: string, isLast: boolean): { done: string; left: string } {
    let done = ''
    let from = 0
    while (from < text.length) {
      const mark = text.indexOf(isInCdata ? cdataEnd : cdataStart, from)
      const to = mark >= 0 ? mark : isLast ? text.length : safeEnd(text, from)
      done += isInCdata ? text.slice(from, to) : escaped(text.slice(from, to))
      from = to
      if (mark < 0) break
      // The mark itself is copied as it is.
      const length = isInCdata ? cdataEnd.length : cdataStart.length
      done += text.slice(from, from + length)
      from += length
      isInCdata = !isInCdata
    }
    return { done, left: text.slice(from) }
  }

  /** Where the piece may end without cutting a mark or an entity in two. */
  function safeEnd(text: string, from: number): number {
    const end = Math.max(from, text.length - cdataStart.length)
    const ampersand = isInCdata ? -1 : text.lastIndexOf('&', end)
    return ampersand >= from && ampersand > end - longestEntityChars ? ampersand : end
  }

  function escaped(text: string): string {
    if (!text.includes('&')) return text
    const right = text.replace(bare, '&amp;')
    if (right !== text) onFound()
    return right
  }
}
