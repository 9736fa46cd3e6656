import { Action, Greeting, Hint, Paragraph, Quote } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function SupportAnswered({ text, url }: MailProps['support-answered']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.support-answered.text')}</Paragraph>
      <Quote>{text}</Quote>
      <Action url={url}>{t('mail.support-answered.action')}</Action>
      <Hint>{t('mail.support-answered.hint')}</Hint>
    </>
  )
}
