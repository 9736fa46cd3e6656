import { Action, Greeting, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function EmployerLinkDecided({ name, employer, accepted, url }: MailProps['employer-link-decided']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>
        {accepted
          ? t('mail.employer-link-accepted.text', { employer })
          : t('mail.employer-link-refused.text', { employer })}
      </Paragraph>
      {accepted && url && <Action url={url}>{t('mail.employer-link-accepted.action')}</Action>}
    </>
  )
}
