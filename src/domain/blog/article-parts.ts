import { remember } from '../../basics/remember.ts'
import { isUuid } from '../../basics/uuid.ts'
import { type SafeHtml, safeArticleHtml } from '../../texts/safe-html.ts'
import { slugOf } from './steps/slug-of.ts'

/** A part of an article: its text, cut where something of the site's own stands in it. */
export type ArticlePart =
  | { kind: 'text'; html: SafeHtml }
  | { kind: 'heading'; id: string; text: string }
  /** `alt` says what is to be seen; it is empty until the editor has written it. */
  | { kind: 'picture'; fileId: string; alt: string; caption: string }
  /** Ads that a search finds. */
  | { kind: 'jobs'; words: string }
  /** What a tariff gives, in the words of an ad ("TVöD-P P7"); a calculator computes from it. */
  | { kind: 'pay' | 'calculator'; words: string }

/**
 * The parts of an article's HTML. A paragraph of its own such as `{{jobs: Pflege in Köln}}`, `{{pay: TVöD-P P7}}`, `{{calculator: …}}` or
 * `{{picture: id | what it shows | caption}}` stands for a block: as text it survives every editor, export and import.
 */
export const articlePartsOf: (html: string) => ArticlePart[] = remember(200, html => {
  const safe: string = safeArticleHtml(html)
  const parts: ArticlePart[] = []
  const ids = new Set<string>()
  let from = 0
  const keepText = (to: number) => {
    const text = safe.slice(from, to).trim()
    if (text !== '') parts.push({ kind: 'text', html: safeArticleHtml(text) })
  }
  for (const match of safe.matchAll(cut)) {
    if (!isWhole(safe.slice(from, match.index))) continue
    const [all, heading, name = '', words = ''] = match
    const part = heading === undefined ? blockOf(name, plain(words)) : headingOf(plain(heading), ids)
    if (!part) continue
    keepText(match.index)
    parts.push(part)
    from = match.index + all.length
  }
  keepText(safe.length)
  return parts
})

const cut = /<h2>(.{1,2000}?)<\/h2>|<p>\s*\{\{([a-z]{2,20}):([^{}<]{1,600})\}\}\s*<\/p>/gs
const opening = /<(?:ul|ol|blockquote|table)>/g
const closing = /<\/(?:ul|ol|blockquote|table)>/g

/** Only between the parts of a text, not inside of a list, a quotation or a table. */
function isWhole(before: string): boolean {
  return (before.match(opening)?.length ?? 0) === (before.match(closing)?.length ?? 0)
}

function headingOf(text: string, ids: Set<string>): ArticlePart {
  const base = slugOf(text) || 'teil'
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return { kind: 'heading', id, text }
}

/** Null for what no block is called: it stays a paragraph, so that the editor sees the slip. */
function blockOf(name: string, words: string): ArticlePart | null {
  if (name === 'jobs' || name === 'pay' || name === 'calculator') return { kind: name, words }
  const [id = '', alt = '', caption = ''] = words.split('|').map(each => each.trim())
  return name === 'picture' && isUuid(id) ? { kind: 'picture', fileId: id, alt, caption } : null
}

/** The text of sanitised HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, entity: string) => entities[entity] ?? '')
    .trim()
}
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
