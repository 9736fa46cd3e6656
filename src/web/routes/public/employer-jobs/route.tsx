import { redirect } from 'react-router'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import { employerOf } from '../../../parts/public/employer-address.server.ts'
import { isFailedLoad, loadOrFail } from '../../../parts/public/failed-load/load-or-fail.ts'
import { useLastLoaded } from '../../../parts/public/failed-load/use-last-loaded.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { settledAddress } from '../../../parts/public/job-list/settled-address.server.ts'
import { employerKey } from '../../../parts/shared/employer-key.ts'
import { withoutEmptyPages } from '../../../parts/shared/filters/without-empty-pages.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'

/** These values are the same for all jobs of one employer, so the filters would be of no use. */
const filtersWithoutUse = ['employerType', 'employerSize', 'agencies']

export const loader = pageLoader(async (ctx, { params, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const employer = await employerOf(ctx, 'employer-jobs', params.key, url)
  const settled = settledAddress(ctx, url)
  if (settled !== null) throw redirect(settled)
  const { locale } = ctx
  const { name } = employer
  const key = employerKey(employer)
  const list = withoutEmptyPages(
    await loadJobList(ctx, url.searchParams, {
      params: { employer: [employer.id] },
      listPath: href('employer-jobs', locale, { key }),
      withoutFilters: filtersWithoutUse,
    }),
  )
  const t = translator(locale)
  const counted = { name, count: list.total, total: formatCount(list.total, locale) }
  return {
    list,
    heading: t('employers.open-positions.heading', counted),
    title: t('employers.open-positions.title', { name }),
    description: t('employers.open-positions.description', counted),
    steps: [
      { name: t('employers.detail.all-employers'), to: href('employers', locale) },
      { name, to: href('employer', locale, { key }) },
    ],
    current: t('employers.detail.jobs'),
  }
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrFail(args)

export const meta: Route.MetaFunction = args => {
  const { loaderData: view, location } = args
  if (!view) return []
  if (isFailedLoad(view)) return [{ title: textsOf(localeOf(location.pathname))('list.failed') }]
  return [
    ...pageMeta(args, {
      title: view.title,
      description: view.description,
      // An empty list is for people who come back to it, not for search engines.
      isHidden: view.list.query !== '' || view.list.total === 0,
      query: view.list.page > 1 ? `page=${view.list.page}` : '',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: view.title,
      href: view.list.feedTo,
    },
  ]
}

export default function OpenPositions({ loaderData }: Route.ComponentProps) {
  const { view, failed } = useLastLoaded(loaderData)
  const { list, heading, steps, current } = view
  const above = <BreadcrumbTrail steps={steps} current={current} />
  return <JobListPage view={list} failed={failed} heading={heading} above={above} />
}
