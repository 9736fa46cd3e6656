import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationAgain({ name, job, employer, url }: MailProps['application-again']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-again.text', { job, employer })}</Paragraph>
      <Action url={url}>{t('mail.application-again.action')}</Action>
      <Hint>{t('mail.application-again.hint')}</Hint>
    </>
  )
}
