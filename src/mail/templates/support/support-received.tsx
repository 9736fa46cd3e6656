import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function SupportReceived({ url }: MailProps['support-received']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.support-received.text')}</Paragraph>
      <Action url={url}>{t('mail.support-received.action')}</Action>
      <Hint>{t('mail.support-received.hint')}</Hint>
    </>
  )
}
