import { AdminList } from '../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../parts/admin/list/list-view.server.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) => listView(ctx, 'log', request))

export const action = formAction(listForms('log', 'admin-audit'))

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function AuditLog({ loaderData: view, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AdminList view={view} answer={actionData}>
      <AreaSection title={t('admin.log.whole')} text={t('admin.log.whole-text')}>
        <p className="flex flex-wrap gap-x-6">
          {(['csv', 'json'] as const).map(as => (
            <a
              key={as}
              className="link inline-flex min-h-11 items-center"
              href={`${to(`audit-${as}`)}?${view.query}`}
              download
            >
              {t(`admin.log.file.${as}`)}
            </a>
          ))}
        </p>
      </AreaSection>
    </AdminList>
  )
}
