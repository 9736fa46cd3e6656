import { Action, Greeting, Paragraph, Quote } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function ComplaintAnswered({ what, outcome, answer, url }: MailProps['complaint-answered']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t(`mail.complaint-${outcome}.text`, { what })}</Paragraph>
      <Quote>{answer}</Quote>
      <Action url={url}>{t('mail.complaint-received.action')}</Action>
    </>
  )
}
