import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { AdView } from './ad-views.server.ts'
import { RowMenu } from './row-menu.tsx'
import type { Chosen } from './use-chosen.ts'

const tones: Record<AdView['status'], BadgeTone> = {
  draft: 'neutral',
  'in-review': 'warn',
  published: 'good',
  paused: 'warn',
  expired: 'neutral',
  filled: 'brand',
  'taken-down': 'warn',
  archived: 'neutral',
  deleted: 'neutral',
}

type Props = { job: AdView; chosen: Chosen; query: string }

export function AdRow({ job, chosen, query }: Props) {
  const { t } = useTexts()
  return (
    <tr className="relative flex flex-wrap gap-x-5 gap-y-1 rounded-card border border-line bg-surface p-4 pr-14 pl-12 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:last:border-b-0">
      <td className="absolute top-4 left-4 lg:static lg:py-3 lg:pl-4 lg:align-top">
        <input
          type="checkbox"
          form="bulk"
          name="jobId"
          value={job.id}
          checked={chosen.has(job.id)}
          disabled={chosen.scope === 'all'}
          onChange={() => chosen.toggle(job.id)}
          aria-label={t('ads.list.choose', { title: job.title })}
          className="choice mt-0.5 block rounded-[5px]"
        />
      </td>
      <th scope="row" className="w-full min-w-0 text-left font-normal lg:w-auto lg:px-3 lg:py-3 lg:align-top">
        <About job={job} />
      </th>
      <Figure name={job.daysLeft === null && job.ended ? 'ended' : 'ends'}>
        <Ends job={job} />
      </Figure>
      <Figure name="applications" isNumber>
        {job.applications === '0' ? (
          '0'
        ) : (
          <Link className="link" to={job.inboxTo}>
            {job.applications}
          </Link>
        )}
        {job.newApplications > 0 && (
          <span className="ml-2">
            <Badge tone="accent">{t('ads.list.new', { count: job.newApplications })}</Badge>
          </span>
        )}
      </Figure>
      <Figure name="views" isNumber>
        {job.views}
      </Figure>
      <Figure name="published" extra="lg:hidden xl:table-cell">
        {job.published ?? '–'}
      </Figure>
      <td className="absolute top-1.5 right-1.5 lg:static lg:pr-2 lg:align-top">
        <RowMenu job={job} query={query} />
      </td>
    </tr>
  )
}

function About({ job }: { job: AdView }) {
  const { t } = useTexts()
  const badges = [
    (job.isStateTold || job.status === 'expired') && (
      <Badge key="status" tone={tones[job.status]}>
        {t(`ads.status.${job.status}`)}
      </Badge>
    ),
    job.source !== 'own' && <Badge key="source">{t(`ads.list.source-of.${job.source}`)}</Badge>,
    job.featuredUntil && (
      <Badge key="featured" tone="accent">
        {t('ads.list.featured', { date: job.featuredUntil })}
      </Badge>
    ),
  ].filter(Boolean)
  return (
    <div className="grid gap-0.5">
      <span id={`ad-${job.id}`} className="font-semibold leading-snug wrap-anywhere hyphens-auto">
        {job.to ? (
          <Link className="link" to={job.to}>
            {job.title}
          </Link>
        ) : (
          job.title
        )}
      </span>
      <span className="text-ink-soft text-sm wrap-anywhere">
        {[job.places, job.department].filter(Boolean).join(' · ')}
        {job.reference && <span className="whitespace-nowrap">{` · ${job.reference}`}</span>}
      </span>
      {badges.length > 0 && <span className="flex flex-wrap gap-1.5 pt-1">{badges}</span>}
      {job.reviewNote && <span className="text-sm text-warn">{job.reviewNote}</span>}
    </div>
  )
}

function Ends({ job }: { job: AdView }) {
  const { t } = useTexts()
  if (job.daysLeft === null || !job.validThrough) return job.ended ?? job.validThrough ?? '–'
  const isSoon = job.daysLeft <= 14
  return (
    <>
      <span className={isSoon ? 'font-semibold text-warn' : ''}>{job.validThrough}</span>
      {isSoon && (
        <span className="ml-2 text-warn lg:ml-0 lg:block">
          {t('ads.list.days-left', { count: job.daysLeft })}
        </span>
      )}
    </>
  )
}

type StatisticsProps = { name: string; isNumber?: boolean; extra?: string; children: ReactNode }

/** On phones the table's head is hidden, so each cell names its figure itself. */
function Figure({ name, isNumber = false, extra = 'lg:table-cell', children }: StatisticsProps) {
  const { t } = useTexts()
  return (
    <td
      className={`figures flex gap-1.5 text-sm lg:whitespace-nowrap lg:px-3 lg:py-3 lg:align-top ${isNumber ? 'lg:text-right' : ''} ${extra}`}
    >
      <span className="text-ink-soft lg:hidden">{t(`ads.list.column.${name}`)}</span>
      <span>{children}</span>
    </td>
  )
}
