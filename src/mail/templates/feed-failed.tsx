import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function FeedFailed({ name, feed, employer, reason, url }: MailProps['feed-failed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.feed-failed.text', { feed, employer })}</Paragraph>
      {reason && <Paragraph>{reason}</Paragraph>}
      <Paragraph>{t('mail.feed-failed.hint')}</Paragraph>
      <Action url={url}>{t('mail.feed-failed.action')}</Action>
    </>
  )
}
