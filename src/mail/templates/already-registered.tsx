import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AlreadyRegistered({ name, url }: MailProps['already-registered']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.already-registered.text')}</Paragraph>
      <Action url={url}>{t('mail.already-registered.action')}</Action>
      <Hint>{t('mail.already-registered.hint')}</Hint>
    </>
  )
}
