import { limits } from '../../config/limits.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function ExportReady({ name, url }: MailProps['export-ready']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.export-ready.text', { days: limits.exportDays })}</Paragraph>
      <Action url={url}>{t('mail.export-ready.action')}</Action>
      <Hint>{t('mail.not-you-reset')}</Hint>
    </>
  )
}
