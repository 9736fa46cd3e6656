import { marked } from 'marked'
import type { Locale } from '../../../i18n/locale.ts'
import { htmlAsText } from '../../../texts/html-as-text.ts'
import { safeArticleHtml } from '../../../texts/safe-html.ts'
import { slugOf } from '../steps/slug-of.ts'
import type { ExchangedArticle } from './exchanged-article.ts'

/**
 * A Markdown file with or without a head of `name: value` lines between `---`. Its language is named there (`lang`), by the end of its name
 * (`pay.en.md`), or is `locale`; files of the same name in two languages are one article. Null for a text without a title.
 */
export function readMarkdown(name: string, text: string, locale: Locale): ExchangedArticle | null {
  const { head, body } = headOf(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const bare = (name.split(/[\\/]/).at(-1) ?? name).replace(/\.(?:md|markdown)$/i, '')
  const ending = /[._](de|en)$/i.exec(bare)?.[1]?.toLowerCase()
  const lang = languageOf(head.get('lang') ?? head.get('language') ?? ending) ?? locale
  const heading = /^#\s+(.+)\n?/.exec(body.trimStart())
  const title = head.get('title') ?? heading?.[1]?.trim()
  if (!title) return null
  const source = head.has('title') || !heading ? body : body.trimStart().slice(heading[0].length)
  const html = safeArticleHtml(marked.parse(source, { async: false, gfm: true }))
  const day = head.get('date') ?? head.get('published') ?? null
  const series = head.get('series')
  return {
    key: head.get('pair') ?? bare.replace(/[._](?:de|en)$/i, ''),
    texts: {
      [lang]: {
        title,
        slug: slugOf(head.get('slug') ?? title),
        excerpt: head.get('excerpt') ?? head.get('description') ?? beginningOf(html),
        html,
      },
    },
    author: head.get('author') ?? null,
    reviewer: head.get('reviewer') ?? null,
    reviewedOn: dayIn(head.get('reviewed') ?? ''),
    tags: listIn(head.get('tags') ?? '').map(tag => ({ [lang]: tag })),
    series: series === undefined ? null : { [lang]: series },
    part: Number(head.get('part')) || null,
    publishAt: head.get('draft') === 'true' ? null : momentIn(day),
  }
}

/** The first words of a text, as its summary. */
export function beginningOf(html: string): string {
  const text = htmlAsText(html).replace(/\s+/g, ' ').trim()
  if (text.length <= 200) return text
  const cut = text.slice(0, 200)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))} …`
}

/** Lists may stand below their name, a line each. */
function headOf(text: string): { head: Map<string, string>; body: string } {
  const head = new Map<string, string>()
  const match = /^---\n([\s\S]{0,20000}?)\n---\n?/.exec(text)
  if (!match) return { head, body: text }
  let last = ''
  for (const line of (match[1] ?? '').split('\n')) {
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1]
    const pair = /^([A-Za-z][\w-]*):\s*(.*)$/.exec(line)
    if (item !== undefined && last !== '') {
      head.set(last, [head.get(last), unquoted(item)].filter(Boolean).join(', '))
    } else if (pair) {
      last = (pair[1] ?? '').toLowerCase()
      const value = unquoted(pair[2] ?? '')
      if (value !== '') head.set(last, value)
    }
  }
  return { head, body: text.slice(match[0].length) }
}

function unquoted(text: string): string {
  const bare = text.trim()
  return /^(["']).*\1$/.test(bare) ? bare.slice(1, -1).replace(/\\"/g, '"') : bare
}

function listIn(text: string): string[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(unquoted)
    .filter(Boolean)
}

function languageOf(text: string | undefined): Locale | null {
  const language = text?.slice(0, 2).toLowerCase()
  return language === 'de' || language === 'en' ? language : null
}

function dayIn(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
}

function momentIn(text: string | null): Date | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at)
}
