import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { payTablesSoonDays, tablesRunningOut } from '../../../../vocabulary/pay/gross/table-on.ts'
import { payTables } from '../../../../vocabulary/pay/tables/pay-tables.ts'

/** Tables of pay that need a successor soon, the first to end first. */
export function endingPayTables({ now, locale }: Context): { name: string; date: string }[] {
  const { schemes } = payTables()
  return tablesRunningOut(berlinDay(now()), payTablesSoonDays).map(({ id, endsOn }) => ({
    name: schemes.get(id)?.name[locale] ?? id,
    date: formatDate(new Date(`${endsOn}T12:00:00Z`), locale),
  }))
}
