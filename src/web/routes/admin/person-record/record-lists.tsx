import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { RecordView } from './record-view.server.ts'

/** Employers, browsers, mails, messages, reports and views of an account, each newest first. */
export function RecordLists({ record }: { record: RecordView }) {
  const { t, to } = useTexts()
  const { account, employers, sessions, mails, tickets, reports, views, may } = record
  return (
    <>
      {account.role === 'employer' && (
        <List title={t('records.person.employers')} isEmpty={employers.length === 0}>
          {employers.map(({ employerId, employerName, mappingType, confidence, hasAccess }) => (
            <Row key={employerId} detail={t(`records.mapping.type.${mappingType}`, { confidence })}>
              <Link className="link" to={to('admin-employer', { id: employerId })}>
                {employerName}
              </Link>
              {!hasAccess && ` (${t('records.mapping.no-access')})`}
            </Row>
          ))}
        </List>
      )}
      <List title={t('records.sessions.title')} isEmpty={sessions.length === 0}>
        {sessions.map(({ id, device, at }) => (
          <Row key={id} detail={at}>
            {device}
          </Row>
        ))}
      </List>
      <List title={t('records.person.mails')} isEmpty={mails.length === 0}>
        {mails.map(({ id, name, status, problem, at }) => (
          <Row key={id} detail={at}>
            {name}: {t(`records.mail.${status}`)}
            {problem && <span className="block text-ink-soft text-sm">{problem}</span>}
          </Row>
        ))}
      </List>
      <List title={t('records.person.tickets')} isEmpty={tickets.length === 0}>
        {tickets.map(({ id, topic, status, at }) => (
          <Row key={id} detail={at}>
            {may.answer ? (
              <Link className="link" to={to('admin-support-request', { id })}>
                {t(`support.topic.${topic}`)}
              </Link>
            ) : (
              t(`support.topic.${topic}`)
            )}
            , {t(`support.status.${status}`)}
          </Row>
        ))}
      </List>
      {reports && (
        <List title={t('records.person.reports')} isEmpty={reports.length === 0}>
          {reports.map(({ key, what, how, at, to: toCase }) => (
            <Row key={key} detail={at}>
              <Link className="link" to={toCase}>
                {what}
              </Link>
              <span className="block text-ink-soft text-sm">{how}</span>
            </Row>
          ))}
        </List>
      )}
      <List title={t('records.view.past')} isEmpty={views.length === 0}>
        {views.map(({ id, at, reason, by }) => (
          <Row key={id} detail={at}>
            {by ?? t('records.somebody')}
            <span className="block text-ink-soft text-sm">{reason}</span>
          </Row>
        ))}
      </List>
    </>
  )
}

function List({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <AreaSection title={title}>
      {isEmpty ? (
        <p className="text-ink-soft">{t('records.none')}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </AreaSection>
  )
}

function Row({ detail, children }: { detail: string; children: ReactNode }) {
  return (
    <li className="grid gap-0.5 py-2.5 sm:grid-cols-[1fr_auto] sm:gap-4">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="figures text-ink-soft text-sm">{detail}</span>
    </li>
  )
}
