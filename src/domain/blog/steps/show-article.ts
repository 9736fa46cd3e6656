import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '../../../i18n/locale.ts'
import { htmlAsText } from '../../../texts/html-as-text.ts'
import { safeArticleHtml } from '../../../texts/safe-html.ts'
import type { Context } from '../../caller/context.ts'
import { type FieldErrors, Invalid } from '../../caller/errors.ts'
import type { ArticleRow } from '../article.queries.ts'
import { type ArticleDraft, articleLocales, isWritten } from '../article.values.ts'
import { articlePartsOf } from '../article-parts.ts'
import { listPeople, listTerms } from '../lists/blog-list.queries.ts'
import { claimSlug, loadShownTexts, type ShownText, writeShown } from '../shown.queries.ts'
import { slugOf } from './slug-of.ts'
import { readingMinutesOf, stemsOf } from './words-of.ts'

/**
 * Copies a draft to where readers find it, in the caller's transaction; the caller has asked its policy and locked the article.
 * @throws {Invalid} with all that is missing, by the names of the editor's fields
 */
export async function showArticle(
  ctx: Context,
  article: Pick<ArticleRow, 'id' | 'draft'>,
  times: { publishAt: Date; archiveAt: Date | null },
): Promise<void> {
  const { id } = article
  const draft = await withKnownNames(ctx, article.draft)
  const texts = articleLocales.filter(locale => isWritten(draft[locale]))
  const problems = Object.assign(
    {},
    texts.length === 0 ? { deTitle: [{ key: 'blog.problem.nothing' }] } : {},
    draft.authorId === null ? { authorId: [{ key: 'blog.problem.author' }] } : {},
    draft.reviewerId !== null && draft.reviewedOn === null
      ? { reviewedOn: [{ key: 'blog.problem.day' }] }
      : {},
    ...texts.map(locale => problemsOf(draft, locale)),
  ) as FieldErrors
  for (const locale of texts) {
    const slug = slugOf(draft[locale].slug)
    if (slug !== '' && !(await claimSlug(ctx.db, slug, id)))
      problems[`${locale}Slug`] = [{ key: 'blog.problem.slug-taken' }]
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  const shown = texts.map(locale => shownText(draft, locale))
  const before = await loadShownTexts(ctx.db, id)
  const after = shown.map(({ locale, title, excerpt, html }) => {
    return { locale, html: `${title}\n${excerpt}\n${html}` }
  })
  const isRevised = before.length > 0 && !isDeepStrictEqual(before, after)
  const isOut = times.publishAt < ctx.now()
  const revisedAt = isRevised && isOut ? ctx.now() : null
  await writeShown(ctx.db, { id, draft, texts: shown, ...times, revisedAt })
}

/** Without what was deleted since the draft was written. */
async function withKnownNames(ctx: Context, draft: ArticleDraft): Promise<ArticleDraft> {
  const [people, terms] = await Promise.all([listPeople(ctx.db), listTerms(ctx.db)])
  const known = (id: number | null) => (people.some(person => person.id === id) ? id : null)
  const isTerm = (kind: string) => (id: number | null) =>
    terms.some(term => term.id === id && term.kind === kind)
  return {
    ...draft,
    authorId: known(draft.authorId),
    reviewerId: known(draft.reviewerId),
    tagIds: [...new Set(draft.tagIds)].filter(isTerm('tag')),
    seriesId: isTerm('series')(draft.seriesId) ? draft.seriesId : null,
  }
}

/** What is missing in one language. Pictures without words for those who cannot see them are not published. */
function problemsOf(draft: ArticleDraft, locale: Locale): FieldErrors {
  const text = draft[locale]
  const problems: FieldErrors = {}
  const miss = (name: string, key: string) => {
    problems[`${locale}${name}`] = [{ key: `blog.problem.${key}` }]
  }
  if (text.title === '') miss('Title', 'title')
  if (slugOf(text.slug) === '') miss('Slug', 'slug')
  if (text.excerpt === '') miss('Excerpt', 'excerpt')
  if (htmlAsText(safeArticleHtml(text.html)).trim() === '') miss('Html', 'text')
  else if (articlePartsOf(text.html).some(part => part.kind === 'picture' && part.alt === ''))
    miss('Html', 'picture-alt')
  if (draft.coverFileId !== null && text.coverAlt === '') miss('CoverAlt', 'cover-alt')
  return problems
}

function shownText(draft: ArticleDraft, locale: Locale): ShownText {
  const { title, slug, excerpt, html, coverAlt } = draft[locale]
  const safe = safeArticleHtml(html)
  const titleStems = stemsOf(title, locale)
  const stems = stemsOf(`${title} ${excerpt} ${htmlAsText(safe)}`, locale)
  const minutes = readingMinutesOf(safe)
  return { locale, slug: slugOf(slug), title, excerpt, html: safe, coverAlt, minutes, stems, titleStems }
}
