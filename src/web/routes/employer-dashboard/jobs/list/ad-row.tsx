import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { AdAction } from '../../../../../domain/jobs/job-ad.values.ts'
import { AskFirst } from '../../../../parts/ask-first.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { AdView } from './ad-views.server.ts'

const tones: Record<AdView['status'], BadgeTone> = {
  draft: 'neutral',
  'in-review': 'warn',
  published: 'good',
  paused: 'warn',
  expired: 'neutral',
  filled: 'brand',
  archived: 'neutral',
  deleted: 'neutral',
}

/** An ad with its state, its figures, how long it runs, and what can be done with it. */
export function AdRow({ job, canChoose }: { job: AdView; canChoose: boolean }) {
  const { t } = useTexts()
  const title = `ad-${job.id}`
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex gap-3">
        {canChoose && (
          <input
            type="checkbox"
            form="bulk"
            name="jobId"
            value={job.id}
            aria-label={t('ads.list.choose', { title: job.title })}
            className="choice mt-1 rounded-[5px]"
          />
        )}
        <div className="grid min-w-0 grow gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={title} className="min-w-0 font-sans font-semibold text-base tracking-normal hyphens-auto">
              {job.to ? (
                <Link className="link" to={job.to}>
                  {job.title}
                </Link>
              ) : (
                job.title
              )}
            </h2>
            <Badge tone={tones[job.status]}>{t(`ads.status.${job.status}`)}</Badge>
            {job.isFromFeed && <Badge>{t('ads.list.from-feed')}</Badge>}
            {job.featuredUntil && (
              <Badge tone="accent">{t('ads.list.featured', { date: job.featuredUntil })}</Badge>
            )}
          </div>
          <p className="text-ink-soft text-sm">
            {[job.places, job.reference].filter(part => part).join(' · ')}
          </p>
          {job.reviewNote && <p className="text-sm text-warn">{job.reviewNote}</p>}
          <Figures job={job} />
        </div>
      </div>
      <Actions job={job} describedBy={title} />
    </li>
  )
}

function Figures({ job }: { job: AdView }) {
  const { t } = useTexts()
  const facts: [string, ReactNode][] = [
    ['views', job.views],
    ['applications', job.applications],
    ['new', job.newApplications],
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{t(`ads.figure.${name}`)}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
      {job.daysLeft !== null && job.validThrough && (
        <div className="flex gap-1.5">
          <dt className="text-ink-soft">{t('ads.figure.until')}</dt>
          <dd className={`figures ${job.daysLeft <= 7 ? 'font-semibold text-warn' : ''}`}>
            {t('ads.list.days-left', { date: job.validThrough, count: job.daysLeft })}
          </dd>
        </div>
      )}
      {job.daysLeft === null && job.ended && (
        <div className="flex gap-1.5">
          <dt className="text-ink-soft">{t('ads.figure.ended')}</dt>
          <dd className="figures">{job.ended}</dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ job, describedBy }: { job: AdView; describedBy: string }) {
  const { t } = useTexts()
  return (
    <div className="-mx-2 -mb-2 flex flex-wrap items-start gap-1 border-line border-t px-0 pt-2">
      {job.editTo && (
        <Link to={job.editTo} aria-describedby={describedBy} className={buttonClass('quiet', 'small')}>
          {t('ads.action.edit')}
        </Link>
      )}
      {job.can
        .filter(action => questionOf(job, action) === null)
        .map(action => (
          <MoveForm key={action} jobId={job.id} action={action} describedBy={describedBy} />
        ))}
      <Form method="post">
        <input type="hidden" name="form" value="copy" />
        <input type="hidden" name="jobId" value={job.id} />
        <Button type="submit" variant="quiet" size="small" aria-describedby={describedBy}>
          {t('ads.action.copy')}
        </Button>
      </Form>
      {job.canFeature && (
        <AskFirst label={t('ads.feature.action')} text={t('ads.feature.sure')} describedBy={describedBy}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="form" value="feature" />
            <input type="hidden" name="jobId" value={job.id} />
            <Button type="submit" variant="secondary" size="small" aria-describedby={describedBy}>
              {t('ads.feature.confirm')}
            </Button>
          </Form>
        </AskFirst>
      )}
      <Link to={job.templateTo} aria-describedby={describedBy} className={buttonClass('quiet', 'small')}>
        {t('ads.templates.keep')}
      </Link>
      {job.can.map(action => {
        const question = questionOf(job, action)
        if (question === null) return null
        const text = t(`ads.list.sure.${question}`, { title: job.title, count: job.openApplications })
        return (
          <AskFirst key={action} label={t(`ads.action.${action}`)} text={text} describedBy={describedBy}>
            <MoveForm jobId={job.id} action={action} describedBy={describedBy} isDanger />
          </AskFirst>
        )
      })}
    </div>
  )
}

/** What is asked before it is done: deleting is for good, and whoever still waits gets a refusal when an ad is filled. */
function questionOf(job: AdView, action: AdAction): 'delete' | 'fill' | null {
  if (action === 'delete') return 'delete'
  return action === 'fill' && job.openApplications > 0 ? 'fill' : null
}

type MoveProps = { jobId: number; action: AdAction; describedBy: string; isDanger?: boolean }

function MoveForm({ jobId, action, describedBy, isDanger = false }: MoveProps) {
  const { t } = useTexts()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="move" />
      <input type="hidden" name="jobId" value={jobId} />
      <Button
        type="submit"
        name="action"
        value={action}
        variant={isDanger ? 'danger' : 'quiet'}
        size="small"
        aria-describedby={describedBy}
      >
        {t(isDanger ? `ads.list.final.${action}` : `ads.action.${action}`)}
      </Button>
    </Form>
  )
}
