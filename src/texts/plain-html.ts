const tagPattern = /<(\/?)(p|li|ul|ol|h3|h4|br|strong|em)(\/| \/)?>/y
const texts = new Set(['p', 'li', 'h3', 'h4', 'strong', 'em'])
const lists = new Set(['ul', 'ol'])

/**
 * Fast path: the HTML itself when it obviously contains only what an ad may hold, so that it need not be parsed: allowed elements without
 * attributes, properly nested, none empty, no entities but those of markup. Null in any doubt.
 */
export function plainHtml(html: string): string | null {
  if (/&(?!(?:amp|lt|gt);)/.test(html)) return null
  const open: string[] = []
  let made = ''
  let isEmpty = true
  for (let at = 0; at < html.length; ) {
    const mark = html.indexOf('<', at)
    const text = html.slice(at, mark < 0 ? html.length : mark)
    if (text.includes('>')) return null
    if (text.trim() !== '') isEmpty = false
    made += text
    if (mark < 0) break
    tagPattern.lastIndex = mark
    const tag = tagPattern.exec(html)
    const name = tag?.[2]
    if (!tag || name === undefined) return null
    at = mark + tag[0].length
    if (name === 'br') {
      if (tag[1] !== '') return null
      made += '<br />'
      continue
    }
    if (tag[3] !== undefined) return null
    if (tag[1] === '') {
      if (!mayStandIn(name, open.at(-1)) || open.length >= 8) return null
      open.push(name)
      isEmpty = true
    } else {
      if (open.pop() !== name || (isEmpty && texts.has(name))) return null
      isEmpty = false
    }
    made += tag[0]
  }
  return open.length === 0 ? made : null
}

/** Nesting that a parser would leave as it is, without closing or moving an element. */
function mayStandIn(name: string, parent: string | undefined): boolean {
  if (name === 'li') return parent !== undefined && lists.has(parent)
  if (name === 'strong' || name === 'em') return parent === undefined || texts.has(parent)
  if (lists.has(name)) return parent === undefined || parent === 'li'
  return parent === undefined
}
