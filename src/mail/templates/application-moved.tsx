import { Action, Greeting, Paragraph, Quote } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ApplicationMoved({ name, job, employer, status, note, url }: MailProps['application-moved']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.application-${status}.text`, { job, employer })}</Paragraph>
      {note && <Quote>{note}</Quote>}
      <Action url={url}>{t('mail.to-application')}</Action>
    </>
  )
}
