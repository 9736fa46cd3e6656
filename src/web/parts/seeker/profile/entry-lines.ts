import type { EducationFields, PositionFields } from '../../../../domain/job-seekers/profile/profile-rows.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'

/** "2019-04" as "04/2019"; a year stays. */
export function monthText(month: string | null): string {
  const [year = '', number] = (month ?? '').split('-')
  return number ? `${number}/${year}` : year
}

/** "04/2019 – heute"; empty when no time is known. */
export function spanText(
  { fromMonth, toMonth, isCurrent = false }: Partial<PositionFields> & Pick<EducationFields, 'fromMonth'>,
  t: Translate,
): string {
  const from = monthText(fromMonth)
  const to = isCurrent ? t('profile.today') : monthText(toMonth ?? null)
  if (from === to) return from
  if (from && to) return `${from} – ${to}`
  return from ? t('profile.since', { from }) : to && t('profile.until', { to })
}

/** "14.05.2018", "05/2018" or "2018". */
export function dayText(day: string | null): string {
  const [year = '', month, date] = (day ?? '').split('-')
  return date ? `${date}.${month}.${year}` : monthText(day)
}
