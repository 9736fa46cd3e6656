import { Greeting, Paragraph, Quote } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function ComplaintReceived({ text }: MailProps['complaint-received']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.complaint-received.text')}</Paragraph>
      <Quote>{text}</Quote>
    </>
  )
}
