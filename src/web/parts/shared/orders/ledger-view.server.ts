import type { Ledger } from '../../../../domain/billing/list-own-entitlements.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type LedgerView = ReturnType<typeof ledgerView>

/** What an employer may use and has used, in words. */
export function ledgerView({ locale, now }: Context, { entitlements, uses }: Ledger) {
  const t = translator(locale)
  const day = (at: Date) => formatDate(at, locale)
  return {
    sources: entitlements.map(({ id, kind, source, quantity, used, validFrom, validUntil, reason }) => ({
      id,
      kind,
      reason,
      isUsable: used < quantity && validFrom <= now() && (validUntil === null || validUntil > now()),
      canTakeBack: source === 'grant' && used < quantity && (validUntil === null || validUntil > now()),
      text: t(`order-words.ledger.${kind}`, { left: quantity - used, all: quantity }),
      span: [
        t(`order-words.source.${source}`),
        validUntil === null
          ? t('order-words.valid-from', { from: day(validFrom) })
          : t(validUntil > now() ? 'order-words.valid' : 'order-words.was-valid', {
              from: day(validFrom),
              until: day(validUntil),
            }),
      ].join(' · '),
    })),
    uses: uses.map(({ id, kind, source, quantity, usedAt, jobId, job, isWithdrawn, note }) => ({
      id,
      at: day(usedAt),
      note,
      text: isWithdrawn
        ? t(`order-words.withdrawn-${source}`, { count: quantity })
        : t(`order-words.use.${kind}`, { count: quantity }),
      job: jobId === null ? null : { title: job ?? '', to: href('job', locale, { key: jobId }) },
    })),
  }
}
