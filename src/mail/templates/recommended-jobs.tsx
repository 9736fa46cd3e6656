import { Action, Greeting, JobLinks, Paragraph, SmallLinks } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function RecommendedJobs(props: MailProps['recommended-jobs']) {
  const { t } = useMail()
  const { name, count, jobs, url, howUrl, unsubscribeUrl } = props
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.recommended-jobs.text', { count })}</Paragraph>
      <JobLinks jobs={jobs} />
      <Action url={url}>{t('mail.recommended-jobs.action')}</Action>
      <SmallLinks
        text={t('mail.recommended-jobs.why')}
        links={[
          { url: howUrl, text: t('mail.recommended-jobs.how') },
          { url: unsubscribeUrl, text: t('mail.recommended-jobs.unsubscribe') },
        ]}
      />
    </>
  )
}
