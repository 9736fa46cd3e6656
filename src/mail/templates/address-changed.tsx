import { Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AddressChanged({ name, newAddress }: MailProps['address-changed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.address-changed.text', { newAddress })}</Paragraph>
      <Hint>{t('mail.not-you-write')}</Hint>
    </>
  )
}
