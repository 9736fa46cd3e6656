import { limits } from '../../config/limits.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ChangeAddressNew({ name, url }: MailProps['change-address-new']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.change-address-new.text', { hours: limits.confirmHours })}</Paragraph>
      <Action url={url}>{t('mail.change-address-new.action')}</Action>
      <Hint>{t('mail.change-address-new.hint')}</Hint>
    </>
  )
}
