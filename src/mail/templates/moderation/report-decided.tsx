import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'
import { StatementParts } from './statement-parts.tsx'

export function ReportDecided({ what, parts, url, isSuspended }: MailProps['report-decided']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.report-decided.text', { what })}</Paragraph>
      <StatementParts parts={parts} />
      {isSuspended && <Paragraph>{t('mail.report-decided.suspended')}</Paragraph>}
      <Action url={url}>{t('mail.report-decided.action')}</Action>
      <Hint>{t('mail.report-received.hint')}</Hint>
    </>
  )
}
