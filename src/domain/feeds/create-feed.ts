import { limits } from '../../config/limits.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { loadEmployerHead } from '../employers/load-employer-head.ts'
import { actorName } from '../jobs/steps/move-job.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { countFeedsOf, findFeedName, insertOwnFeed, lockFeedsOf } from './own-feed.queries.ts'
import { insertWaitingRun } from './runs/feed-run.queries.ts'
import { keepDocument } from './steps/keep-document.ts'
import { limitAsking } from './steps/limit-asking.ts'

type Source = { url: string } | { bytes: AsyncIterable<Uint8Array>; fileName: string }

/**
 * Creates a feed for an employer from a URL or an uploaded document and requests a dry run; nothing is published before `startFeed`.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict for too many feeds, Invalid on `url` when it must not be fetched and on `file`
 * when it is too large or not a feed
 */
export async function createFeed(
  ctx: Context,
  input: { employerId: number; name: string; source: Source },
): Promise<{ feedId: number; runId: number }> {
  const { employerId, source } = input
  requireFeedKeeper(ctx.actor, employerId)
  if ('url' in source && source.url === '') throw new Invalid({ url: [{ key: 'feeds.problem.source' }] })
  if (!(await loadEmployerHead(ctx, employerId))) throw new NotFound()
  if ('url' in source) requireAskable(ctx, source.url)
  const document = 'bytes' in source ? await keepDocument(ctx, source) : null
  const url = 'url' in source ? source.url : null
  return inTransaction(ctx, async inside => {
    const { db, actor } = inside
    await lockFeedsOf(db, employerId)
    await limitAsking(inside, employerId, url === null)
    if ((await countFeedsOf(db, employerId)) >= limits.feedsPerEmployer)
      throw new Conflict('feeds.problem.too-many', { max: limits.feedsPerEmployer })
    const now = inside.now()
    const name = await freeName(inside, employerId, input.name.trim() || nameOf(source))
    const createdBy = 'userId' in actor ? actor.userId : null
    const feedId = await insertOwnFeed(db, { employerId, name, url, createdBy, now })
    const runId = await insertWaitingRun(db, {
      feedId,
      kind: 'dry',
      askedBy: actorName(actor),
      readsKept: document !== null,
      rawFileId: document,
      fileName: 'bytes' in source ? source.fileName.slice(0, 200) : null,
      now,
    })
    await inside.tasks.enqueue('run-feeds', {})
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, feedId })
    return { feedId, runId: runId ?? 0 }
  })
}

/** Validates the URL's form right away, so that the error appears at its field. @throws Invalid on `url` */
export function requireAskable(ctx: Context, url: string): void {
  const problem = ctx.fetcher.problemOf(url)
  if (problem === null) return
  const isMisspelt = problem === 'no-address' || problem === 'not-https'
  throw new Invalid({ url: [{ key: isMisspelt ? 'feeds.problem.url' : `feeds.reason.${problem}` }] })
}

/** The default name: the host it is fetched from, or the file name. */
function nameOf(source: Source): string {
  if ('url' in source) return (URL.parse(source.url)?.hostname ?? 'Feed').slice(0, limits.feedNameChars)
  return source.fileName.replace(/\.\w{1,5}$/, '').slice(0, limits.feedNameChars) || 'Feed'
}

/** The wanted name, numbered when another feed of the employer has it. */
export async function freeName(ctx: Context, employerId: number, wanted: string): Promise<string> {
  let name = wanted
  for (let number = 2; await findFeedName(ctx.db, employerId, name); number++) name = `${wanted} ${number}`
  return name
}
