import { loadMemberships } from '../../accounts/steps/load-memberships.ts'
import { periodAt } from '../../alerts/steps/alert-period.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { linkTokenOf } from '../../caller/signed-link.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { noteNewPeople } from '../pool-search.queries.ts'
import { loadSearchingEmployers } from '../searching-employer.queries.ts'
import { searchOf } from '../steps/search-of.ts'
import { keysOf } from '../steps/searcher-keys.ts'
import { readTalentFilter } from '../talent-filter.schema.ts'
import { canTendPool } from '../talent-pool.policy.ts'
import { fewestTold, type SearchFrequency, searchFrequencies } from '../talent-pool.values.ts'
import { claimDueSearches, type DueSearch, endSearchPeriod } from './talent-search.queries.ts'

const searchesAtOnce = 50

/**
 * Mails employers' people of whom a search finds for the first time: a number and a link, nothing about anyone. At most one mail per search
 * and period, however often this runs.
 * @returns how many mails it wrote
 */
export async function writeSearchMails(ctx: Context): Promise<number> {
  if (!canTendPool(ctx.actor)) throw new NotAllowed()
  let written = 0
  for (const frequency of searchFrequencies) written += await writeMailsOf(ctx, frequency)
  return written
}

async function writeMailsOf(ctx: Context, frequency: SearchFrequency): Promise<number> {
  const { name: period, closedAt } = periodAt(frequency, ctx.now())
  let written = 0
  for (;;) {
    const taken = await inTransaction(ctx, async inside => {
      const due = await claimDueSearches(inside.db, { frequency, period, closedAt, limit: searchesAtOnce })
      for (const search of due) if (await writeMail(inside, search, { period, closedAt })) written++
      return due.length
    })
    if (taken < searchesAtOnce) return written
  }
}

async function writeMail(
  ctx: Context,
  search: DueSearch,
  { period, closedAt }: { period: string; closedAt: Date },
): Promise<boolean> {
  const people = await countNew(ctx, search, closedAt)
  await endSearchPeriod(ctx.db, { searchId: search.id, period, people, closedAt, now: ctx.now() })
  if (people === 0) return false
  const { employerId, email, person: name, locale, userId, criteria, linkKey } = search
  await queueMail(ctx, {
    to: email,
    template: 'talent-new-people',
    props: {
      name,
      search: search.name,
      frequency: search.frequency,
      count: people < fewestTold ? null : people,
      url: ctx.links.employerTalentPool({ employerId, query: criteria }, locale),
      unsubscribeUrl: ctx.links.endTalentSearch(linkTokenOf(ctx, linkKey, 'talent search'), locale),
    },
    locale,
    userId,
    key: `talent-new-people ${search.id} ${period}`,
  })
  return true
}

/** As the person would find them now, each once for good: somebody who no longer acts for the employer finds nobody. */
async function countNew(ctx: Context, search: DueSearch, until: Date): Promise<number> {
  const memberships = await loadMemberships(ctx, { userId: search.userId, email: search.email })
  if (!memberships.some(({ employerId }) => employerId === search.employerId)) return 0
  const ids = memberships.map(({ employerId }) => employerId)
  const keys = keysOf(await loadSearchingEmployers(ctx.db, ids))
  const found = await searchOf(ctx, search.employerId, readTalentFilter(new URLSearchParams(search.criteria)))
  // Without the ad that it was about, a search would find everyone.
  if (!found || found.isJobOver) return 0
  return noteNewPeople(
    ctx.db,
    { ...found, keys, now: ctx.now() },
    {
      searchId: search.id,
      joinedUntil: until,
    },
  )
}
