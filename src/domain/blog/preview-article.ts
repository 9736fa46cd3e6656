import { timingSafeEqual } from 'node:crypto'
import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { Gone, NotFound } from '../caller/errors.ts'
import { loadArticle, loadPicturesOfArticle } from './article.queries.ts'
import type { ArticleDraft } from './article.values.ts'
import { requireEditor } from './blog.policy.ts'
import type { PictureSize } from './public/published.ts'

/**
 * A link to the draft for somebody without an account, such as a reviewer. It is signed and says itself when it ends: nothing is stored.
 * @throws SignInRequired, NotAllowed for anyone but editors; {NotFound}
 */
export async function makePreview(ctx: Context, id: number): Promise<{ token: string; until: Date }> {
  requireEditor(ctx)
  if (!(await loadArticle(ctx.db, id))) throw new NotFound()
  const until = daysAfter(ctx.now(), limits.articlePreviewDays)
  const claim = `${id}-${Math.floor(until.getTime() / 1_000).toString(36)}`
  return { token: `${claim}.${signatureOf(ctx, claim)}`, until }
}

/** The draft, for whoever holds such a link. @throws {NotFound} for forged ones; {Gone} after its end */
export async function readPreview(
  ctx: Context,
  token: string,
): Promise<{ draft: ArticleDraft; pictures: PictureSize[] }> {
  const [claim = '', given = ''] = token.split('.')
  const [id = '', until = ''] = claim.split('-')
  if (!isSame(given, signatureOf(ctx, claim))) throw new NotFound()
  if (Number.parseInt(until, 36) * 1_000 < ctx.now().getTime()) throw new Gone('blog.problem.preview-over')
  const article = await loadArticle(ctx.db, Number(id))
  if (!article) throw new NotFound()
  const pictures = await loadPicturesOfArticle(ctx.db, article.id)
  return {
    draft: article.draft,
    pictures: pictures.map(({ id: file, widthPx, heightPx }) => {
      return { id: file, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0 }
    }),
  }
}

function signatureOf(ctx: Context, claim: string): string {
  return ctx.realms.secretBox.fingerprint(claim, 'article preview')
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
