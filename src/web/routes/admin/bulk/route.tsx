import { Link } from 'react-router'
import { z } from 'zod'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { bulkMost, moveJobsInBulk } from '../../../../domain/desk/bulk/move-jobs.ts'
import { href } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { bulkActionSchema, bulkView } from './bulk.server.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) => bulkView(ctx, request))

const moveSchema = z.object({ action: bulkActionSchema, job: z.array(rowIdSchema).max(bulkMost) })

export const action = formAction({
  move: form({ schema: moveSchema }, async (ctx, { action: move, job }) => {
    await moveJobsInBulk(ctx, { action: move, jobIds: job })
    return redirectWithToast(href('admin-jobs', ctx.locale), 'admin.bulk.done')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = args.loaderData?.title ?? ''
  return pageMeta(args, { title, description: title, isHidden: true })
}

type Job = { id: number; title: string }

export default function AdminJobsSelection({ loaderData }: Route.ComponentProps) {
  const { action: move, back, title, affects, beyond, possible, refused } = loaderData
  const { t } = useTexts()
  return (
    <AreaPage title={title} intro={affects} tabs={useAdminTabs()}>
      <AreaSection title={t('admin.bulk.possible', { count: possible.length })} text={beyond}>
        <Jobs jobs={possible} />
        {refused.map(({ reason, text, jobs }) => (
          <details key={reason}>
            <FoldSummary>{text}</FoldSummary>
            <Jobs jobs={jobs} />
          </details>
        ))}
        <div className="flex flex-wrap gap-3">
          {possible.length > 0 && (
            <ActionButton
              form="move"
              fields={{ action: move, job: possible.map(({ id }) => String(id)) }}
              leadsOn
            >
              {t('admin.bulk.go')}
            </ActionButton>
          )}
          <LinkButton to={back} variant="secondary">
            {t('common.form.cancel')}
          </LinkButton>
        </div>
      </AreaSection>
    </AreaPage>
  )
}

function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { to } = useTexts()
  return (
    <ul className="grid max-h-96 gap-1 overflow-y-auto">
      {jobs.map(({ id, title }) => (
        <li key={id} className="wrap-anywhere">
          <Link className="link" to={to('job', { key: String(id) })}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
