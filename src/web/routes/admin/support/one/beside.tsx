import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { AssignForm } from './assign-form.tsx'
import type { ConversationFacts } from './load-conversation.server.ts'
import { MergeForm } from './merge-form.tsx'

type Props = { facts: ConversationFacts; answer: FormAnswer<unknown> | undefined }

/** Whose it is, who wrote, and what else they wrote. */
export function Beside({ facts, answer }: Props) {
  const { t } = useTexts()
  const { id, version, assignedTo, assignedName, userId, rated, related } = facts
  const seen = { requestId: id, version }
  return (
    <aside aria-label={t('support.admin.beside')} className="grid gap-6">
      <Part title={t('support.admin.who')}>
        <p>{assignedName ?? t('support.admin.nobody')}</p>
        {assignedTo !== userId && (
          <ActionButton form="claim" fields={seen} size="small">
            {t('support.admin.claim')}
          </ActionButton>
        )}
        <AssignForm facts={facts} answer={answer} />
      </Part>
      <Person facts={facts} />
      {rated && (
        <Part title={t('support.rating.question')}>
          <p>{t(`support.rating.value.${rated.rating}`)}</p>
          {rated.text && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{rated.text}</p>}
        </Part>
      )}
      <Part title={t('support.admin.related')}>
        {related.length === 0 && <p className="text-ink-soft">{t('support.admin.no-related')}</p>}
        <ul>
          {related.map(({ number, topic, status, to }) => (
            <li key={number}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                #{number} · {t(`support.topic.${topic}`)}
              </Link>{' '}
              <span className="text-ink-soft text-sm">{t(`support.status.${status}`)}</span>
            </li>
          ))}
        </ul>
        {related.length > 0 && <MergeForm seen={seen} answer={answer} />}
      </Part>
    </aside>
  )
}

function Person({ facts: { person, email } }: { facts: ConversationFacts }) {
  const { t, to } = useTexts()
  return (
    <Part title={t('support.admin.person')}>
      {person === null ? (
        <p className="wrap-anywhere">{email}</p>
      ) : (
        <Link to={to('admin-person', { id: person.id })} className="link wrap-anywhere py-2">
          {email}
        </Link>
      )}
      {person === null ? (
        <p className="text-ink-soft">{t('support.admin.guest')}</p>
      ) : (
        <ul className="grid gap-1 text-ink-soft">
          <li>{t('support.admin.since', { date: person.since })}</li>
          <li>{t(person.isConfirmed ? 'support.admin.confirmed' : 'support.admin.not-confirmed')}</li>
          {person.isJobSeeker && <li>{t('support.admin.seeker')}</li>}
          {person.leaves && <li>{t('support.admin.leaves', { date: person.leaves })}</li>}
          {person.employers.map(({ id, name }) => (
            <li key={id}>
              <Link to={to('admin-employer', { id })} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
