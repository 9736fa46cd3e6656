import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function NewsletterAgain({ url }: MailProps['newsletter-again']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.newsletter-again.text')}</Paragraph>
      <Action url={url}>{t('mail.newsletter-again.action')}</Action>
      <Hint>{t('mail.newsletter-again.hint')}</Hint>
    </>
  )
}
