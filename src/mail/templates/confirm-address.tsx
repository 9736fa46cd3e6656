import { limits } from '../../config/limits.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ConfirmAddress({ name, url }: MailProps['confirm-address']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.confirm-address.text', { hours: limits.confirmHours })}</Paragraph>
      <Action url={url}>{t('mail.confirm-address.action')}</Action>
      <Hint>{t('mail.confirm-address.hint')}</Hint>
    </>
  )
}
