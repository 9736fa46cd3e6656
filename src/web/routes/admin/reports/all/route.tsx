import { AdminList } from '../../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../../parts/admin/list/list-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) => listView(ctx, 'cases', request))

export const action = formAction(listForms('cases', 'admin-reports-all'))

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

/** The queue has what weighs most first; this has all there ever was. */
export default function AllReports({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminList view={loaderData} answer={actionData} />
}
