import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function FeedHeld({ name, feed, employer, reason, url }: MailProps['feed-held']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.feed-held.text', { feed, employer })}</Paragraph>
      {reason && <Paragraph>{reason}</Paragraph>}
      <Paragraph>{t('mail.feed-held.hint')}</Paragraph>
      <Action url={url}>{t('mail.feed-held.action')}</Action>
    </>
  )
}
