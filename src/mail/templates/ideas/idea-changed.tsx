import { Action, Greeting, Paragraph, Quote, SmallLinks } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function IdeaChanged({ title, change, text, url, unsubscribeUrl }: MailProps['idea-changed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t(`mail.idea-${change}.text`, { title })}</Paragraph>
      {text && <Quote>{text}</Quote>}
      <Action url={url}>{t('mail.idea-changed.action')}</Action>
      <SmallLinks
        text={t('mail.idea-changed.why')}
        links={[{ url: unsubscribeUrl, text: t('mail.idea-changed.unsubscribe') }]}
      />
    </>
  )
}
