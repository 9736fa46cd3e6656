import { z } from 'zod'
import {
  adminRoleSchema,
  adminUserSchema,
  newAdminUserSchema,
} from '../../../../domain/administration/admin-user.schema.ts'
import { createAdmin } from '../../../../domain/administration/create-admin.ts'
import {
  changeAdmin,
  changeAdminRole,
  listAdmins,
  removeAdmin,
  setAdminRights,
} from '../../../../domain/administration/manage-admins.ts'
import { canGrant, requirePermission } from '../../../../domain/caller/admin.policy.ts'
import { adminRoles } from '../../../../domain/caller/admin-role.values.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AdminRow } from './admin-row.tsx'
import { NewAdmin } from './new-admin.tsx'

export const loader = pageLoader(async ctx => {
  const { adminId } = requirePermission(ctx, 'admins.manage')
  const admins = await listAdmins(ctx)
  return {
    // The least first: nobody is given everything by not choosing.
    grantable: adminRoles.filter(role => canGrant(ctx.actor, role)).toReversed(),
    admins: admins.map(({ id, email, firstName, lastName, role, isActive, createdAt, lastLoginAt }) => ({
      id,
      email,
      firstName,
      lastName,
      role,
      isActive,
      isOwn: id === adminId,
      created: formatDate(createdAt, ctx.locale),
      lastLogin: lastLoginAt && formatMoment(lastLoginAt, ctx.locale),
    })),
  }
})

const target = { adminId: rowIdSchema }
const rightsSchema = z.object({
  ...target,
  isActive: z.enum(['true', 'false']).transform(text => text === 'true'),
})

export const action = formAction({
  create: form({ schema: newAdminUserSchema.omit({ password: true }) }, async (ctx, input) => {
    await createAdmin(ctx, input)
    return back(ctx.locale, 'admin.users.created-done')
  }),
  change: form({ schema: adminUserSchema.extend(target) }, async (ctx, input) => {
    await changeAdmin(ctx, input)
    return back(ctx.locale, 'admin.users.saved')
  }),
  role: form({ schema: z.object({ ...target, role: adminRoleSchema }) }, async (ctx, input) => {
    await changeAdminRole(ctx, input)
    return back(ctx.locale, 'admin.users.saved')
  }),
  remove: form({ schema: z.object(target) }, async (ctx, input) => {
    await removeAdmin(ctx, input)
    return back(ctx.locale, 'admin.users.removed')
  }),
  rights: form({ schema: rightsSchema }, async (ctx, input) => {
    await setAdminRights(ctx, input)
    return back(ctx.locale, 'admin.users.saved')
  }),
})

function back(locale: 'de' | 'en', note: string): Response {
  return redirectWithToast(href('admin-admins', locale), note)
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('admin.users.title'),
    description: t('admin.users.intro'),
    isHidden: true,
  })
}

export default function Administrators({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { admins, grantable } = loaderData
  const isOfRow = ['rights', 'role', 'remove', 'change'].includes(actionData?.form ?? '')
  const problems = isOfRow ? (actionData?.result?.error?.[''] ?? []) : []
  return (
    <AreaPage title={t('admin.users.title')} intro={t('admin.users.intro')} tabs={useAdminTabs()}>
      <FormProblems
        title={t('onboarding.problem')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      <ul className="grid gap-3">
        {admins.map(admin => (
          <AdminRow key={admin.id} admin={admin} answer={actionData} grantable={grantable} />
        ))}
      </ul>
      <AreaSection title={t('admin.users.create')} text={t('admin.users.create-text')}>
        <NewAdmin key={admins.length} answer={actionData} grantable={grantable} />
      </AreaSection>
    </AreaPage>
  )
}
