import { Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AccountDeleted({ name }: MailProps['account-deleted']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.account-deleted.text')}</Paragraph>
      <Paragraph>{t('mail.account-deleted.thanks')}</Paragraph>
    </>
  )
}
