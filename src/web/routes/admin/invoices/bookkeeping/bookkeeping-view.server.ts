import { berlinDay } from '../../../../../basics/berlin.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { bookingsSchema, periodSchema } from '../../../../../domain/invoicing/invoicing.schema.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { dayInWords } from '../../../../parts/admin/open-items.server.ts'

export type BookkeepingView = ReturnType<typeof bookkeepingView>

/** What was asked for, and the files that there are for it. Those for DATEV need the adviser's and the client's number. */
export function bookkeepingView({ locale, now }: Context, query: URLSearchParams) {
  const t = translator(locale)
  const typed = Object.fromEntries([...query].filter(([, value]) => value.trim() !== ''))
  const day = berlinDay(now())
  const asked: Record<string, string> = { from: `${day.slice(0, 8)}01`, to: day, ...typed }
  const days = periodSchema.safeParse(asked)
  const bookings = bookingsSchema.safeParse(asked)
  const isForDatev = typed.consultant !== undefined || typed.client !== undefined
  const wrong = days.error?.issues[0] ?? (isForDatev ? bookings.error?.issues[0] : undefined)
  const file = (kind: string) => ({
    to: `${href('admin-money-file', locale, { kind })}?${new URLSearchParams(asked)}`,
    label: t(`bookkeeping-words.file.${kind.slice(0, kind.indexOf('.'))}`, {
      from: dayInWords(asked.from ?? '', locale),
      to: dayInWords(asked.to ?? '', locale),
    }),
  })
  return {
    asked,
    fields: [
      { name: 'from', type: 'date', isNeeded: true },
      { name: 'to', type: 'date', isNeeded: true },
      { name: 'consultant', type: 'text', isNeeded: false },
      { name: 'client', type: 'text', isNeeded: false },
    ],
    problem: wrong ? t(wrong.message) : null,
    files: [
      ...(days.success ? [file('paid-orders.csv'), file('issued-invoices.csv')] : []),
      ...(days.success && bookings.success ? [file('datev.csv')] : []),
    ],
  }
}
