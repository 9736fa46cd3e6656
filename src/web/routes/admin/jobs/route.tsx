import { z } from 'zod'
import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import { undoBulkMove } from '../../../../domain/desk/bulk/move-jobs.ts'
import { href } from '../../../addresses.ts'
import { AdminList } from '../../../parts/admin/list/admin-list.tsx'
import { viewForms } from '../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../parts/admin/list/list-view.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import type { Route } from './+types/route.ts'
import { BulkChoice, bulkForm } from './bulk-choice.tsx'
import { lastMoveView } from './last-move.server.ts'
import { LastMove } from './last-move.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const view = await listView(ctx, 'jobs', request)
  const mayMove = hasPermission(ctx.actor, 'jobs.moderate')
  return { view, mayMove, last: mayMove ? await lastMoveView(ctx) : null }
})

export const action = formAction({
  ...viewForms('jobs', 'admin-jobs'),
  undo: form({ schema: z.object({ id: z.uuid() }) }, async (ctx, input) => {
    await undoBulkMove(ctx, input)
    return redirectWithToast(href('admin-jobs', ctx.locale), 'admin.bulk.undone')
  }),
})

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function AdminJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { view, mayMove, last } = loaderData
  return (
    <AdminList
      view={view}
      answer={actionData}
      notice={last && <LastMove last={last} />}
      {...(mayMove && { bulk: <BulkChoice query={view.query} />, tickedIn: bulkForm })}
    />
  )
}
