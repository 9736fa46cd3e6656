import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function AccountLocked({ name, reason, url }: MailProps['account-locked']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.account-locked.text')}</Paragraph>
      <Paragraph>{reason}</Paragraph>
      <Paragraph>{t('mail.account-locked.object')}</Paragraph>
      <Action url={url}>{t('mail.account-locked.action')}</Action>
    </>
  )
}
