import { limits } from '../../../config/limits.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { listEmployerPeople } from '../../applications/steps/list-employer-people.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { canImportFeed } from '../feed.policy.ts'
import { type FeedRow, findFeedAuthor, loadFeed, updateFeed } from '../own-feed.queries.ts'
import { reasonText } from '../reason-text.ts'
import type { RunRow } from '../runs/feed-run.queries.ts'
import type { FeedResult } from '../runs/feed-run.ts'

/**
 * Notes on the feed what came of a real run, and writes to its employer's people when it failed for the third time in a row or
 * held the end of ads back. `result` is null for a run that could not be read.
 */
export async function finishRun(
  ctx: Context,
  feed: FeedRow,
  { run, result, message }: { run: RunRow; result: FeedResult | null; message: string | null },
): Promise<void> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    const current = await loadFeed(inside.db, feed.id)
    if (!current) return
    // Empty, or mostly unreadable: that is no better for its ads than no answer at all.
    const isHealthy = result?.complete ?? false
    const failures = isHealthy ? 0 : current.failures + 1
    await updateFeed(inside.db, feed.id, {
      failures,
      // While ends are held back nobody knows which of its ads still stand.
      ...(isHealthy && !result?.held ? { confirmed_at: now } : {}),
    })
    if (failures === limits.feedFailuresToMail)
      await tellPeople(inside, feed, run, { kind: 'failed', message })
    if (result?.held) await tellPeople(inside, feed, run, { kind: 'held', message })
  })
}

async function tellPeople(
  ctx: Context,
  feed: FeedRow,
  run: RunRow,
  trouble: { kind: 'failed' | 'held'; message: string | null },
): Promise<void> {
  for (const person of await peopleOf(ctx, feed)) {
    const reason = trouble.message === null ? '' : reasonText(translator(person.locale), trouble.message)
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
      // One mail about the brake a day: it holds at every run until somebody has looked.
      key: `feed-${trouble.kind} ${feed.id} ${trouble.kind === 'held' ? ctx.now().toISOString().slice(0, 10) : run.id} ${person.userId}`,
    })
  }
}

type Person = { userId: string; name: string; email: string; locale: Locale }

/** The employer's people; where it has none, the administrator who set the feed up for it. */
async function peopleOf(ctx: Context, { employerId, createdBy }: FeedRow): Promise<Person[]> {
  const people = await listEmployerPeople(ctx, employerId)
  if (people.length > 0 || createdBy === null) return people
  const author = await findFeedAuthor(ctx.db, createdBy)
  return author === null ? [] : [author]
}
