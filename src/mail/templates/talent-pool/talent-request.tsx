import { formatDate } from '../../../i18n/format.ts'
import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function TalentRequest({ name, employer, job, until, url }: MailProps['talent-request']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.talent-request.text', { employer, job })}</Paragraph>
      <Paragraph>{t('mail.talent-request.hint', { date: formatDate(new Date(until), locale) })}</Paragraph>
      <Action url={url}>{t('mail.talent-request.action')}</Action>
    </>
  )
}
