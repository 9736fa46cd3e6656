import sanitizeHtml from 'sanitize-html'
import { cleanCharacters, elementsWithoutText, escapeHtml } from './clean-text.ts'
import { hiddenElement, isHidden } from './hidden-markup.ts'
import { htmlLines } from './html-words.ts'
import { plainHtml } from './plain-html.ts'

declare const isSafe: unique symbol
/** HTML that was sanitised and not changed since; only `safeHtml` creates it, and only this type may be rendered as markup. */
export type SafeHtml = string & { readonly [isSafe]: true }

/**
 * Elements allowed in ads and in employers' profiles.
 * @internal for its test
 */
export const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  nonTextTags: elementsWithoutText,
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
    a: (_, attributes) =>
      isHidden(attributes, 'a') ? hiddenElement : { tagName: 'a', attribs: linkTo(attributes.href) },
    '*': (tagName, attribs) => (isHidden(attribs, tagName) ? hiddenElement : { tagName, attribs }),
  },
  exclusiveFilter: frame => emptyBlocks.has(frame.tag) && frame.text.trim() === '',
}
const emptyBlocks = new Set('p h1 h2 h3 h4 h5 h6 li dt dd strong b em i a div section article tr'.split(' '))
const schemes = new Set(['http:', 'https:', 'mailto:'])
/** A text that still changes after this many rounds was crafted to. */
const rounds = 4

/**
 * Any text as HTML that a page may render as is. Sanitising decodes entities, so its output is cleaned and sanitised again until cleaning
 * changes nothing: a combining mark after a ">" would otherwise merge with it and move the end of a tag, and an invisible character could
 * hide a URL's scheme.
 */
export function safeHtml(html: string): SafeHtml {
  return sanitised(html, clean => plainHtml(clean) ?? sanitizeHtml(clean, allowedHtml))
}

/** The same for articles of the site's own: two levels of headings below the title, quotations, tables, and links within the site. */
export function safeArticleHtml(html: string): SafeHtml {
  return sanitised(html, clean => sanitizeHtml(clean, articleHtml))
}

const articleHtml: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedTags: 'h2 h3 p br ul ol li strong em a blockquote table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], th: ['scope'] },
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (_, { href = '' }) => ({ tagName: 'a', attribs: ownPath.test(href) ? { href } : linkTo(href) }),
    th: (_, { scope }) => ({ tagName: 'th', attribs: { scope: scope === 'row' ? 'row' : 'col' } }),
    '*': (tagName, attribs) => (isHidden(attribs, tagName) ? hiddenElement : { tagName, attribs }),
  },
}
/** A page of this site, and not of another by two slashes. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%#]*$/

function sanitised(html: string, sanitise: (clean: string) => string): SafeHtml {
  let clean = cleanMarkup(html)
  for (let round = 0; round < rounds; round++) {
    const made = sanitise(clean)
    clean = cleanMarkup(made)
    // The cast: this is the only place that creates the type.
    if (clean === made) return made as SafeHtml
  }
  // The cast: no markup is left.
  return escapeHtml(cleanMarkup(htmlLines(clean))) as SafeHtml
}

/** Removes the one combining mark that merges with "<", ">" and "="; it has no other use in an ad. */
function cleanMarkup(html: string): string {
  return cleanCharacters(html.replaceAll('\u0338', '')).replace(escapedComment, '')
}

/** A comment that was escaped once too often would be read. */
const escapedComment = /&lt;!--[\s\S]*?(?:--&gt;|$)/g

/** Only absolute URLs, normalised as a browser reads them: a relative path in an ad means nothing on this site. */
function linkTo(href: string | undefined): { href: string } | Record<string, never> {
  const url = URL.parse(cleanCharacters(href ?? ''))
  return url !== null && schemes.has(url.protocol) ? { href: url.href } : {}
}
