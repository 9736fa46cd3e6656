import { formatMoment } from '../../i18n/format.ts'
import { Action, AlsoLink, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

type Props = MailProps['invitation-answered']

export function InvitationAnswered({ name, applicant, job, time, calendarUrl, url }: Props) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>
        {time === null
          ? t('mail.invitation-declined.text', { applicant, job })
          : t('mail.invitation-accepted.text', {
              applicant,
              job,
              moment: formatMoment(new Date(time), locale),
            })}
      </Paragraph>
      <Action url={url}>{t('mail.to-application')}</Action>
      {time !== null && <AlsoLink url={calendarUrl}>{t('mail.to-calendar')}</AlsoLink>}
    </>
  )
}
