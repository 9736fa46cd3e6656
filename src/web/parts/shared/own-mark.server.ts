import { isOpen } from '../../../domain/applications/application.status.ts'
import type { OwnApplicationMark } from '../../../domain/job-seekers/find-own-marks.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { href } from '../../addresses.ts'

export type OwnApplicationView = ReturnType<typeof ownApplicationView>

/** The state of the person's own application for lists, where a rejection is put gently. */
export function ownApplicationView({ id, status, sentAt }: OwnApplicationMark, locale: Locale) {
  const t = translator(locale)
  return {
    text: t(`job-words.own.${status}`),
    sent: t('job-words.sent', { date: formatDate(sentAt, locale) }),
    to: href('my-application', locale, { id }),
    isOpen: isOpen(status),
  }
}
