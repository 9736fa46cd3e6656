import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function AccountsMerged({ name, kept, merged, url }: MailProps['accounts-merged']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.accounts-merged.text', { kept, merged })}</Paragraph>
      <Action url={url}>{t('mail.accounts-merged.action')}</Action>
      <Hint>{t('mail.accounts-merged.hint')}</Hint>
    </>
  )
}
