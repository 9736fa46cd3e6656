import { Code, Greeting, Hint, Paragraph } from '../elements.tsx'
import { useMail } from '../mail-context.ts'
import type { MailProps } from '../mail-props.ts'

export function SignInCode({ code, minutes }: MailProps['sign-in-code']) {
  const { t } = useMail()
  return (
    <>
      <Greeting />
      <Paragraph>{t('mail.sign-in-code.text', { minutes })}</Paragraph>
      <Code>{code}</Code>
      <Hint>{t('mail.sign-in-code.hint')}</Hint>
    </>
  )
}
