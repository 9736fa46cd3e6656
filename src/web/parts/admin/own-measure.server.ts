import type { Context } from '../../../domain/caller/context.ts'
import { type OwnTarget, readOwnMeasure } from '../../../domain/moderation/own-measure.ts'
import { formatDate } from '../../../i18n/format.ts'
import { translator } from '../../../i18n/translate.ts'
import { href } from '../../addresses.ts'
import { reasonOptions } from './reason-options.server.ts'

export type OwnMeasureView = Awaited<ReturnType<typeof ownMeasureView>>

/** What moderation does about an employer or an ad, in words, and what may be the ground of a new measure. */
export async function ownMeasureView(ctx: Context, target: OwnTarget) {
  const { locale } = ctx
  const t = translator(locale)
  const read = await readOwnMeasure(ctx, target)
  const active = read?.active
  return {
    kind: target.kind,
    isEnough: read?.isEnough ?? false,
    caseTo: read && href('admin-report', locale, { id: read.caseId }),
    isReported: read?.isReported ?? false,
    active: active && {
      decisionId: active.id,
      measure: t(`moderation-words.measure-name.${active.measure}`),
      reason: t(`moderation-words.reason-name.${active.reason}`),
      since: formatDate(active.decidedAt, locale),
      until: active.until && formatDate(active.until, locale),
      by: active.decidedByName,
      facts: active.facts,
    },
    reasons: reasonOptions(locale).filter(({ value }) => value !== 'no-breach'),
  }
}
