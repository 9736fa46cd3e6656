import type { Locale } from '../../../i18n/locale.ts'
import type { ExchangedArticle } from './exchanged-article.ts'

/** One file for each language of an article, as `readMarkdown` reads them. */
export function writeMarkdown(article: ExchangedArticle): { name: string; text: string }[] {
  return (['de', 'en'] as const).flatMap(locale => {
    const text = article.texts[locale]
    if (!text) return []
    const head = headOf(article, locale)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => `${name}: ${value}`)
    const lines = ['---', ...head, '---', '', markdownOf(text.html), '']
    return [{ name: `${article.key}.${locale}.md`, text: lines.join('\n') }]
  })
}

function headOf(article: ExchangedArticle, locale: Locale): [string, string | null][] {
  const { author, reviewer, reviewedOn, tags, series, part, publishAt } = article
  const text = article.texts[locale]
  return [
    ['title', quoted(text?.title ?? '')],
    ['slug', text?.slug ?? ''],
    ['lang', locale],
    ['pair', article.key],
    ['date', publishAt?.toISOString() ?? null],
    ['excerpt', quoted(text?.excerpt ?? '')],
    ['author', author],
    ['reviewer', reviewer],
    ['reviewed', reviewedOn],
    ['tags', tags.flatMap(tag => tag[locale] ?? []).join(', ')],
    ['series', series?.[locale] ?? null],
    ['part', part === null ? null : String(part)],
  ]
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text.replace(/"/g, '\\"').replace(/\s+/g, ' ')}"`
}

const piece = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const around: Record<string, string> = { strong: '**', em: '*' }
const before: Record<string, string> = { h2: '## ', h3: '### ' }
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

type Writing = { lists: { mark: string; count: number }[]; links: string[]; quotes: number; out: string }

/**
 * The Markdown of an article's sanitised HTML. Tables stay HTML, which Markdown allows.
 * @internal for its test
 */
export function markdownOf(html: string): string {
  const writing: Writing = { lists: [], links: [], quotes: 0, out: '' }
  for (const part of html.split(/(<table>[\s\S]*?<\/table>)/)) {
    if (part.startsWith('<table>')) writing.out += `\n\n${part}\n\n`
    else for (const [all, slash, tag, rest] of part.matchAll(piece)) write(writing, { all, slash, tag, rest })
  }
  return writing.out.replace(/\n{3,}/g, '\n\n').trim()
}

type Piece = { all: string; slash: string | undefined; tag: string | undefined; rest: string | undefined }

function write(writing: Writing, { all, slash, tag, rest }: Piece): void {
  if (tag === undefined) {
    writing.out += escaped(all)
    return
  }
  const isEnd = slash === '/'
  const mark = around[tag]
  if (mark !== undefined) writing.out += mark
  else if (tag === 'br') writing.out += `  \n${indent(writing)}`
  else if (tag === 'a') writeLink(writing, isEnd, rest ?? '')
  else if (tag === 'ul' || tag === 'ol') writeList(writing, isEnd, tag)
  else if (tag === 'li') writeItem(writing, isEnd)
  else if (tag === 'blockquote') {
    writing.quotes += isEnd ? -1 : 1
    writing.out += '\n\n'
  } else {
    const isInItem = writing.lists.length > 0 && /(?:[-.]) $/.test(writing.out)
    writing.out += isEnd || isInItem ? (isEnd ? '\n\n' : '') : `\n\n${indent(writing)}${before[tag] ?? ''}`
  }
}

function writeLink(writing: Writing, isEnd: boolean, attributes: string): void {
  if (!isEnd) writing.links.push(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
  writing.out += isEnd ? `](${decoded(writing.links.pop() ?? '')})` : '['
}

function writeList(writing: Writing, isEnd: boolean, tag: string): void {
  if (isEnd) writing.lists.pop()
  else writing.lists.push({ mark: tag === 'ul' ? '-' : '1.', count: 0 })
  if (writing.lists.length === (isEnd ? 0 : 1)) writing.out += '\n\n'
}

function writeItem(writing: Writing, isEnd: boolean): void {
  const list = writing.lists.at(-1)
  if (isEnd || !list) return
  list.count++
  const mark = list.mark === '-' ? '-' : `${list.count}.`
  writing.out = `${writing.out.trimEnd()}\n${writing.lists.length === 1 && list.count === 1 ? '\n' : ''}${'   '.repeat(writing.lists.length - 1)}${mark} `
}

function indent({ lists, quotes }: Writing): string {
  return '> '.repeat(quotes) + '   '.repeat(lists.length)
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, entity => entities[entity] ?? entity)
}

/** Signs that Markdown would read; an "&lt;" stays one, for it would begin a tag. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]]/g, sign => `\\${sign}`)
    .replace(/^(\s*)([-+#>]|\d{1,9}[.)])(?=\s)/, '$1\\$2')
}
