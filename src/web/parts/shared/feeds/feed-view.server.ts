import type { Context } from '../../../../domain/caller/context.ts'
import { isOpen } from '../../../../domain/feeds/feed.values.ts'
import type { listFeeds, readFeed } from '../../../../domain/feeds/read-feeds.ts'
import { oddityText, reasonText } from '../../../../domain/feeds/reason-text.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { mappingView } from './mapping-view.server.ts'

type Feed = Awaited<ReturnType<typeof listFeeds>>[number]
type FeedPage = Awaited<ReturnType<typeof readFeed>>
export type Run = FeedPage['runs'][number]

export type FeedRowView = ReturnType<typeof feedRowView>
export type FeedPageView = ReturnType<typeof feedPageView>
export type RunView = ReturnType<typeof runView>

export function feedRowView(ctx: Context, feed: Feed) {
  const { locale } = ctx
  const t = translator(locale)
  const moment = (date: Date) => formatMoment(date, locale)
  return {
    id: feed.id,
    name: feed.name,
    employer: feed.employerName,
    source: feed.url ?? t('feeds.source-file'),
    state: stateOf(feed),
    schedule: feed.url === null ? null : t(`feeds.schedule.${feed.schedule}`),
    next: feed.nextRunAt && t('feeds.next', { date: moment(feed.nextRunAt) }),
    last: feed.lastRun && t('feeds.last', { date: moment(feed.lastRun.startedAt) }),
    summary: feed.lastRun && summaryOf(t, feed.lastRun),
  }
}

function stateOf(feed: Pick<Feed, 'startedAt' | 'pausedAt' | 'pausedBecause' | 'failures' | 'url'>): {
  key: string
  tone: BadgeTone
} {
  if (feed.startedAt === null) return { key: 'draft', tone: 'neutral' }
  if (feed.pausedBecause === 'ended') return { key: 'ended', tone: 'neutral' }
  if (feed.pausedAt !== null)
    return { key: feed.pausedBecause === 'undone' ? 'undone' : 'paused', tone: 'warn' }
  if (feed.failures > 0) return { key: 'failing', tone: 'bad' }
  return feed.url === null ? { key: 'upload', tone: 'neutral' } : { key: 'active', tone: 'good' }
}

export function feedPageView(
  ctx: Context,
  { feed, runs, jobs, dry, wordings, canUndo, canEndMissing }: FeedPage,
) {
  const t = translator(ctx.locale)
  const views = runs.map(run => runView(ctx, run))
  const [last = null] = views
  const read = feed.startedAt === null ? (dry?.hints ?? {}) : { ...jobs, read: jobs.published }
  return {
    ...feedRowView(ctx, { ...feed, lastRun: runs[0] ?? null }),
    url: feed.url ?? '',
    hasUrl: feed.url !== null,
    scheduleValue: feed.schedule,
    isDraft: feed.startedAt === null,
    isPaused: feed.pausedAt !== null,
    isUndone: feed.pausedBecause === 'undone',
    isEnded: feed.pausedBecause === 'ended',
    isBusy: runs.some(isOpen),
    canUndo,
    canEndMissing,
    isUnrecognised: runs[0]?.reason?.code === 'no-jobs-recognised' && (feed.found?.itemPaths.length ?? 0) > 0,
    canStart: feed.startedAt === null && isStartable(runs[0]),
    last,
    runs: views,
    recognised: recognised(t, feed.found),
    mapping: mappingView(t, feed),
    quality: {
      read: read.read ?? 0,
      hints: qualityHints(t, read),
      wordings: wordings.map(wording => wordingView(t, wording)),
      /** The dry run whose items the wordings number, or null when the numbers are those of published ads. */
      runId: dry?.id ?? null,
    },
  }
}

function isStartable(last: Run | undefined): boolean {
  return last?.status === 'succeeded' && last.successful > 0
}

function recognised(t: Translate, found: FeedPage['feed']['found']): string | null {
  if (!found?.dialect) return null
  return t('feeds.recognised-as', { dialect: t(`feeds.dialect.${found.dialect}`), count: found.itemCount })
}

function qualityHints(
  t: Translate,
  read: { withoutPay?: number; withoutPostalCode?: number; withoutText?: number; withoutPage?: number },
): string[] {
  const counts: [string, number | undefined][] = [
    ['pay', read.withoutPay],
    ['postal', read.withoutPostalCode],
    ['text', read.withoutText],
    ['link', read.withoutPage],
  ]
  return counts.flatMap(([key, count = 0]) => (count > 0 ? [t(`feeds.quality.${key}`, { count })] : []))
}

/**
 * Uses the hints of the job editor, so that a wording is explained alike in both places. `ads` may be fewer than `count`; `more` says so.
 */
function wordingView(t: Translate, { key, count, ads }: FeedPage['wordings'][number]) {
  return {
    key,
    count: t('feeds.quality.wording', { count }),
    text: t(`ads.hint.${key}`),
    ads,
    more: count > ads.length ? t('feeds.quality.more', { count: count - ads.length }) : null,
  }
}

export function runView(ctx: Context, run: Run) {
  const t = translator(ctx.locale)
  return {
    id: run.id,
    kind: run.kind,
    status: run.undoneAt === null ? run.status : ('undone' as const),
    tone: run.undoneAt === null ? runTone(run.status) : ('neutral' as const),
    started: formatMoment(run.startedAt, ctx.locale),
    took: tookText(t, run),
    summary: summaryOf(t, run),
    message: run.reason && reasonText(t, run.reason),
    reasons: run.reasons.map(({ reason, count }) => ({ text: reasonText(t, reason), count })),
    warnings: warningTexts(t, run.warnings),
    otherEmployers: otherEmployers(t, run),
    isOpen: isOpen(run),
    done:
      run.itemsTotal === null || run.itemsDone === 0 ? null : { done: run.itemsDone, total: run.itemsTotal },
    failed: run.failed,
  }
}

/** Other employers that the ads of a dry run name: the five most frequent, and how many more. Null when there are none. */
function otherEmployers(t: Translate, { kind, hints }: Run) {
  const others = [...(hints.otherEmployers ?? [])].sort((one, other) => other.count - one.count)
  if (kind !== 'dry' || others.length === 0) return null
  return {
    jobs: others.reduce((sum, { count }) => sum + count, 0),
    names: others.slice(0, 5).map(({ name, count }) => t('feeds.other-employers.name', { name, count })),
    more: Math.max(0, others.length - 5),
  }
}

/** Equal warnings of several ads become one line, with the place where the first was seen and a count. */
function warningTexts(t: Translate, warnings: Run['warnings']): string[] {
  const kinds = Map.groupBy(warnings, ({ reason }) => JSON.stringify(reason))
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const text = oddityText(t, first)
    return others.length === 0 ? text : t('feeds.run.warning-more', { text, count: others.length })
  })
}

export function runTone(status: Run['status']): BadgeTone {
  if (status === 'failed') return 'bad'
  if (status === 'held') return 'warn'
  return status === 'succeeded' ? 'good' : 'brand'
}

function tookText(t: Translate, { startedAt, finishedAt }: Run): string | null {
  if (finishedAt === null) return null
  const seconds = Math.max(1, Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000))
  return seconds < 120
    ? t('feeds.runs.seconds', { count: seconds })
    : t('feeds.runs.minutes', { count: Math.round(seconds / 60) })
}

const undoneTexts: Record<string, string> = {
  created: 'undone-new',
  changed: 'undone-changed',
  ended: 'undone-ended',
}

/** "14 neu, 3 geändert, 2 enden, 1 abgelehnt". Null for a run without a result, and a text of its own for one that changed nothing. */
function summaryOf(t: Translate, run: Run): string | null {
  if (run.status === 'waiting' || run.status === 'running') return null
  const counts: [string, number][] = [
    ['created', run.created],
    ['changed', run.changed],
    ['unchanged', run.unchanged],
    ['ended', run.ended],
    ['expired', run.expired],
    ['duplicates', run.duplicates],
    ['failed', run.failed],
  ]
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) =>
      t(`feeds.counts.${run.kind === 'undo' ? (undoneTexts[key] ?? key) : key}`, { count }),
    )
  if (run.vanished > run.ended) parts.push(t('feeds.counts.vanished', { count: run.vanished - run.ended }))
  return parts.length === 0 ? t('feeds.counts.nothing') : parts.join(', ')
}
