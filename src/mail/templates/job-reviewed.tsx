import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function JobReviewed({ name, job, note, url }: MailProps['job-reviewed']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>
        {note === null ? t('mail.job-reviewed.accepted', { job }) : t('mail.job-reviewed.returned', { job })}
      </Paragraph>
      {note !== null && <Paragraph>{note}</Paragraph>}
      <Action url={url}>{t('mail.job-reviewed.action')}</Action>
    </>
  )
}
