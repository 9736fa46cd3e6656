import { redirect } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { isFailedLoad, loadOrFail } from '../../../parts/public/failed-load/load-or-fail.ts'
import { useLastLoaded } from '../../../parts/public/failed-load/use-last-loaded.ts'
import { cleanAddress } from '../../../parts/shared/filters/clean-address.ts'
import { withoutEmptyPages } from '../../../parts/shared/filters/without-empty-pages.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'
import { loadEmployerList } from './employer-list.server.ts'
import { EmployerListPage } from './employer-list-page.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const clean = cleanAddress(url)
  // Without scripts a form also sends empty fields. Redirecting keeps the address short enough to share.
  if (clean !== null) throw redirect(clean)
  return withoutEmptyPages(await loadEmployerList(ctx, url.searchParams))
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrFail(args)

export const meta: Route.MetaFunction = args => {
  const { loaderData: view, location } = args
  if (!view) return []
  const t = textsOf(localeOf(location.pathname))
  if (isFailedLoad(view)) return [{ title: t('list.failed') }]
  return pageMeta(args, {
    title: t('employers.meta-title'),
    description: t('employers.description', { count: view.total, total: view.totalText }),
    isHidden: view.query !== '',
    query: view.page > 1 ? `page=${view.page}` : '',
  })
}

export default function EmployerList({ loaderData }: Route.ComponentProps) {
  return <EmployerListPage {...useLastLoaded(loaderData)} />
}
