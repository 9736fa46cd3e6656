import { daysBefore, hourMs } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Fetcher, readStart } from '../../platform/network/fetcher.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import { type DueLink, findDueLinks, saveLink } from './job-link.queries.ts'
import { type LinkState, readLinkAnswer } from './steps/read-link-answer.ts'

const textBytes = 64 * 1024

/**
 * Checks whether the application links of public jobs still work: each once a week, at most five per host and sequentially. A link that
 * fails twice, at least half a day apart, counts as dead; no job is ended for that. A host that does not answer or throttles us is skipped
 * for this run. @returns how many were checked. @throws NotAllowed
 */
export async function checkLinks(ctx: Context, fetcher: Pick<Fetcher, 'fetch'>): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  const daysAgo = (days: number) => daysBefore(ctx.now(), days)
  const due = await findDueLinks(ctx.db, {
    before: daysAgo(limits.linkCheckDays),
    again: daysAgo(1),
    limit: limits.linkChecks,
    perHost: limits.linkChecksPerHost,
  })
  const silentHosts = new Set<string>()
  let looked = 0
  for (const link of due) {
    const host = URL.parse(link.url)?.host ?? ''
    if (silentHosts.has(host)) continue
    const seen = await look(ctx, fetcher, link.url)
    if (seen === 'silent') silentHosts.add(host)
    await saveLink(ctx.db, { ...link, ...judge(link, seen, ctx.now()), now: ctx.now() })
    looked++
  }
  return looked
}

type Seen = LinkState | 'silent'

function judge({ misses, missedSince }: DueLink, seen: Seen, now: Date) {
  if (seen === 'ok') return { state: 'ok' as const, misses: 0, missedSince: null }
  if (seen === 'unclear' || seen === 'silent') return { state: 'unclear' as const, misses, missedSince }
  const since = missedSince ?? now
  const isSure = now.getTime() - since.getTime() >= limits.vanishMissGapHours * hourMs
  return { state: isSure ? ('gone' as const) : ('unclear' as const), misses: misses + 1, missedSince: since }
}

async function look(ctx: Context, fetcher: Pick<Fetcher, 'fetch'>, asked: string): Promise<Seen> {
  let url = asked
  try {
    for (let hop = 0; hop <= limits.feedRedirects; hop++) {
      const headers = {
        'user-agent': `KittelLinkCheck/1.0 (+${ctx.links.site()})`,
        accept: 'text/html,*/*;q=0.5',
      }
      const answer = await fetcher.fetch({ url, headers, timeoutMs: limits.linkCheckMs })
      if (answer.status === 429 || answer.status >= 500) {
        await readStart(answer.body, 1)
        return 'silent'
      }
      const text = await readStart(answer.body, textBytes)
      const target = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined
      const next = typeof target === 'string' ? URL.parse(target, url) : null
      if (next === null) return readLinkAnswer({ asked, final: url, status: answer.status, text })
      url = next.href
    }
  } catch {
    // Unreachable or throttled: says nothing about the job.
    return 'silent'
  }
  return 'unclear'
}
