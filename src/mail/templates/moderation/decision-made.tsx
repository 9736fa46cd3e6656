import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'
import { StatementParts } from './statement-parts.tsx'

export function DecisionMade({ what, parts, url }: MailProps['decision-made']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.decision-made.text', { what })}</Paragraph>
      <StatementParts parts={parts} />
      <Action url={url}>{t('mail.report-decided.action')}</Action>
      <Hint>{t('mail.decision-made.hint')}</Hint>
    </>
  )
}
