import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function QuestionConfirm({ job, employer, url }: MailProps['question-confirm']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.question-confirm.text', { job, employer })}</Paragraph>
      <Action url={url}>{t('mail.question-confirm.action')}</Action>
      <Hint>{t('mail.question-confirm.hint')}</Hint>
    </>
  )
}
