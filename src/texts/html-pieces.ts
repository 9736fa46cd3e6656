/** A tag by its lower-case name (`/p` closes), or a text between tags with its entities decoded. */
export type HtmlPiece = { tag: string; text: null } | { tag: null; text: string }

const entity = /&(amp|lt|gt|quot|nbsp|#39);/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const tagName = /\/?[a-z][a-z\d]{0,20}/iy

/**
 * Tokenises sanitised HTML in linear time; a regular expression that searches for the end of each tag would be quadratic. Correct only for
 * the sanitiser's output.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  for (let at = 0; at < html.length; ) {
    const mark = html.indexOf('<', at)
    const end = mark < 0 ? -1 : html.indexOf('>', mark)
    const textEnd = end < 0 ? html.length : mark
    if (textEnd > at) yield { tag: null, text: decoded(html.slice(at, textEnd)) }
    if (end < 0) return
    tagName.lastIndex = mark + 1
    yield { tag: tagName.exec(html)?.[0].toLowerCase() ?? '', text: null }
    at = end + 1
  }
}

function decoded(text: string): string {
  return text.includes('&') ? text.replace(entity, (_, name: string) => characters[name] ?? ' ') : text
}
