import { Action, Greeting, Paragraph, Quote } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationWithdrawn({
  name,
  applicant,
  job,
  note,
  url,
}: MailProps['application-withdrawn']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-withdrawn.text', { applicant, job })}</Paragraph>
      {note && <Quote>{note}</Quote>}
      <Action url={url}>{t('mail.application-withdrawn.action')}</Action>
    </>
  )
}
