import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function IdeaConfirm({ title, url }: MailProps['idea-confirm']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.idea-confirm.text', { title })}</Paragraph>
      <Action url={url}>{t('mail.idea-confirm.action')}</Action>
      <Hint>{t('mail.idea-confirm.hint')}</Hint>
    </>
  )
}
