import { z } from 'zod'
import { Invalid } from '../../../../domain/caller/errors.ts'
import { findEmployerNamed } from '../../../../domain/employers/load-employer-head.ts'
import { AdminList } from '../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../parts/admin/list/list-view.server.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { createFrom, createSchema } from '../../../parts/shared/feeds/feed-forms.server.ts'
import { NewFeedForm } from '../../../parts/shared/feeds/new-feed-form.tsx'
import { syncLogView } from '../../../parts/shared/feeds/sync-log.server.ts'
import { SyncLog } from '../../../parts/shared/feeds/sync-log.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  return { view: await listView(ctx, 'feeds', request), log: await syncLogView(ctx, request) }
})

const schema = createSchema.and(z.object({ employer: z.string('feeds.problem.employer').trim().max(200) }))

export const action = formAction({
  ...listForms('feeds', 'admin-feeds'),
  create: form({ schema }, async (ctx, input) => {
    const employer = await findEmployerNamed(ctx, input.employer)
    if (!employer) throw new Invalid({ employer: [{ key: 'feeds.problem.employer' }] })
    return createFrom(ctx, 'admin', { ...input, employerId: employer.id })
  }),
})

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function AdminFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminList view={loaderData.view} answer={actionData}>
      <AreaSection title={t('feeds.new')} text={t('feeds.new-text')}>
        <NewFeedForm answer={actionData} area="admin" />
      </AreaSection>
      <SyncLog log={loaderData.log} />
    </AdminList>
  )
}
