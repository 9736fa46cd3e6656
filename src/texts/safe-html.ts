import sanitizeHtml from 'sanitize-html'
import { cleanCharacters, escapeHtml } from './clean-text.ts'
import { htmlLines } from './html-words.ts'
import { plainHtml } from './plain-html.ts'

declare const isSafe: unique symbol
/** HTML that was sanitised and not changed since; only `safeHtml` makes it, and only such is shown as markup. */
export type SafeHtml = string & { readonly [isSafe]: true }

/** What an ad, and what an employer says of itself, may hold. */
export const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'title', 'xmp'],
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    div: 'p',
    section: 'p',
    article: 'p',
    dl: 'ul',
    dt: 'li',
    dd: 'li',
    tr: 'p',
    a: (_, { href }) => ({ tagName: 'a', attribs: linkTo(href) }),
  },
  exclusiveFilter: frame => emptyBlocks.has(frame.tag) && frame.text.trim() === '',
}
const emptyBlocks = new Set('p h1 h2 h3 h4 h5 h6 li dt dd strong b em i a div section article tr'.split(' '))
const schemes = new Set(['http:', 'https:', 'mailto:'])
/** A text that changes more often was made to do so. */
const rounds = 4

/**
 * Any text as HTML that a page may show as it is. Sanitising is the last step: entities become characters only in it, so what it
 * made is cleaned and sanitised once more until cleaning finds nothing to change. A mark above a letter that followed a ">" would
 * otherwise melt with it and end the tag elsewhere, and an invisible character hide the scheme of an address.
 */
export function safeHtml(html: string): SafeHtml {
  let clean = cleanMarkup(html)
  for (let round = 0; round < rounds; round++) {
    const made = plainHtml(clean) ?? sanitizeHtml(clean, allowedHtml)
    clean = cleanMarkup(made)
    // The cast: this is the place that makes it.
    if (clean === made) return made as SafeHtml
  }
  // The cast: there is no markup left.
  return escapeHtml(cleanMarkup(htmlLines(clean))) as SafeHtml
}

/** Without the one mark that melts with "<", ">" and "="; it has no other use in an ad. */
function cleanMarkup(html: string): string {
  return cleanCharacters(html.replaceAll('\u0338', ''))
}

/** Only whole addresses, written as a browser reads them: there is nothing on this site that an ad's own path could mean. */
function linkTo(href: string | undefined): { href: string } | Record<string, never> {
  const url = URL.parse(cleanCharacters(href ?? ''))
  return url !== null && schemes.has(url.protocol) ? { href: url.href } : {}
}
