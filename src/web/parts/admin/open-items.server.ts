import type { Context } from '../../../domain/caller/context.ts'
import { listBankPayments } from '../../../domain/invoicing/bank/decide-bank-payment.ts'
import { listOpenItems } from '../../../domain/invoicing/open-items.ts'
import { listInvalidVatIds } from '../../../domain/invoicing/vat-ids/check-vat-ids.ts'
import { formatDate, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { href } from '../../addresses.ts'

export type OpenItemsView = Awaited<ReturnType<typeof openItemsView>>

/** All that waits for a person who looks after money, in words. */
export async function openItemsView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const [items, payments, wrong] = await Promise.all([
    listOpenItems(ctx),
    listBankPayments(ctx),
    listInvalidVatIds(ctx),
  ])
  return {
    sums: sumsOf(items, locale),
    items: items.map(({ number, content, dueOn, daysOverdue, openCents, currency, dunningStep, heldAt }) => ({
      number,
      to: href('admin-invoice', locale, { number }),
      buyer: content.buyer.name,
      due: dueOn === null ? '' : t('bookkeeping-words.due', { date: dayInWords(dueOn, locale) }),
      overdue: daysOverdue > 0 ? t('bookkeeping-words.overdue', { count: daysOverdue }) : null,
      open: formatMoney(openCents / 100, currency, locale),
      state: heldAt === null ? t(`bookkeeping-words.reminders.${dunningStep}`) : t('bookkeeping-words.held'),
    })),
    payments: payments.map(({ id, bookedOn, cents, currency, debtorName, words, match }) => ({
      id,
      to: href('admin-bank-payment', locale, { id }),
      name: debtorName ?? t('bookkeeping-words.unknown-debtor'),
      words,
      at: dayInWords(bookedOn, locale),
      amount: moneyIn(cents, currency, locale),
      match: t(`bookkeeping-words.match.${match}`),
    })),
    wrong: wrong.map(({ number, vatId }) => ({
      number,
      vatId,
      to: href('admin-invoice', locale, { number }),
    })),
  }
}

function sumsOf(items: readonly { currency: 'EUR' | 'CHF'; openCents: number }[], locale: Locale): string[] {
  return (['EUR', 'CHF'] as const).flatMap(currency => {
    const cents = items
      .filter(item => item.currency === currency)
      .reduce((sum, item) => sum + item.openCents, 0)
    return cents > 0 ? [formatMoney(cents / 100, currency, locale)] : []
  })
}

/** A day in Berlin such as `2026-11-26`. */
export function dayInWords(day: string, locale: Locale): string {
  return formatDate(new Date(day), locale)
}

/** Statements may be in currencies that the site does not sell in. */
export function moneyIn(cents: number, currency: string, locale: Locale): string {
  return currency === 'EUR' || currency === 'CHF'
    ? formatMoney(cents / 100, currency, locale)
    : `${(cents / 100).toFixed(2)} ${currency}`
}
