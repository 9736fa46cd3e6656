import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import { formatMoment } from '../../../i18n/format.ts'
import { translator } from '../../../i18n/translate.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { spreadsheetCsv } from '../../caller/spreadsheet-csv.ts'
import { articleStateAt } from '../article.status.ts'
import { articleLocales, isWritten } from '../article.values.ts'
import { requireEditorOrSystem } from '../blog.policy.ts'
import { listPeople, listTerms } from '../lists/blog-list.queries.ts'
import type { BlogPerson, BlogTerm } from '../lists/blog-names.ts'
import { type ExportedRow, listAllArticles } from './exchange.queries.ts'
import type { ExchangedArticle } from './exchanged-article.ts'
import { writeGhost } from './ghost.ts'
import { writeMarkdown } from './write-markdown.ts'

export const exportKinds = ['ghost.json', 'markdown.zip', 'articles.csv'] as const
export type ExportKind = (typeof exportKinds)[number]

/**
 * All articles as their editors have them, for Ghost or as Markdown files in an archive.
 * @throws SignInRequired, NotAllowed for anyone but editors and the operator's commands
 */
export async function exportArticles(ctx: Context, kind: ExportKind): Promise<Readable> {
  requireEditorOrSystem(ctx)
  if (kind === 'articles.csv') return exportTable(ctx)
  const articles = await exchangedArticles(ctx)
  await noteEvent(ctx, 'articles-exported', { details: { articles: articles.length, kind } })
  if (kind === 'ghost.json') return Readable.from([writeGhost(articles, ctx.now())])
  const files = articles.flatMap(writeMarkdown).map(({ name, text }) => [name, strToU8(text)] as const)
  return Readable.from([Buffer.from(zipSync(Object.fromEntries(files)))])
}

/** The list of articles for spreadsheets. */
async function exportTable(ctx: Context): Promise<Readable> {
  const rows = await listAllArticles(ctx.db)
  await noteEvent(ctx, 'articles-exported', { details: { articles: rows.length, kind: 'articles.csv' } })
  const t = translator(ctx.locale)
  const columns = ['id', 'title-de', 'title-en', 'state', 'published', 'changed'] as const
  const header = columns.map(column => t(`blog-words.column.${column}`))
  const now = ctx.now()
  async function* cells() {
    for (const { id, draft, publishAt, archiveAt, changedAt } of rows) {
      const state = articleStateAt({ publishAt, archiveAt }, now)
      yield [
        String(id),
        draft.de.title,
        draft.en.title,
        t(`blog-words.state.${state}`),
        publishAt ? formatMoment(publishAt, ctx.locale) : '',
        formatMoment(changedAt, ctx.locale),
      ]
    }
  }
  return spreadsheetCsv(header, cells())
}

async function exchangedArticles(ctx: Context): Promise<ExchangedArticle[]> {
  const [rows, people, terms] = await Promise.all([
    listAllArticles(ctx.db),
    listPeople(ctx.db),
    listTerms(ctx.db),
  ])
  return rows.map(row => exchanged(row, people, terms))
}

function exchanged(
  { id, draft, publishAt }: ExportedRow,
  people: readonly BlogPerson[],
  terms: readonly BlogTerm[],
): ExchangedArticle {
  const nameOf = (person: number | null) => people.find(each => each.id === person)?.name ?? null
  const termOf = (asked: number | null) => {
    const term = terms.find(each => each.id === asked)
    return term ? { de: term.nameDe, en: term.nameEn } : null
  }
  const written = articleLocales.filter(locale => isWritten(draft[locale]))
  const texts = written.map(locale => {
    const { title, slug, excerpt, html } = draft[locale]
    return [locale, { title, slug, excerpt, html }] as const
  })
  return {
    key: draft.en.slug || draft.de.slug || `article-${id}`,
    texts: Object.fromEntries(texts),
    author: nameOf(draft.authorId),
    reviewer: nameOf(draft.reviewerId),
    reviewedOn: draft.reviewedOn,
    tags: draft.tagIds.flatMap(tag => termOf(tag) ?? []),
    series: termOf(draft.seriesId),
    part: draft.seriesPart,
    publishAt,
  }
}
