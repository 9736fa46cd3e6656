import { formatMoment } from '../../i18n/format.ts'
import { Action, Facts, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function FactorChanged({ name, factor, added, at, url }: MailProps['factor-changed']) {
  const { t, locale } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{added ? t('mail.factor-added.text') : t('mail.factor-removed.text')}</Paragraph>
      <Facts
        facts={[
          [t('mail.fact.factor'), factor],
          [t('mail.fact.time'), formatMoment(new Date(at), locale)],
        ]}
      />
      {url && <Action url={url}>{t('mail.account-action')}</Action>}
      <Hint>{t('mail.not-you-reset')}</Hint>
    </>
  )
}
