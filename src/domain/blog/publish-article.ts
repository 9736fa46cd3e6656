import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { type ArticleRow, deleteArticleRow, loadEditorName, lockArticle } from './article.queries.ts'
import { type ArticleMove, articleStateAt, movesOfState } from './article.status.ts'
import { requireEditor } from './blog.policy.ts'
import { writeTimes } from './shown.queries.ts'
import { showArticle } from './steps/show-article.ts'
import { insertVersion } from './version.queries.ts'

type Seen = { id: number; version: number }

/**
 * Shows the draft to readers at once; of a published article, what was changed since.
 * @throws SignInRequired, NotAllowed for anyone but editors, as all of these; {NotFound}; {Conflict} after a change by somebody else;
 * {Invalid} with what is missing
 */
export async function publishArticle(ctx: Context, seen: Seen): Promise<void> {
  await move(ctx, seen, 'publish', async (inside, article) => {
    const isShown = articleStateAt(article, inside.now()) === 'published'
    const publishAt = isShown && article.publishAt ? article.publishAt : inside.now()
    await show(inside, article, { publishAt, archiveAt: isShown ? article.archiveAt : null })
  })
}

/** Readers see the draft from `at` on, and no longer from `until` on. @throws as {@link publishArticle} */
export async function scheduleArticle(
  ctx: Context,
  { at, until, ...seen }: Seen & { at: Date; until: Date | null },
): Promise<void> {
  if (at <= ctx.now()) throw new Invalid({ at: [{ key: 'blog.problem.past' }] })
  if (until !== null && until <= at) throw new Invalid({ until: [{ key: 'blog.problem.until' }] })
  await move(ctx, seen, 'schedule', (inside, article) =>
    show(inside, article, { publishAt: at, archiveAt: until }),
  )
}

/** Readers no longer see it; its addresses say that it is gone. @throws as {@link publishArticle} */
export async function archiveArticle(ctx: Context, seen: Seen): Promise<void> {
  await move(ctx, seen, 'archive', (inside, { id, publishAt }) =>
    writeTimes(inside.db, { id, publishAt, archiveAt: inside.now() }),
  )
}

/** Readers see an archived one again as they last did, with the day on which it first appeared. @throws as {@link publishArticle} */
export async function unarchiveArticle(ctx: Context, seen: Seen): Promise<void> {
  await move(ctx, seen, 'restore', (inside, { id, publishAt }) =>
    writeTimes(inside.db, { id, publishAt, archiveAt: null }),
  )
}

/** Takes back what is planned or archived: a draft again. @throws as {@link publishArticle} */
export async function withdrawArticle(ctx: Context, seen: Seen): Promise<void> {
  await move(ctx, seen, 'withdraw', (inside, { id }) =>
    writeTimes(inside.db, { id, publishAt: null, archiveAt: null }),
  )
}

/** Deletes a draft that readers do not see, with its versions and pictures. @throws {Conflict} otherwise */
export async function deleteArticle(ctx: Context, { id, version }: Seen): Promise<void> {
  requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    const article = await lockSeen(inside, { id, version })
    if (articleStateAt(article, inside.now()) !== 'draft') throw new Conflict('blog.problem.not-a-draft')
    await releaseFiles(inside, await deleteArticleRow(inside.db, id))
    await noteEvent(inside, 'article-deleted', { details: { articleId: id } })
  })
}

async function move(
  ctx: Context,
  seen: Seen,
  what: ArticleMove,
  work: (inside: Context, article: ArticleRow) => Promise<void>,
): Promise<void> {
  requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    const article = await lockSeen(inside, seen)
    const state = articleStateAt(article, inside.now())
    if (!movesOfState[state].includes(what)) throw new Conflict('blog.problem.changed')
    await work(inside, article)
    await noteEvent(inside, 'article-moved', { details: { articleId: seen.id, move: what } })
  })
}

async function lockSeen(ctx: Context, { id, version }: Seen): Promise<ArticleRow> {
  const article = await lockArticle(ctx.db, id)
  if (!article) throw new NotFound()
  if (article.version !== version) throw new Conflict('blog.problem.changed')
  return article
}

async function show(
  ctx: Context,
  article: ArticleRow,
  times: { publishAt: Date; archiveAt: Date | null },
): Promise<void> {
  const { userId } = requireEditor(ctx)
  if (times.publishAt > daysAfter(ctx.now(), limits.articleAheadDays))
    throw new Invalid({ at: [{ key: 'blog.problem.far' }] })
  await showArticle(ctx, article, times)
  const by = await loadEditorName(ctx.db, userId)
  const { id, draft } = article
  await insertVersion(ctx.db, { articleId: id, draft, kind: 'shown', by, now: ctx.now() })
}
