import { Action, Facts, Greeting, Hint, Paragraph } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function QuestionsAsked({ name, job, facts, url }: MailProps['questions-asked']) {
  const { t } = useMail()
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.questions-asked.text', { job })}</Paragraph>
      <Facts
        facts={facts.map(({ fact, count }) => [
          t(`question-words.fact.${fact}`),
          t('mail.questions-asked.count', { count }),
        ])}
      />
      <Action url={url}>{t('mail.questions-asked.action')}</Action>
      <Hint>{t('mail.questions-asked.hint')}</Hint>
    </>
  )
}
