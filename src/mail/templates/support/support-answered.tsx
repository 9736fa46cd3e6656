import { Action, Greeting, Hint, Paragraph, Quote } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function SupportAnswered({ text, files, url, replyTo }: MailProps['support-answered']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.support-answered.text')}</Paragraph>
      <Quote>{text}</Quote>
      {files > 0 && <Paragraph>{t('mail.support-answered.files', { count: files })}</Paragraph>}
      <Action url={url}>{t('mail.support-answered.action')}</Action>
      <Hint>{t(replyTo ? 'mail.support-answered.hint-mail' : 'mail.support-answered.hint')}</Hint>
    </>
  )
}
