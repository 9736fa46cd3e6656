import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function SupportConfirm({ url }: MailProps['support-confirm']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.support-confirm.text')}</Paragraph>
      <Action url={url}>{t('mail.support-confirm.action')}</Action>
      <Hint>{t('mail.support-confirm.hint')}</Hint>
    </>
  )
}
