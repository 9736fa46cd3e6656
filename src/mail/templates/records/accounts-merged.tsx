import { Action, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function AccountsMerged({ name, kept, merged, url, undone }: MailProps['accounts-merged']) {
  const { t } = useMail()
  const texts = undone ? 'accounts-parted' : 'accounts-merged'
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t(`mail.${texts}.text`, { kept, merged })}</Paragraph>
      <Action url={url}>{t(`mail.${texts}.action`)}</Action>
      <Hint>{t(`mail.${texts}.hint`)}</Hint>
    </>
  )
}
