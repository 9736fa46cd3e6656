import { Action, Greeting, JobLinks, Paragraph, SmallLinks } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function AlertJobs(props: MailProps['alert-jobs']) {
  const { t } = useMail()
  const { name, alert, frequency, count, jobs, url, settingsUrl, unsubscribeUrl } = props
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.alert-jobs.text', { alert, count })}</Paragraph>
      <JobLinks jobs={jobs} />
      {count > jobs.length && (
        <Paragraph>{t('mail.alert-jobs.best', { shown: jobs.length, count })}</Paragraph>
      )}
      <Action url={url}>{t('mail.alert-jobs.action')}</Action>
      <SmallLinks
        text={t(`mail.alert-jobs.why.${frequency}`, { alert })}
        links={[
          { url: settingsUrl, text: t('mail.alert-jobs.settings') },
          { url: unsubscribeUrl, text: t('mail.alert-jobs.unsubscribe') },
        ]}
      />
    </>
  )
}
