import { formatDate } from '../../i18n/format.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function DeletionPlanned({ name, until, url }: MailProps['deletion-planned']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.deletion-planned.text', { date: formatDate(new Date(until), locale) })}</Paragraph>
      <Action url={url}>{t('mail.deletion-planned.action')}</Action>
      <Hint>{t('mail.deletion-planned.hint')}</Hint>
    </>
  )
}
