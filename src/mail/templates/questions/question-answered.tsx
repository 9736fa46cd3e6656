import { Action, Facts, Greeting, Paragraph, SmallLinks } from '../../elements.tsx'
import { useMail } from '../../mail-context.ts'
import type { MailProps } from '../../mail-props.ts'

export function QuestionAnswered(props: MailProps['question-answered']) {
  const { t } = useMail()
  const { name, job, facts, url, unsubscribeUrl } = props
  return (
    <>
      <Greeting name={name} />
      <Paragraph>{t('mail.question-answered.text', { job })}</Paragraph>
      <Facts facts={facts.map(({ fact, text }) => [t(`question-words.fact.${fact}`), text])} />
      <Action url={url}>{t('mail.question-answered.action')}</Action>
      {unsubscribeUrl !== undefined && (
        <SmallLinks
          text={t('mail.question-answered.why')}
          links={[{ url: unsubscribeUrl, text: t('mail.question-answered.unsubscribe') }]}
        />
      )}
    </>
  )
}
