import { shortFileName } from '../../i18n/short-file-name.ts'
import { Action, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function FileInfected({ name, job, file, url }: MailProps['file-infected']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.file-infected.text', { job, file: shortFileName(file) })}</Paragraph>
      <Action url={url}>{t('mail.to-application')}</Action>
      <Hint>{t('mail.file-infected.hint')}</Hint>
    </>
  )
}
