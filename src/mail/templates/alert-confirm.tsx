import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'
import { nameToGreet } from '../name-to-greet.ts'

/** Whoever typed the address also chose the alert's name: it is shown only when it is fit for a mail. */
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
