import { Check, CircleHelp, X } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { refusalReasons } from '../../../../domain/alerts/alert.values.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import { JobCard } from '../job-card.tsx'
import type { MatchView } from './alert-view.server.ts'

const icons = { met: Check, unmet: X, unknown: CircleHelp } as const

export function MatchList({ matches }: { matches: MatchView[] }) {
  return (
    <ol className="grid gap-4">
      {matches.map(match => (
        <li key={match.jobId} className="grid gap-2">
          <Match match={match} />
        </li>
      ))}
    </ol>
  )
}

function Match({ match }: { match: MatchView }) {
  const { t } = useTexts()
  const { card, judged, refused, isRead } = match
  return (
    <>
      {card ? (
        <JobCard job={card} />
      ) : (
        <div className="rounded-card border border-line bg-sunken p-4">
          <h3 className="text-lg">
            <Link className="link" to={match.to}>
              {match.title}
            </Link>
          </h3>
          <p>{match.employer}</p>
          <p className="text-ink-soft text-sm">{t('alert.match.ended')}</p>
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-1">
        <div className="grid min-w-0 gap-1 text-sm">
          <p className="figures flex flex-wrap items-center gap-2 text-ink-soft">
            {!isRead && <Badge tone="brand">{t('alert.match.new')}</Badge>}
            {t('alert.match.found', { date: match.foundOn })}
            {refused && <span>· {t('alert.match.refused', { reason: refused })}</span>}
          </p>
          {judged.length > 0 && (
            <ul aria-label={t('alert.match.why')} className="grid gap-0.5">
              {judged.map(({ state, text }) => {
                const Icon = icons[state]
                return (
                  <li key={state} className="flex gap-2">
                    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
                    {text}
                  </li>
                )
              })}
            </ul>
          )}
        </div>
        <Judgement match={match} />
      </div>
    </>
  )
}

function Judgement({ match: { jobId, title, isRead, refused } }: { match: MatchView }) {
  const { t } = useTexts()
  if (refused) return <MatchStep form="take-back" jobId={jobId} title={title} text={t('alert.match.undo')} />
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!isRead && <MatchStep form="read" jobId={jobId} title={title} text={t('alert.match.read')} />}
      <details className="group">
        <summary className="link flex min-h-11 cursor-pointer list-none items-center px-2 text-sm sm:min-h-9">
          {t('alert.match.refuse')}
          <span className="sr-only">: {title}</span>
        </summary>
        <Refuse jobId={jobId} />
      </details>
    </div>
  )
}

function Refuse({ jobId }: { jobId: number }) {
  const { t } = useTexts()
  const { search } = useLocation()
  const id = `reason-${jobId}`
  return (
    <Form
      method="post"
      action={search}
      preventScrollReset
      className="grid max-w-80 gap-2 rounded-card border border-line bg-surface p-4"
    >
      <input type="hidden" name="form" value="refuse" />
      <input type="hidden" name="jobId" value={jobId} />
      <label htmlFor={id} className="font-semibold text-sm">
        {t('alert.match.refuse-why')}
      </label>
      <Select id={id} name="reason" aria-describedby={`${id}-hint`}>
        {refusalReasons.map(reason => (
          <option key={reason} value={reason}>
            {t(`alert.reason.${reason}`)}
          </option>
        ))}
      </Select>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {t('alert.match.refuse-hint')}
      </p>
      <Button type="submit" variant="secondary" size="small">
        {t('alert.match.refuse')}
      </Button>
    </Form>
  )
}

function MatchStep({
  form,
  jobId,
  title,
  text,
}: {
  form: string
  jobId: number
  title: string
  text: string
}) {
  return (
    <ActionButton form={form} fields={{ jobId }} variant="quiet" size="small">
      {text}
      <span className="sr-only">: {title}</span>
    </ActionButton>
  )
}
