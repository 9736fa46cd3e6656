import { formatDate } from '../../../../i18n/format.ts'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import { Part, type ReadApplication, Typed } from './part.tsx'

export function Facts({ application }: { application: ReadApplication }) {
  const { t, locale } = useTexts()
  const { email, phone, createdAt, deleteAfter, isGuest, monthsKept } = application
  const mail =
    email === null ? (
      t('employer-applications.one.email-withheld')
    ) : (
      <a className="link wrap-anywhere" href={`mailto:${email}`}>
        {email.slice(0, email.indexOf('@') + 1)}
        <wbr />
        {email.slice(email.indexOf('@') + 1)}
      </a>
    )
  const call = phone && (
    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
  const facts = [
    { label: t('employer-applications.one.email'), value: mail },
    ...(call ? [{ label: t('employer-applications.one.phone'), value: call }] : []),
    { label: t('employer-applications.one.received'), value: formatDate(createdAt, locale) },
    {
      label: t('employer-applications.one.account'),
      value: t(`employer-applications.one.${isGuest ? 'is-guest' : 'has-account'}`),
    },
    {
      label: t('employer-applications.one.kept'),
      value: deleteAfter
        ? t('employer-applications.one.kept-until', { date: formatDate(deleteAfter, locale) })
        : t('employer-applications.one.kept-open', { months: monthsKept }),
    },
  ]
  return <DefinitionGrid facts={facts} />
}

export function Answers({ application: { message, answers } }: { application: ReadApplication }) {
  const { t } = useTexts()
  if (message === '' && answers.length === 0) return null
  return (
    <Part id="letter" title={t('employer-applications.one.letter')}>
      {message !== '' && <Typed>{message}</Typed>}
      {answers.length > 0 && (
        <dl className="grid gap-3 border-line not-first:border-t not-first:pt-4">
          {answers.map(({ id, kind, text, answer }) => (
            <div key={id} className="grid gap-0.5">
              <dt className="text-ink-soft text-sm">{text}</dt>
              <dd className="whitespace-pre-line font-medium wrap-anywhere">
                {kind === 'yes-no'
                  ? t(`employer-applications.one.${answer === 'yes' ? 'yes' : 'no'}`)
                  : answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  )
}
