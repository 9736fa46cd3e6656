import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import {
  type ArticlePicture,
  type ArticleRow,
  countArticles,
  listArticleRows,
  loadArticle,
  loadPicturesOfArticle,
} from './article.queries.ts'
import { type ArticleState, articleStateAt, articleStates } from './article.status.ts'
import type { ArticleDraft } from './article.values.ts'
import { requireEditor } from './blog.policy.ts'
import { type ArticleVersion, listVersionRows, loadLastShown, loadVersion } from './version.queries.ts'

export type EditedArticle = ArticleRow & {
  state: ArticleState
  pictures: ArticlePicture[]
  /** Readers see, or will see, something else than the draft. */
  isChanged: boolean
}

/** An article as its editors have it. @throws SignInRequired, NotAllowed for anyone but editors, as all of these; {NotFound} */
export async function readArticle(ctx: Context, id: number): Promise<EditedArticle> {
  requireEditor(ctx)
  const article = await loadArticle(ctx.db, id)
  if (!article) throw new NotFound()
  const [pictures, shown] = await Promise.all([loadPicturesOfArticle(ctx.db, id), loadLastShown(ctx.db, id)])
  const state = articleStateAt(article, ctx.now())
  const isChanged = state !== 'draft' && shown !== null && !isDeepStrictEqual(shown, article.draft)
  return { ...article, state, pictures, isChanged }
}

export type ArticleFilter = { state: ArticleState | null; words: string; page: number }

/** All articles, the last changed first. */
export async function listArticles(ctx: Context, { state, words, page }: ArticleFilter) {
  requireEditor(ctx)
  const now = ctx.now()
  const asked = { state, words: words.slice(0, limits.searchTextChars), now }
  const size = limits.pageSize
  const [rows, count, ...byState] = await Promise.all([
    listArticleRows(ctx.db, { ...asked, offset: (page - 1) * size, limit: size }),
    countArticles(ctx.db, asked),
    ...articleStates.map(each => countArticles(ctx.db, { state: each, words: '', now })),
  ])
  return {
    articles: rows.map(row => ({ ...row, state: articleStateAt(row, now) })),
    pages: Math.max(1, Math.ceil(count / size)),
    counts: articleStates.map((each, at) => ({ state: each, count: byState[at] ?? 0 })),
  }
}

/** The versions of an article, the newest first. @throws {NotFound} */
export async function listVersions(
  ctx: Context,
  id: number,
): Promise<{ article: ArticleRow; versions: ArticleVersion[] }> {
  requireEditor(ctx)
  const article = await loadArticle(ctx.db, id)
  if (!article) throw new NotFound()
  return { article, versions: await listVersionRows(ctx.db, id, limits.articleVersionsShown) }
}

/** One version. @throws {NotFound} */
export async function readVersion(
  ctx: Context,
  { id, number }: { id: number; number: number },
): Promise<ArticleDraft> {
  requireEditor(ctx)
  const draft = await loadVersion(ctx.db, id, number)
  if (!draft) throw new NotFound()
  return draft
}
