import { newAdminUserSchema } from '../../../../domain/administration/admin-user.schema.ts'
import { createAdmin } from '../../../../domain/administration/create-admin.ts'
import { href } from '../../../addresses.ts'
import { grantableRoles } from '../../../parts/admin/grantable-roles.server.ts'
import { AdminList } from '../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../parts/admin/list/list-view.server.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { NewAdmin } from './new-admin.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => ({
  view: await listView(ctx, 'admins', request),
  grantable: grantableRoles(ctx),
}))

export const action = formAction({
  ...listForms('admins', 'admin-admins'),
  create: form({ schema: newAdminUserSchema.omit({ password: true }) }, async (ctx, input) => {
    await createAdmin(ctx, input)
    return redirectWithToast(href('admin-admins', ctx.locale), 'admin.users.created-done')
  }),
})

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function Administrators({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { view, grantable } = loaderData
  return (
    <AdminList view={view} answer={actionData}>
      <AreaSection title={t('admin.users.create')} text={t('admin.users.create-text')}>
        <NewAdmin key={view.count} answer={actionData} grantable={grantable} />
      </AreaSection>
    </AdminList>
  )
}
