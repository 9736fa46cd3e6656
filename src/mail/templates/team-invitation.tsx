import { Action, Facts, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'
import { nameToGreet } from '../name-to-greet.ts'

export function TeamInvitation({ person, employer, days, url }: MailProps['team-invitation']) {
  const { t } = useMail()
  // The inviter chooses both names, and must not be able to send advertising to strangers that way.
  const facts = [
    [t('mail.fact.person'), nameToGreet(person)],
    [t('mail.fact.employer'), nameToGreet(employer)],
  ] satisfies [string, string][]
  return (
    <>
      <Greeting name="" />
      <Paragraph>{t('mail.team-invitation.text')}</Paragraph>
      <Facts facts={facts} />
      <Action url={url}>{t('mail.team-invitation.action')}</Action>
      <Hint>{t('mail.team-invitation.hint', { days })}</Hint>
    </>
  )
}
