import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationLink({ name, job, employer, url }: MailProps['application-link']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.application-link.text', { job, employer })}</Paragraph>
      <Action url={url}>{t('mail.application-link.action')}</Action>
      <Hint>{t('mail.application-link.hint')}</Hint>
    </>
  )
}
