import { limits } from '../../config/limits.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ChangeAddressOld({ name, newAddress, url }: MailProps['change-address-old']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.change-address-old.text', { newAddress, hours: limits.confirmHours })}</Paragraph>
      <Action url={url}>{t('mail.change-address-old.action')}</Action>
      <Hint>{t('mail.change-address-old.hint')}</Hint>
    </>
  )
}
