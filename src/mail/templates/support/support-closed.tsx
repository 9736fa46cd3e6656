import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function SupportClosed({ url }: MailProps['support-closed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.support-closed.text')}</Paragraph>
      <Action url={url}>{t('mail.support-closed.action')}</Action>
      <Hint>{t('mail.support-closed.hint')}</Hint>
    </>
  )
}
