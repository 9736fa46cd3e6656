import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationSent({ name, job, employer, isGuest, url }: MailProps['application-sent']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-sent.text', { job, employer })}</Paragraph>
      <Action url={url}>{t('mail.application-sent.action')}</Action>
      {isGuest && <Hint>{t('mail.application-sent.hint')}</Hint>}
    </>
  )
}
