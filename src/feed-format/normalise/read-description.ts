import { limits } from '../../config/limits.ts'
import { cleanCharacters, cleanLine, escapeHtml, withoutMarkup } from '../../texts/clean-text.ts'
import { htmlLines } from '../../texts/html-words.ts'
import { type SafeHtml, safeHtml } from '../../texts/safe-html.ts'
import type { RawItem } from '../dialects/raw-item.ts'

export type Description = { html: SafeHtml; text: string; isCut: boolean }

/** The sections of a job as sanitised HTML of at most `limits.feedDescriptionChars`, and the same as plain text. */
export function readDescription(sections: RawItem['sections']): Description {
  const maxChars = limits.feedDescriptionChars
  const parts: string[] = []
  let known = ''
  let single: SafeHtml | null = null
  let charsLeft = sourceCharsMax
  let isCut = false
  for (const section of sections.slice(0, limits.feedSections)) {
    const text = unescapedOnce(cleanCharacters(section.text.slice(0, Math.min(2 * maxChars, charsLeft))))
    isCut ||= section.text.length > Math.min(2 * maxChars, charsLeft) || text.length > maxChars
    charsLeft -= Math.min(2 * maxChars, section.text.length)
    const html = safeHtml(markedUp(text.slice(0, maxChars)))
    if (html !== '') {
      if (sections.length > 1) {
        const words = comparable(htmlLines(html))
        // Feeds repeat single sections alongside the complete text.
        if (words === '' || known.includes(words.slice(0, 2_000))) continue
        known += words
      }
      const heading = section.heading === null ? '' : cleanLine(section.heading)
      single = html
      parts.push(heading === '' ? html : `<h3>${escapeHtml(heading)}</h3>${html}`)
    }
    if (charsLeft <= 0) break
  }
  const whole = parts.join('\n')
  // Sanitised in its final form: joined, with headings, and cut.
  const html = whole === single && whole.length <= maxChars ? single : safeHtml(whole.slice(0, maxChars))
  return { html, text: htmlLines(html), isCut: isCut || whole.length > maxChars }
}

/** Upper bound on the input of all sections together; anything beyond is repetition. */
const sourceCharsMax = 4 * limits.feedDescriptionChars

function markedUp(text: string): string {
  return isHtml(text) ? text : paragraphs(text)
}

/** Plain text as paragraphs; lines that begin with a dash or bullet become a list, short lines ending in a colon a heading. */
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
    const sign = listSign.exec(line)?.[0]
    if (line === '') flush()
    else if (sign !== undefined) {
      if (lines.length > 0) flush()
      items.push(escapeHtml(line.slice(sign.length)))
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

const listSign = /^(?:[-–—•·*▪►✓✔○●]|\d{1,2}[.)])\s+/u

function isHtml(text: string): boolean {
  return /<\/?(p|br|ul|ol|li|div|span|h[1-6]|strong|b|em|i|a|table|script|img|svg|iframe|style)\b/i.test(text)
}

/** Some vendors send doubly escaped HTML (`&lt;p&gt;`). */
function unescapedOnce(text: string): string {
  if (!/&lt;\/?(p|ul|li|br|div|h[1-6]|strong|b)\b/i.test(text) || isHtml(text)) return text
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
}
