import type { Locale } from '../../../i18n/locale.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { isDomainError } from '../../caller/errors.ts'
import { insertArticle, loadEditorName } from '../article.queries.ts'
import { type ArticleDraft, emptyDraft, noArticleText } from '../article.values.ts'
import { requireEditorOrSystem } from '../blog.policy.ts'
import { listPeople, listTerms, upsertPerson, upsertTerm } from '../lists/blog-list.queries.ts'
import { showArticle } from '../steps/show-article.ts'
import { slugOf } from '../steps/slug-of.ts'
import { insertVersion } from '../version.queries.ts'
import { isAnySlugKnown } from './exchange.queries.ts'
import { type ExchangedArticle, pairedArticles } from './exchanged-article.ts'
import { readGhost } from './ghost.ts'
import { readMarkdown } from './read-markdown.ts'

export type ImportedFile = { name: string; text: string }

export type ImportOutcome = {
  /** On the site, or to come at their time. */
  shown: number
  drafts: number
  /** Left alone, because an article has one of their addresses. */
  known: number
  /** Files that are neither an export of Ghost nor Markdown with a title. */
  unread: string[]
}

type Wish = {
  files: readonly ImportedFile[]
  /** Of files that do not say theirs. */
  locale: Locale
  /** Nothing is shown, whatever the files say. */
  asDrafts: boolean
}

/**
 * Takes over articles from exports of Ghost (JSON) and Markdown files. A second time it finds its own articles and leaves them alone.
 * @throws SignInRequired, NotAllowed for anyone but editors and the operator's commands
 */
export async function importArticles(
  ctx: Context,
  { files, locale, asDrafts }: Wish,
): Promise<ImportOutcome> {
  requireEditorOrSystem(ctx)
  const outcome: ImportOutcome = { shown: 0, drafts: 0, known: 0, unread: [] }
  const read: ExchangedArticle[] = []
  for (const { name, text } of files) {
    const articles = name.toLowerCase().endsWith('.json')
      ? readGhost(text, locale)
      : [readMarkdown(name, text, locale)].filter(article => article !== null)
    if (!articles || articles.length === 0) outcome.unread.push(name)
    else read.push(...articles)
  }
  for (const article of pairedArticles(read)) outcome[await takeOver(ctx, article, asDrafts)]++
  await noteEvent(ctx, 'articles-imported', { details: { shown: outcome.shown, drafts: outcome.drafts } })
  return outcome
}

async function takeOver(
  ctx: Context,
  article: ExchangedArticle,
  asDrafts: boolean,
): Promise<'shown' | 'drafts' | 'known'> {
  const slugs = Object.values(article.texts).flatMap(({ slug }) => slug || [])
  return inTransaction(ctx, async inside => {
    if (await isAnySlugKnown(inside.db, slugs)) return 'known'
    const by = 'userId' in ctx.actor ? await loadEditorName(inside.db, ctx.actor.userId) : ''
    const draft = await draftOf(inside, article)
    const now = inside.now()
    const id = await insertArticle(inside.db, { draft, by, now })
    await insertVersion(inside.db, { articleId: id, draft, kind: 'imported', by, now })
    if (asDrafts || article.publishAt === null) return 'drafts'
    const times = { publishAt: article.publishAt, archiveAt: null }
    return showArticle(inside, { id, draft }, times).then(
      () => 'shown' as const,
      error => {
        // What is missing is asked of the editor, as for every draft.
        if (isDomainError(error) && error.kind === 'invalid') return 'drafts' as const
        throw error
      },
    )
  })
}

async function draftOf(ctx: Context, article: ExchangedArticle): Promise<ArticleDraft> {
  const textIn = (locale: Locale) => {
    const text = article.texts[locale]
    if (!text) return noArticleText
    return { ...text, title: text.title.slice(0, 160), excerpt: text.excerpt.slice(0, 300), coverAlt: '' }
  }
  const tags = await Promise.all(article.tags.map(tag => termOf(ctx, 'tag', tag)))
  return {
    ...emptyDraft,
    de: textIn('de'),
    en: textIn('en'),
    authorId: await personOf(ctx, article.author ?? 'Redaktion'),
    reviewerId: article.reviewer === null ? null : await personOf(ctx, article.reviewer),
    reviewedOn: article.reviewedOn,
    tagIds: tags.filter(id => id !== null),
    seriesId: article.series && (await termOf(ctx, 'series', article.series)),
    seriesPart: article.series ? article.part : null,
  }
}

async function personOf(ctx: Context, name: string): Promise<number | null> {
  const known = (await listPeople(ctx.db)).find(person => person.name === name)
  if (known) return known.id
  const roles = { roleDe: 'Redaktion', roleEn: 'Editorial team' }
  return upsertPerson(ctx.db, { id: null, name: name.slice(0, 120), ...roles, aboutDe: '', aboutEn: '' })
}

async function termOf(
  ctx: Context,
  kind: 'tag' | 'series',
  names: Partial<Record<Locale, string>>,
): Promise<number | null> {
  const nameDe = (names.de ?? names.en ?? '').slice(0, 80)
  const slug = slugOf(nameDe)
  if (slug === '') return null
  const known = (await listTerms(ctx.db)).find(term => term.kind === kind && term.slug === slug)
  if (known) return known.id
  return upsertTerm(ctx.db, { id: null, kind, slug, nameDe, nameEn: (names.en ?? nameDe).slice(0, 80) })
}
