import { Action, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function EmployerVerification({ employer, days, url }: MailProps['employer-verification']) {
  const { t } = useMail()
  return (
    <>
      <Paragraph>{t('mail.employer-verification.text', { employer })}</Paragraph>
      <Action url={url}>{t('mail.employer-verification.action')}</Action>
      <Hint>{t('mail.employer-verification.hint', { count: days })}</Hint>
    </>
  )
}
