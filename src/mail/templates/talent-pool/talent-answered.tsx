import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function TalentAnswered({ name, job, answer, url }: MailProps['talent-answered']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.talent-${answer}.text`, { job })}</Paragraph>
      <Action url={url}>{t('mail.talent-request.answer-action')}</Action>
    </>
  )
}
