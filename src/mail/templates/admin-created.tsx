import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AdminCreated({ name, url, minutes }: MailProps['admin-created']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.admin-created.text', { minutes })}</Paragraph>
      <Action url={url}>{t('mail.admin-created.action')}</Action>
      <Hint>{t('mail.admin-created.hint')}</Hint>
    </>
  )
}
