import { formatMoment } from '../../i18n/format.ts'
import { Action, Facts, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function NewDevice({ name, device, place, at, url }: MailProps['new-device']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.new-device.text')}</Paragraph>
      <Facts
        facts={[
          [t('mail.fact.device'), device],
          [t('mail.fact.place'), place],
          [t('mail.fact.time'), formatMoment(new Date(at), locale)],
        ]}
      />
      {url && <Action url={url}>{t('mail.account-action')}</Action>}
      <Hint>{t('mail.not-you-reset')}</Hint>
    </>
  )
}
