import type { Problem } from '../../../../../domain/operation/system-problems.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { payTables } from '../../../../../vocabulary/pay/tables/pay-tables.ts'

/** What is wrong, and what to do. */
export function problemText({ kind, params }: Problem, locale: Locale) {
  const t = translator(locale)
  const { task, table, endsOn } = params
  const words = {
    ...params,
    ...(typeof task === 'string' && { task: t(`system-words.switch.${task}`) }),
    ...(typeof table === 'string' && { table: payTables().schemes.get(table)?.name[locale] ?? table }),
    ...(typeof endsOn === 'string' && { endsOn: formatDate(new Date(`${endsOn}T12:00:00Z`), locale) }),
  }
  return {
    key: `${kind} ${Object.values(params).join(' ')}`,
    title: t(`system-words.problem.${kind}`, words),
    remedy: t(`system-words.remedy.${kind}`, words),
  }
}
