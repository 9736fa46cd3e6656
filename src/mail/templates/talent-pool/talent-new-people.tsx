import { Action, Greeting, Paragraph, SmallLinks } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function TalentNewPeople(props: MailProps['talent-new-people']) {
  const { t } = useMail()
  const { name, search, frequency, count, url, unsubscribeUrl } = props
  return (
    <>
      <Greeting name={name} />
      <Paragraph>
        {count === null
          ? t('mail.talent-new-people.text-few', { search })
          : t('mail.talent-new-people.text', { search, count })}
      </Paragraph>
      <Action url={url}>{t('mail.talent-new-people.action')}</Action>
      <SmallLinks
        text={t(`mail.talent-new-people.why.${frequency}`)}
        links={[{ url: unsubscribeUrl, text: t('mail.talent-new-people.unsubscribe') }]}
      />
    </>
  )
}
