import { formatDate } from '../../../i18n/format.ts'
import { Action, Greeting, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function EntitlementEnding(props: MailProps['entitlement-ending']) {
  const { name, reason, kind, left, until, url } = props
  const { t, locale } = useMail()
  const what = t(`mail.entitlement.${kind}`, { count: left })
  const date = until === null ? '' : formatDate(new Date(until), locale)
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.entitlement-${reason}.text`, { what, date })}</Paragraph>
      <Paragraph>{t('mail.entitlement.nothing-renews')}</Paragraph>
      <Action url={url}>{t('mail.entitlement.action')}</Action>
    </>
  )
}
