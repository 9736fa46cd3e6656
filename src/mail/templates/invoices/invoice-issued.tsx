import { formatDate, formatMoney } from '../../../i18n/format.ts'
import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function InvoiceIssued(props: MailProps['invoice-issued']) {
  const { name, number, kind, cents, currency, dueOn, url } = props
  const { t, locale } = useMail()
  const amount = formatMoney(cents / 100, currency, locale)
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.invoice-${kind}.text`, { number, amount })}</Paragraph>
      {dueOn !== null && (
        <Paragraph>
          {t('mail.invoice-issued.due', { amount, date: formatDate(new Date(dueOn), locale) })}
        </Paragraph>
      )}
      <Action url={url}>{t('mail.invoice-issued.action')}</Action>
    </>
  )
}
