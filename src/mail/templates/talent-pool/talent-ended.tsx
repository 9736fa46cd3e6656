import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function TalentEnded({ name, because, url }: MailProps['talent-ended']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.talent-ended-${because}.text`)}</Paragraph>
      <Action url={url}>{t('mail.talent-ended-idle.action')}</Action>
    </>
  )
}
