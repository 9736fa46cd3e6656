import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function WebhookStopped({ name, employer, host, reason, days, url }: MailProps['webhook-stopped']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.webhook-stopped.${reason}`, { employer, host, days })}</Paragraph>
      <Paragraph>{t('mail.webhook-stopped.text')}</Paragraph>
      <Action url={url}>{t('mail.webhook-stopped.action')}</Action>
    </>
  )
}
