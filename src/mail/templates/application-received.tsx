import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationReceived({ name, applicant, job, url }: MailProps['application-received']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-received.text', { applicant, job })}</Paragraph>
      <Action url={url}>{t('mail.application-received.action')}</Action>
    </>
  )
}
