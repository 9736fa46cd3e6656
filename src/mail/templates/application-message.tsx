import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationMessage({ name, from, job, url }: MailProps['application-message']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-message.text', { from, job })}</Paragraph>
      <Action url={url}>{t('mail.application-message.action')}</Action>
    </>
  )
}
