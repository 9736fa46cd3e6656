import { formatDate, formatMoney } from '../../../i18n/format.ts'
import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function InvoiceReminder(props: MailProps['invoice-reminder']) {
  const { name, step, number, cents, currency, dueOn, url } = props
  const { t, locale } = useMail()
  const amount = formatMoney(cents / 100, currency, locale)
  const date = formatDate(new Date(dueOn), locale)
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.invoice-reminder-${step}.text`, { number, amount, date })}</Paragraph>
      <Action url={url}>{t('mail.invoice-issued.action')}</Action>
      <Hint>{t('mail.invoice-reminder.crossed')}</Hint>
    </>
  )
}
