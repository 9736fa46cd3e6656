import { Action, Facts, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function EmployerLinkRequested({ name, person, employer, url }: MailProps['employer-link-requested']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.employer-link-requested.text')}</Paragraph>
      <Facts
        facts={[
          [t('mail.fact.person'), person],
          [t('mail.fact.employer'), employer],
        ]}
      />
      <Action url={url}>{t('mail.employer-link-requested.action')}</Action>
      <Hint>{t('mail.employer-link-requested.hint')}</Hint>
    </>
  )
}
