import { daySeconds } from '../../../basics/time.ts'
import type { Translate } from '../../../i18n/make-translator.ts'

/** A span of time in its largest whole unit. */
export function spanText(seconds: number, t: Translate): string {
  const whole = Math.round(seconds)
  if (whole < 120) return t('system-words.seconds', { count: whole })
  if (whole < 7_200) return t('system-words.minutes', { count: Math.round(whole / 60) })
  if (whole < 2 * daySeconds) return t('system-words.hours', { count: Math.round(whole / 3_600) })
  return t('system-words.days', { count: Math.round(whole / daySeconds) })
}
