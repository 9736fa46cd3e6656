import { isDeepStrictEqual } from 'node:util'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import {
  type ArticleRow,
  insertArticle,
  insertFilesOfArticle,
  loadEditorName,
  lockArticle,
  updateDraft,
} from './article.queries.ts'
import { type ArticleDraft, emptyDraft } from './article.values.ts'
import { requireEditor } from './blog.policy.ts'
import { insertVersion, loadVersion } from './version.queries.ts'

/** Begins an empty article. @throws SignInRequired, NotAllowed for anyone but editors, as all of these */
export async function createArticle(ctx: Context): Promise<{ id: number }> {
  const { userId } = requireEditor(ctx)
  return inTransaction(ctx, async inside => {
    const by = await loadEditorName(inside.db, userId)
    const id = await insertArticle(inside.db, { draft: emptyDraft, by, now: inside.now() })
    await noteEvent(inside, 'article-created', { details: { articleId: id } })
    return { id }
  })
}

type Save = { id: number; version: number; draft: ArticleDraft }

/**
 * Keeps what is being typed, without a version to come back to; readers see nothing of it.
 * @throws {NotFound}; {Conflict} when somebody else has changed it meanwhile
 */
export async function autosaveArticle(ctx: Context, { id, version, draft }: Save): Promise<void> {
  const { userId } = requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    const article = await lockUnchanged(inside, id, version)
    if (isDeepStrictEqual(article.draft, draft)) return
    const by = await loadEditorName(inside.db, userId)
    await updateDraft(inside.db, { id, draft, by, now: inside.now(), isTyping: true })
  })
}

/** As {@link autosaveArticle}, with a version to come back to. @returns the version to send with the next change */
export async function saveArticle(ctx: Context, { id, version, draft }: Save): Promise<number> {
  const { userId } = requireEditor(ctx)
  return inTransaction(ctx, async inside => {
    await lockUnchanged(inside, id, version)
    return keepVersion(inside, { id, draft, by: await loadEditorName(inside.db, userId), kind: 'saved' })
  })
}

/** Makes an older version the draft; what was there before stays a version. @throws {NotFound}, {Conflict} */
export async function restoreVersion(
  ctx: Context,
  { id, version, number }: { id: number; version: number; number: number },
): Promise<void> {
  const { userId } = requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    const article = await lockUnchanged(inside, id, version)
    const draft = await loadVersion(inside.db, id, number)
    if (!draft) throw new NotFound()
    const by = await loadEditorName(inside.db, userId)
    // What was only saved by itself so far.
    await keepVersion(inside, { id, draft: article.draft, by, kind: 'saved' })
    await keepVersion(inside, { id, draft, by, kind: 'restored' })
    await noteEvent(inside, 'article-restored', { details: { articleId: id, number } })
  })
}

/** Hands uploaded pictures over to an article, whose text then names them. @throws {NotFound}; {Invalid} on `files` */
export async function addPictures(
  ctx: Context,
  { id, fileIds }: { id: number; fileIds: readonly string[] },
): Promise<void> {
  requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    if (!(await lockArticle(inside.db, id))) throw new NotFound()
    const files = await takeFiles(inside, { fileIds, purpose: 'article' })
    const taken = files.map(file => file.id)
    if (taken.length > 0) await insertFilesOfArticle(inside.db, id, taken)
  })
}

async function lockUnchanged(ctx: Context, id: number, version: number): Promise<ArticleRow> {
  const article = await lockArticle(ctx.db, id)
  if (!article) throw new NotFound()
  if (article.version !== version) throw new Conflict('blog.problem.changed')
  return article
}

async function keepVersion(
  { db, now }: Context,
  { id, draft, by, kind }: { id: number; draft: ArticleDraft; by: string; kind: 'saved' | 'restored' },
): Promise<number> {
  await insertVersion(db, { articleId: id, draft, kind, by, now: now() })
  return updateDraft(db, { id, draft, by, now: now() })
}
