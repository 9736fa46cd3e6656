import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import {
  type ArticlePicture,
  type ArticleRow,
  loadArticle,
  loadPicturesOfArticle,
} from './article.queries.ts'
import { type ArticleState, articleStateAt } from './article.status.ts'
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
