import { Action, Greeting, Paragraph, Quote } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function MeasureLifted({ what, reason, url }: MailProps['measure-lifted']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.measure-lifted.text', { what })}</Paragraph>
      <Quote>{reason}</Quote>
      <Action url={url}>{t('mail.complaint-received.action')}</Action>
    </>
  )
}
