import { Link, useLocation } from 'react-router'
import { type AdTab, adTabs } from '../../../../../domain/jobs/job.status.ts'
import { formatCount } from '../../../../../i18n/format.ts'
import { useTexts } from '../../../../use-texts.ts'
import { listQuery } from '../own-jobs-address.ts'
import type { Route } from './+types/route.ts'

type Data = Route.ComponentProps['loaderData']

// The cast: `Object.keys` returns plain strings.
const tabNames = Object.keys(adTabs) as AdTab[]

export function Tabs({ data: { filter, counts, drafts } }: { data: Data }) {
  const { t, to, locale } = useTexts()
  const { search } = useLocation()
  const path = to('employer-jobs-own')
  const { tab } = filter
  const count = (name: AdTab) => counts[name] + (name === 'drafts' ? drafts.length : 0)
  return (
    <nav aria-label={t('ads.list.tabs')} className="-mx-1 overflow-x-auto border-line border-b px-1">
      <ul className="flex gap-1">
        {tabNames
          .filter(name => name !== 'review' || name === tab || counts.review > 0)
          .map(name => (
            <li key={name}>
              <Link
                to={path + listQuery(search, { tab: name })}
                aria-current={name === tab ? 'page' : undefined}
                className="-mb-px -outline-offset-2 flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium no-underline hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
              >
                {t(`ads.tab.${name}`)}
                <span className="figures text-ink-soft text-sm">{formatCount(count(name), locale)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
