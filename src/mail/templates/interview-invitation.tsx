import { formatMoment } from '../../i18n/format.ts'
import { Action, Facts, Greeting, Paragraph, Quote } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function InterviewInvitation(props: MailProps['interview-invitation']) {
  const { name, job, employer, kind, place, message, times, url } = props
  const { t, locale } = useMail()
  const moments = times.map(time => formatMoment(new Date(time), locale)).join('; ')
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.interview-invitation.text', { job, employer })}</Paragraph>
      <Facts
        facts={[
          [t('mail.fact.kind'), t(`mail.interview-invitation.kind.${kind}`)],
          [t('mail.fact.place'), place],
          [t('mail.fact.times'), moments],
        ]}
      />
      {message && <Quote>{message}</Quote>}
      <Action url={url}>{t('mail.interview-invitation.action')}</Action>
    </>
  )
}
