import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { securityLoader } from '../../../parts/shared/security/security.server.ts'
import { securityAction } from '../../../parts/shared/security/security-action.server.ts'
import { SecuritySections } from '../../../parts/shared/security/security-sections.tsx'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = securityLoader
export const action = securityAction

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('factors.page.title'),
    description: t('factors.page.admin-intro'),
    isHidden: true,
  })
}

export default function AdminSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('factors.page.title')} intro={t('factors.page.admin-intro')} tabs={useAdminTabs()}>
      <SecuritySections view={loaderData} answer={actionData} realm="admin" />
    </AreaPage>
  )
}
