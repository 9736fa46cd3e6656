import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function ReportReceived({ what, url }: MailProps['report-received']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.report-received.text', { what })}</Paragraph>
      <Action url={url}>{t('mail.report-received.action')}</Action>
      <Hint>{t('mail.report-received.hint')}</Hint>
    </>
  )
}
