import type { Context } from '../../../../../domain/caller/context.ts'
import { readBankPayment } from '../../../../../domain/invoicing/bank/decide-bank-payment.ts'
import { listOpenItems } from '../../../../../domain/invoicing/open-items.ts'
import { formatMoney } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { dayInWords, moneyIn } from '../../../../parts/admin/open-items.server.ts'

/** Money that came in, and the invoices that it may be for; what it names is chosen already. */
export async function bankPaymentView(ctx: Context, { id }: { id: number }) {
  const { locale } = ctx
  const t = translator(locale)
  const payment = await readBankPayment(ctx, { id })
  const { bookedOn, cents, currency, debtorName, words, match, numbers } = payment
  const items = (await listOpenItems(ctx)).filter(item => item.currency === currency)
  const named = items.find(({ number }) => numbers.includes(number))
  const fact = (name: string, value: string) => ({ label: t(`bookkeeping-words.fact.${name}`), value })
  return {
    match: t(`bookkeeping-words.match.${match}`),
    facts: [
      fact('from', debtorName ?? t('bookkeeping-words.unknown-debtor')),
      fact('booked', dayInWords(bookedOn, locale)),
      fact('amount', moneyIn(cents, currency, locale)),
      fact('words', words),
    ],
    candidates: items.map(({ id: invoiceId, number, content, openCents, currency: of }) => ({
      value: String(invoiceId),
      label: `${number} · ${content.buyer.name} · ${formatMoney(openCents / 100, of, locale)}`,
    })),
    chosen: named && String(named.id),
  }
}
