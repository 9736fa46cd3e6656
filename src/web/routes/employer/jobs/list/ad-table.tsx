import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { naturalOrder, type OwnJobSort } from '../../../../../domain/job-ads/own-list/own-job-list.values.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useTexts } from '../../../../use-texts.ts'
import { listQuery } from '../own-jobs-address.ts'
import type { Route } from './+types/route.ts'
import { AdRow } from './ad-row.tsx'
import type { Chosen } from './use-chosen.ts'

type Data = Route.ComponentProps['loaderData']

const columns = [
  { sort: 'title', text: 'ad', side: 'text-left' },
  { sort: 'ends', text: 'ends', side: 'text-left' },
  { sort: 'applications', text: 'applications', side: 'text-right' },
  { sort: 'views', text: 'views', side: 'text-right' },
  { sort: 'published', text: 'published', side: 'text-left hidden xl:table-cell' },
] as const

/** The heads sort by links. On phones each row becomes a card that names its figures itself. */
export function AdTable({ data, chosen }: { data: Data; chosen: Chosen }) {
  const { t } = useTexts()
  const isHydrated = useHydrated()
  return (
    <table className="block w-full lg:table lg:rounded-card lg:border lg:border-line lg:bg-surface">
      <caption className="sr-only">{t('ads.list.title')}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-line border-b text-ink-soft text-sm">
          <th scope="col" className="w-11 py-2 pl-4 text-left">
            {isHydrated && chosen.scope === 'some' ? (
              <input
                type="checkbox"
                checked={chosen.isWholePage}
                onChange={chosen.togglePage}
                aria-label={t('ads.list.choose-page', { count: data.jobs.length })}
                className="choice block rounded-[5px]"
              />
            ) : (
              <span className="sr-only">{t('ads.list.choice')}</span>
            )}
          </th>
          {columns.map(column => (
            <Head key={column.sort} {...column} data={data} />
          ))}
          <th scope="col" className="w-12">
            <span className="sr-only">{t('ads.list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="grid gap-3 lg:table-row-group">
        {data.jobs.map(job => (
          <AdRow key={job.id} job={job} chosen={chosen} query={data.employer.query} />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { sort: OwnJobSort; text: string; side: string; data: Data }

function Head({ sort, text, side, data }: HeadProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const isSorted = data.sort === sort
  const now = data.order ?? naturalOrder(sort)
  const next = isSorted && now === naturalOrder(sort) ? (now === 'asc' ? 'desc' : 'asc') : null
  const Arrow = now === 'asc' ? ArrowUp : ArrowDown
  const isEnded = text === 'ends' && (data.filter.tab === 'ended' || data.filter.tab === 'archived')
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (now === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`px-3 py-1 font-medium ${side}`}
    >
      <Link
        to={to('employer-jobs-own') + listQuery(search, { sort, order: next })}
        preventScrollReset
        className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap no-underline hover:text-brand hover:underline"
      >
        {t(`ads.list.column.${isEnded ? 'ended' : text}`)}
        {isSorted && <Arrow aria-hidden className="size-4 text-brand" strokeWidth={1.75} />}
      </Link>
    </th>
  )
}
