import { Action, Greeting, Paragraph, SmallLinks } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AlertStillWanted(props: MailProps['alert-still-wanted']) {
  const { t } = useMail()
  const { name, alert, days, url, unsubscribeUrl } = props
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.alert-still-wanted.text', { alert, days })}</Paragraph>
      <Action url={url}>{t('mail.alert-still-wanted.action')}</Action>
      <SmallLinks
        text={t('mail.alert-still-wanted.hint')}
        links={[{ url: unsubscribeUrl, text: t('mail.alert-jobs.unsubscribe') }]}
      />
    </>
  )
}
