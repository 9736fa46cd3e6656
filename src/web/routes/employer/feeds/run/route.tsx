import { localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { RunPage } from '../../../../parts/shared/feeds/run-page.tsx'
import { loadRunPage } from '../../../../parts/shared/feeds/run-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, params, context }: Route.LoaderArgs) => {
  const { publicUrl } = getFacts(context).env
  const { view, employerId } = await loadRunPage(ctx, { params, request, publicUrl })
  return { employer: await currentEmployer(ctx, request, employerId), view }
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('feeds.runs.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerFeedRun({ loaderData: { employer, view } }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('feeds.run.title', { kind: t(`feeds.kind.${view.run.kind}`), date: view.run.started })
  return (
    <EmployerArea employer={employer} title={title}>
      <RunPage view={view} area="employer" />
    </EmployerArea>
  )
}
