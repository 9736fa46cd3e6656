import { useLocation } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import { PageLinks } from '../../../../parts/shared/page-links.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { listQuery, unfilteredQuery } from '../own-jobs-address.ts'
import type { Route } from './+types/route.ts'
import { AdTable } from './ad-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useChosen } from './use-chosen.ts'

type Data = Route.ComponentProps['loaderData']

export function AdList({ data }: { data: Data }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const chosen = useChosen(data)
  const { jobs, page, total, featuresLeft } = data
  if (jobs.length === 0) return <NoAds data={data} />
  const from = (page - 1) * limits.ownJobsPage + 1
  return (
    <div className="grid gap-3">
      <div className="figures flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm">
        <p role="status">
          {total > jobs.length
            ? t('ads.list.shown', { from, to: from + jobs.length - 1, count: total })
            : t('ads.list.count', { count: total })}
        </p>
        {featuresLeft > 0 && <p>{t('ads.feature.left', { count: featuresLeft })}</p>}
      </div>
      <AdTable data={data} chosen={chosen} />
      <PageLinks
        page={page}
        pageCount={Math.ceil(total / limits.ownJobsPage)}
        hrefOf={number => to('employer-jobs-own') + listQuery(search, { page: number > 1 ? number : null })}
      />
      <BulkBar data={data} chosen={chosen} />
    </div>
  )
}

function NoAds({ data: { filter, employer } }: { data: Data }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { tab, words } = filter
  const isNarrowed = [words, filter.place, filter.department, filter.source, filter.isEnding].some(Boolean)
  if (isNarrowed) {
    return (
      <EmptyState
        title={words === '' ? t('ads.list.none-left') : t('ads.list.nothing-found', { words })}
        actions={
          <LinkButton to={to('employer-jobs-own') + unfilteredQuery(search)} variant="secondary">
            {t('ads.list.show-all')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t(`ads.list.empty.${tab}`)}
      actions={
        <LinkButton to={to('post-job') + employer.query} variant={tab === 'public' ? 'primary' : 'secondary'}>
          {t('ads.post.title')}
        </LinkButton>
      }
    >
      {t('ads.list.empty-text')}
    </EmptyState>
  )
}
