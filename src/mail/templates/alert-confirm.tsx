import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'
import { nameToGreet } from '../name-to-greet.ts'

/** Whoever typed the address chose the name of the alert: it is shown only when it carries no advertisement. */
export function AlertConfirm({ alert, url }: MailProps['alert-confirm']) {
  const { t } = useMail()
  const shown = nameToGreet(alert)
  return (
    <>
      <Greeting />
      <Paragraph>
        {shown ? t('mail.alert-confirm.text', { alert: shown }) : t('mail.alert-confirm.text-without-name')}
      </Paragraph>
      <Action url={url}>{t('mail.alert-confirm.action')}</Action>
      <Hint>{t('mail.alert-confirm.hint')}</Hint>
    </>
  )
}
