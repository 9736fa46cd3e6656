import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ResetPassword({ name, url, minutes }: MailProps['reset-password']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.reset-password.text', { minutes })}</Paragraph>
      <Action url={url}>{t('mail.reset-password.action')}</Action>
      <Hint>{t('mail.reset-password.hint')}</Hint>
    </>
  )
}
