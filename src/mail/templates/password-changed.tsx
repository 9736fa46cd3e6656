import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function PasswordChanged({ name, url }: MailProps['password-changed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.password-changed.text')}</Paragraph>
      {url && <Action url={url}>{t('mail.password-changed.action')}</Action>}
      <Hint>{t('mail.not-you-reset')}</Hint>
    </>
  )
}
