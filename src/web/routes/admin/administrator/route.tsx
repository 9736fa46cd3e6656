import { z } from 'zod'
import { adminRoleSchema, adminUserSchema } from '../../../../domain/administration/admin-user.schema.ts'
import {
  changeAdmin,
  changeAdminRole,
  readAdmin,
  removeAdmin,
  setAdminRights,
} from '../../../../domain/administration/manage-admins.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { href } from '../../../addresses.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { grantableRoles } from '../../../parts/admin/grantable-roles.server.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ChangeName, ChangeRole } from './admin-forms.tsx'
import { AdminState } from './admin-state.tsx'

const idOf = ({ id }: { id?: string | undefined }) => rowIdSchema.catch(0).parse(id)

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const admin = await readAdmin(ctx, { adminId: idOf(params) })
  const { email, firstName, lastName, role, isActive, createdAt, lastLoginAt } = admin
  return {
    ...{ email, firstName, lastName, role, isActive },
    isOwn: ctx.actor.kind === 'admin' && ctx.actor.adminId === admin.id,
    created: formatDate(createdAt, ctx.locale),
    lastLogin: lastLoginAt && formatMoment(lastLoginAt, ctx.locale),
    grantable: grantableRoles(ctx),
  }
})

const rightsSchema = z.object({ isActive: z.enum(['true', 'false']).transform(text => text === 'true') })

export const action = formAction({
  change: form({ schema: adminUserSchema }, async (ctx, input, { params }) => {
    await changeAdmin(ctx, { ...input, adminId: idOf(params) })
    return saved(ctx, params)
  }),
  role: form({ schema: z.object({ role: adminRoleSchema }) }, async (ctx, { role }, { params }) => {
    await changeAdminRole(ctx, { adminId: idOf(params), role })
    return saved(ctx, params)
  }),
  rights: form({ schema: rightsSchema }, async (ctx, { isActive }, { params }) => {
    await setAdminRights(ctx, { adminId: idOf(params), isActive })
    return saved(ctx, params)
  }),
  remove: form({ schema: z.object({}) }, async (ctx, _input, { params }) => {
    await removeAdmin(ctx, { adminId: idOf(params) })
    return redirectWithToast(href('admin-admins', ctx.locale), 'admin.users.removed')
  }),
})

function saved({ locale }: Context, params: { id?: string | undefined }): Response {
  return redirectWithToast(href('admin-admin', locale, { id: idOf(params) }), 'admin.users.saved')
}

export const meta: Route.MetaFunction = args => {
  const { firstName = '', lastName = '' } = args.loaderData ?? {}
  const title = `${firstName} ${lastName}`
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdministratorPage({ loaderData: admin, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const problems = actionData?.result?.error?.[''] ?? []
  const { firstName, lastName } = admin
  return (
    <AreaPage
      title={`${firstName} ${lastName}`}
      intro={admin.email}
      tabs={useAdminTabs('admin-admins')}
      back={<BackTo to={to('admin-admins')} label={t('admin.users.back')} />}
    >
      <FormProblems
        title={t('onboarding.problem')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      <AdminState admin={admin} />
      <AreaSection title={t('admin.users.edit')}>
        <ChangeName firstName={firstName} lastName={lastName} answer={actionData} />
      </AreaSection>
      {!admin.isOwn && (
        <AreaSection title={t('admin.users.change-role')}>
          <ChangeRole role={admin.role} grantable={admin.grantable} answer={actionData} />
        </AreaSection>
      )}
    </AreaPage>
  )
}
