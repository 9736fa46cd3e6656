import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { type JobMoveReason, jobMoveReasons } from '../../../../domain/desk/records/job-move-reason.values.ts'
import type { JobRecord } from '../../../../domain/desk/records/read-job-record.ts'
import { publicStatuses } from '../../../../domain/jobs/job.status.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type JobRecordView = ReturnType<typeof jobRecordView>
type Fact = { key: string; label: string; value: string; to: string | null }

/** An ad as the team reads it. */
export function jobRecordView(ctx: Context, record: JobRecord) {
  const { locale } = ctx
  const t = translator(locale)
  const statusText = (status: string) => t(`desk-words.value.jobs.status.${status}`)
  return {
    title: record.title,
    intro: t('desk-words.job.intro', { id: String(record.id) }),
    publicTo: publicStatuses.includes(record.status) ? href('job', locale, { key: record.id }) : null,
    facts: factsOf(ctx, record),
    note: record.isHeldWithEmployer ? t('desk-words.job.held-with-employer') : null,
    hints: record.hints.map(hint => t(`ads.hint.${hint}`)),
    marks: record.marks.map(mark => t(`moderation.rule.${mark}.title`)),
    duplicates: record.duplicates.map(({ id, title, status, isShown }) => ({
      id,
      title,
      detail: [statusText(status), t(`desk-words.job.duplicate-${isShown ? 'shown' : 'behind'}`)].join(' · '),
      to: href('admin-job', locale, { id }),
    })),
    moves: record.moves.map(move => ({
      id: move.id,
      text:
        move.from === null || move.from === move.to
          ? statusText(move.to)
          : t('desk-words.job.move', { from: statusText(move.from), to: statusText(move.to) }),
      detail: [formatMoment(move.at, locale), whyOf(ctx, move.reason), whoOf(ctx, move)]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

function factsOf(ctx: Context, record: JobRecord): Fact[] {
  const { locale } = ctx
  const t = translator(locale)
  const { employerId, feedId, feed, status, source } = record
  const fact = (key: string, value: string | null, to: string | null = null): Fact[] =>
    value === null ? [] : [{ key, label: t(`desk-words.job.fact.${key}`), value, to }]
  const day = (at: Date | null) => at && formatDate(at, locale)
  const feedTo =
    feedId !== null && hasPermission(ctx.actor, 'feeds.manage')
      ? href('admin-feed', locale, { id: feedId })
      : null
  const origin =
    source === 'feed' && feed !== null
      ? t('desk-words.job.feed', { name: feed })
      : t(`desk-words.value.jobs.source.${source}`)
  return [
    ...fact('employer', record.employer, href('admin-employer', locale, { id: employerId })),
    ...fact('status', t(`desk-words.value.jobs.status.${status}`)),
    ...fact('source', origin, feedTo),
    ...fact('external-id', record.externalId),
    ...fact('reference', record.reference),
    ...fact('created', day(record.createdAt)),
    ...fact('published', day(record.publishedAt)),
    ...fact('confirmed', day(record.confirmedAt)),
    ...(record.endedAt === null
      ? fact('ends', day(record.validThrough))
      : fact('ended', day(record.endedAt))),
    ...fact('rank', record.isDemoted ? t('desk-words.job.fact.demoted') : null),
  ]
}

function whyOf({ locale }: Context, reason: string | null): string {
  const isKnown = jobMoveReasons.includes(reason as JobMoveReason) // the cast: to look it up
  return isKnown ? translator(locale)(`desk-words.job.reason.${reason}`) : ''
}

function whoOf({ locale }: Context, { by, name }: JobRecord['moves'][number]): string {
  return name ?? translator(locale)(`desk-words.job.by.${by}`)
}
