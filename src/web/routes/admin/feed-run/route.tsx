import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { RunPage } from '../../../parts/shared/feeds/run-page.tsx'
import { loadRunPage } from '../../../parts/shared/feeds/run-view.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, params, context }: Route.LoaderArgs) => {
  const { publicUrl } = getFacts(context).env
  const { view } = await loadRunPage(ctx, { params, request, publicUrl })
  const quarantine = view.quarantine.replace('employer-dashboard', 'admin-dashboard')
  return { view: { ...view, quarantine } }
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('feeds.runs.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminFeedRun({ loaderData: { view } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const title = t('feeds.run.title', { kind: t(`feeds.kind.${view.run.kind}`), date: view.run.started })
  return (
    <AreaPage title={title} intro={view.feedName} tabs={useAdminTabs()}>
      <RunPage view={view} area="admin" />
    </AreaPage>
  )
}
