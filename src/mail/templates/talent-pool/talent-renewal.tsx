import { formatDate } from '../../../i18n/format.ts'
import { Action, Greeting, Paragraph, SmallLinks } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function TalentRenewal({ name, until, url, unsubscribeUrl }: MailProps['talent-renewal']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.talent-renewal.text', { date: formatDate(new Date(until), locale) })}</Paragraph>
      <Action url={url}>{t('mail.talent-idle.action')}</Action>
      <SmallLinks
        text={t('mail.talent-idle.hint')}
        links={[{ url: unsubscribeUrl, text: t('mail.talent-idle.leave') }]}
      />
    </>
  )
}
