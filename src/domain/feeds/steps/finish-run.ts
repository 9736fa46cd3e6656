import { limits } from '../../../config/limits.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { listEmployerPeople } from '../../applications/steps/list-employer-people.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { canImportFeed } from '../feed.policy.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import { type FeedRow, findFeedAuthor, loadFeed, updateFeed } from '../own-feed.queries.ts'
import { reasonText } from '../reason-text.ts'
import type { RunRow } from '../runs/feed-run.queries.ts'
import type { FeedResult } from '../runs/feed-run.ts'

/**
 * Records the outcome of a real run on its feed, and mails the employer's people after the third consecutive failure or when ends were held
 * back. `result` is null for a run that could not be read.
 */
export async function finishRun(
  ctx: Context,
  feed: FeedRow,
  { run, result, reason }: { run: RunRow; result: FeedResult | null; reason: FeedReason | null },
): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    const current = await loadFeed(inside.db, feed.id)
    if (!current) return
    // An empty or mostly unreadable document confirms its jobs no better than no response at all.
    const isHealthy = result?.complete ?? false
    const failures = isHealthy ? 0 : current.failures + 1
    await updateFeed(inside.db, feed.id, {
      failures,
      // While ends are held back, it is unknown which jobs are still open.
      ...(isHealthy && !result?.held ? { confirmed_at: now } : {}),
    })
    if (failures === limits.feedFailuresToMail)
      await tellPeople(inside, feed, run, { kind: 'failed', reason })
    if (result?.held) await tellPeople(inside, feed, run, { kind: 'held', reason })
  })
}

async function tellPeople(
  ctx: Context,
  feed: FeedRow,
  run: RunRow,
  trouble: { kind: 'failed' | 'held'; reason: FeedReason | null },
): Promise<void> {
  for (const person of await peopleOf(ctx, feed)) {
    const reason = trouble.reason === null ? '' : reasonText(translator(person.locale), trouble.reason)
    await queueMail(ctx, {
      to: person.email,
      template: trouble.kind === 'failed' ? 'feed-failed' : 'feed-held',
      props: {
        name: person.name,
        feed: feed.name,
        employer: feed.employerName,
        reason,
        url: ctx.links.feed(feed, person.locale),
      },
      locale: person.locale,
      userId: person.userId,
      // At most one mail about the vanish guard per day: it triggers on every run until a person has reviewed.
      key: `feed-${trouble.kind} ${feed.id} ${trouble.kind === 'held' ? ctx.now().toISOString().slice(0, 10) : run.id} ${person.userId}`,
    })
  }
}

type Person = { userId: string; name: string; email: string; locale: Locale }

/** The employer's people; without any, the administrator who created the feed. */
async function peopleOf(ctx: Context, { employerId, createdBy }: FeedRow): Promise<Person[]> {
  const people = await listEmployerPeople(ctx, employerId)
  if (people.length > 0 || createdBy === null) return people
  const author = await findFeedAuthor(ctx.db, createdBy)
  return author === null ? [] : [author]
}
