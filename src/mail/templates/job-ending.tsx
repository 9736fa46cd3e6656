import { formatDate } from '../../i18n/format.ts'
import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function JobEnding({ name, job, until, url }: MailProps['job-ending']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.job-ending.text', { job, date: formatDate(new Date(until), locale) })}</Paragraph>
      <Action url={url}>{t('mail.job-ending.action')}</Action>
    </>
  )
}
