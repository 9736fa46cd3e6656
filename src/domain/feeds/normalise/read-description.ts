import sanitizeHtml from 'sanitize-html'
import { limits } from '../../../config/limits.ts'
import type { RawItem } from '../dialects/raw-item.ts'
import { cleanCharacters, cleanLine, withoutMarkup } from './clean-text.ts'
import { plainHtml } from './plain-html.ts'

/** What an ad may hold. */
export const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'title'],
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
  },
  exclusiveFilter: frame => emptyBlocks.has(frame.tag) && frame.text.trim() === '',
}
const emptyBlocks = new Set(['p', 'h3', 'h4', 'li', 'strong', 'em', 'a'])

export type Description = { html: string; text: string; isCut: boolean }

/** The sections of an ad as one sanitised HTML text of at most `limits.feedDescriptionChars`, and the same as plain text. */
export function readDescription(sections: RawItem['sections']): Description {
  const parts: string[] = []
  let known = ''
  let isCut = false
  for (const section of sections) {
    const source = unescapedOnce(cleanCharacters(section.text))
    const text = source.slice(0, limits.feedDescriptionChars)
    isCut ||= source.length > text.length
    const made = isHtml(text) ? (plainHtml(text) ?? sanitizeHtml(text, allowedHtml)) : paragraphs(text)
    // Entities such as &#8238; and &#0; have become characters only now.
    const html = text.includes('&') ? cleanCharacters(made) : made
    if (html === '') continue
    if (sections.length > 1) {
      const words = comparable(textOfSanitised(html))
      // Feeds repeat single sections next to the whole text.
      if (words === '' || known.includes(words.slice(0, 2_000))) continue
      known += words
    }
    const heading = section.heading === null ? '' : cleanLine(section.heading)
    parts.push(heading === '' ? html : `<h3>${escapeHtml(heading)}</h3>${html}`)
  }
  const whole = parts.join('\n')
  const html =
    whole.length > limits.feedDescriptionChars
      ? sanitizeHtml(whole.slice(0, limits.feedDescriptionChars), allowedHtml)
      : whole
  return {
    html,
    text: textOfSanitised(html),
    isCut: isCut || html !== whole,
  }
}

/** Plain text as paragraphs; lines that begin with a dash or dot become a list, short lines ending in a colon a heading. */
function paragraphs(text: string): string {
  const blocks: string[] = []
  let items: string[] = []
  let lines: string[] = []
  const flush = () => {
    if (items.length > 0) blocks.push(`<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`)
    if (lines.length > 0) blocks.push(`<p>${lines.join('<br>')}</p>`)
    items = []
    lines = []
  }
  for (const raw of withoutMarkup(text).split(/\r?\n|\r/)) {
    const line = raw.trim()
    const item = /^(?:[-–—•·*▪►✓✔○●]|\d{1,2}[.)])\s+(.+)$/u.exec(line)?.[1]
    if (line === '') flush()
    else if (item !== undefined) {
      if (lines.length > 0) flush()
      items.push(escapeHtml(item))
    } else if (/^.{3,60}:$/u.test(line)) {
      flush()
      blocks.push(`<h3>${escapeHtml(line.slice(0, -1))}</h3>`)
    } else {
      if (items.length > 0) flush()
      lines.push(escapeHtml(line))
    }
  }
  flush()
  return blocks.join('')
}

function isHtml(text: string): boolean {
  return /<\/?(p|br|ul|ol|li|div|span|h[1-6]|strong|b|em|i|a|table|script|img|svg|iframe|style)\b/i.test(text)
}

/** Some makers send HTML escaped once more (`&lt;p&gt;`). */
function unescapedOnce(text: string): string {
  if (!/&lt;\/?(p|ul|li|br|div|h[1-6]|strong|b)\b/i.test(text) || isHtml(text)) return text
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
}

/** Cheaper than parsing once more; right only for what the sanitiser wrote. */
function textOfSanitised(html: string): string {
  return html
    .replace(/<\/?(?:p|li|ul|ol|h3|h4|br)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, entity => unescaped[entity] ?? entity)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
const unescaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
