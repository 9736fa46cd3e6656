import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function AccountUnlocked({ name, url }: MailProps['account-unlocked']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.account-unlocked.text')}</Paragraph>
      <Action url={url}>{t('mail.account-unlocked.action')}</Action>
    </>
  )
}
