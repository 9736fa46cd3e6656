import type { JudgedCriterion } from '../../../../domain/alerts/explain-match.ts'
import type { ExplainedMatch, OwnAlert } from '../../../../domain/alerts/read-own-alerts.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatCount, formatDate, formatMoment } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { jobCardView } from '../job-card.server.ts'
import { criteriaLabels } from './criteria-labels.server.ts'

export type AlertView = Awaited<ReturnType<typeof alertView>>
export type MatchView = Awaited<ReturnType<typeof matchViews>>[number]

export async function alertView(ctx: Context, alert: OwnAlert) {
  const { locale } = ctx
  const t = translator(locale)
  const { id, name, frequency, status, pausedUntil, lastSentAt, found, unread, refused, mails } = alert
  const until = pausedUntil && formatDate(pausedUntil, locale)
  return {
    id,
    name,
    frequency,
    status,
    statusText: until ? t('alert.status.paused-until', { date: until }) : t(`alert.status.${status}`),
    criteria: (await criteriaLabels(ctx, alert.params)).map(({ key, label }) => ({ key, label })),
    lastSent: lastSentAt && formatMoment(lastSentAt, locale),
    found,
    unread,
    refused,
    figures: {
      found: formatCount(found, locale),
      unread: formatCount(unread, locale),
      refused: formatCount(refused, locale),
      mails: formatCount(mails, locale),
    },
  }
}

/** Matches with the criteria they meet, miss or leave open, in this order. `card` is null for an ad that has ended. */
export async function matchViews(ctx: Context, alert: OwnAlert, matches: readonly ExplainedMatch[]) {
  const { locale } = ctx
  const t = translator(locale)
  const names = new Map((await criteriaLabels(ctx, alert.params)).map(({ key, label }) => [key, label]))
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' })
  const wordsOf = ({ name, values }: JudgedCriterion) =>
    anyOf.format(
      values.map(
        value => names.get(name) ?? names.get(`${name}=${value}`) ?? jobValueLabel(name, value, locale),
      ),
    )
  return matches.map(match => {
    const { jobId, slug, title, employer, isRead, refusedBecause } = match
    const inState = (state: JudgedCriterion['state']) => {
      const words = match.criteria.filter(each => each.state === state).map(wordsOf)
      return words.length === 0
        ? []
        : [{ state, text: t(`alert.match.${state}`, { values: words.join(' · ') }) }]
    }
    return {
      jobId,
      title,
      employer,
      to: href('job', locale, { key: `${jobId}-${slug}` }),
      card: match.job && jobCardView(ctx, match.job),
      foundOn: formatDate(match.matchedAt, locale),
      isRead,
      refused: refusedBecause && t(`alert.reason.${refusedBecause}`),
      judged: [...inState('met'), ...inState('unmet'), ...inState('unknown')],
    }
  })
}
