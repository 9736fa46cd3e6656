import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function NewsletterConfirm({ url }: MailProps['newsletter-confirm']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.newsletter-confirm.text')}</Paragraph>
      <Action url={url}>{t('mail.newsletter-confirm.action')}</Action>
      <Hint>{t('mail.newsletter-confirm.hint')}</Hint>
    </>
  )
}
