import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AlertAgain({ alert, url }: MailProps['alert-again']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.alert-again.text', { alert })}</Paragraph>
      <Action url={url}>{t('mail.alert-again.action')}</Action>
      <Hint>{t('mail.alert-again.hint')}</Hint>
    </>
  )
}
