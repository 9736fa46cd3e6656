import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { EmployerFilter } from '../../../../domain/applications/application.schema.ts'
import type { StatusCounts } from '../../../../domain/applications/application.status.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { withQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { Select } from '../../../ui/select.tsx'
import { useFieldsOfAddress } from '../../../ui/use-fields-of-address.ts'
import { useTexts } from '../../../use-texts.ts'
import { Exports } from './inbox-tools.tsx'

type Props = {
  filter: EmployerFilter
  jobs: { id: number; title: string; count: number }[]
  search: string
  /** Null on the board, where columns take the place of the status tabs. */
  counts: StatusCounts | null
}

/** Submits with GET, so every filter is part of the address. */
export function InboxFilters({ filter, jobs, search, counts }: Props) {
  const { t } = useTexts()
  const kept = [...new URLSearchParams(search)].filter(([name]) =>
    ['employer', 'view', 'status'].includes(name),
  )
  const form = useFieldsOfAddress(search, {
    job: String(filter.jobId ?? ''),
    q: filter.q,
    sort: filter.sort,
  })
  const isNarrowed = filter.jobId !== null || filter.q !== ''
  return (
    <div className="grid gap-4">
      {/* Collapsible on phones by CSS alone; always open where there is room. */}
      <label className="relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-4 font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-(--focus) has-[:focus-visible]:outline-offset-2 sm:hidden">
        <input type="checkbox" className="sr-only" defaultChecked={isNarrowed} aria-controls="inbox-filter" />
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="grow">{t('employer-applications.filter.fold')}</span>
        <ChevronDown
          aria-hidden
          className="size-5 text-ink-soft transition-transform duration-150 [label:has(:checked)>&]:rotate-180"
          strokeWidth={1.75}
        />
      </label>
      <Form
        ref={form}
        id="inbox-filter"
        method="get"
        className="hidden items-end [label:has(:checked)+&]:grid sm:grid gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_11rem_auto]"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="filter-job" className="grid gap-1.5">
          <span className="font-semibold">{t('employer-applications.filter.job')}</span>
          <Select id="filter-job" name="job" defaultValue={filter.jobId ?? ''}>
            <option value="">{t('employer-applications.filter.all-jobs')}</option>
            {jobs.map(({ id, title, count }) => (
              <option key={id} value={id}>
                {`${title} (${count})`}
              </option>
            ))}
          </Select>
        </label>
        <label className="grid gap-1.5">
          <span className="font-semibold">{t('employer-applications.filter.search')}</span>
          <input type="search" name="q" defaultValue={filter.q} maxLength={200} className={controlClass} />
        </label>
        <label htmlFor="filter-sort" className="grid gap-1.5">
          <span className="font-semibold">{t('employer-applications.filter.sort')}</span>
          <Select id="filter-sort" name="sort" defaultValue={filter.sort}>
            <option value="newest">{t('employer-applications.filter.newest')}</option>
            <option value="oldest">{t('employer-applications.filter.oldest')}</option>
          </Select>
        </label>
        <Button type="submit" variant="secondary">
          {t('employer-applications.filter.show')}
        </Button>
        <div className="sm:hidden">
          <Exports search={search} />
        </div>
      </Form>
      {counts && <StatusTabs counts={counts} status={filter.status} search={search} />}
    </div>
  )
}

const tabs = ['applied', 'invited', 'interview', 'hired', 'rejected', 'withdrawn'] as const

function StatusTabs({
  counts,
  status,
  search,
}: {
  counts: StatusCounts
  status: EmployerFilter['status']
  search: string
}) {
  const { t, locale } = useTexts()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows = [
    { value: null, label: t('employer-applications.status.all'), count: all },
    ...tabs.map(value => ({
      value,
      label: t(`employer-applications.status.${value}`),
      count: counts[value],
    })),
  ]
  return (
    <nav
      aria-label={t('employer-applications.filter.status')}
      className="-mx-1 overflow-x-auto border-line border-b px-1"
    >
      <ul className="flex gap-1">
        {rows.map(({ value, label, count }) => (
          <li key={label}>
            <Link
              to={`.${withQuery(search, { status: value })}`}
              preventScrollReset
              aria-current={value === status ? 'true' : undefined}
              className="figures -mb-px -outline-offset-2 flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium no-underline hover:text-brand aria-[current=true]:border-brand aria-[current=true]:text-brand-strong"
            >
              {label}
              <span className="text-ink-soft text-sm">{formatCount(count, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
