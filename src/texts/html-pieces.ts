/** A tag by its lower-case name (`/p` closes), or a text between tags with its entities decoded. */
export type HtmlPiece = { tag: string; text: null } | { tag: null; text: string }

const entity = /&(amp|lt|gt|quot|nbsp|#39);/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const tagName = /\/?[a-z][a-z\d]{0,20}/iy

/**
 * Sanitised HTML in pieces, in one pass whatever the text is: an expression that looks for the end of each tag anew would take
 * the square of the time. Right only for what the sanitiser writes; other HTML comes out as some text.
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
