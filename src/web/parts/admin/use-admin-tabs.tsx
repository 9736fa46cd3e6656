import { useRouteLoaderData } from 'react-router'
import type { AdminPermission } from '../../../domain/caller/admin-permissions.ts'
import type { AddressName } from '../../addresses.ts'
import type { RootFacts } from '../../server/root-facts.server.ts'
import { useTexts } from '../../use-texts.ts'
import { SearchBox } from './search-box.tsx'

/** The administrators' menu: page, text, and the permission that its page asks; null for pages that every administrator has. */
const tabs: readonly { page: AddressName; label: string; permission: AdminPermission | null }[] = [
  { page: 'admin-dashboard', label: 'admin.tabs.overview', permission: null },
  { page: 'admin-review', label: 'ads.review.tab', permission: 'jobs.moderate' },
  { page: 'admin-reports', label: 'moderation.admin.tab', permission: 'reports.decide' },
  { page: 'admin-feeds', label: 'admin.tabs.feeds', permission: 'feeds.manage' },
  { page: 'admin-users', label: 'admin.tabs.people', permission: 'people.read' },
  { page: 'admin-employers', label: 'admin.tabs.employers', permission: 'employers.read' },
  { page: 'admin-mapping', label: 'records.mapping.tab', permission: 'employers.decide' },
  { page: 'admin-jobs', label: 'admin.tabs.jobs', permission: 'jobs.read' },
  { page: 'admin-support', label: 'support.admin.tab', permission: 'support.answer' },
  { page: 'admin-orders', label: 'orders.admin.tab', permission: 'billing.manage' },
  { page: 'admin-ideas', label: 'ideas.admin.tab', permission: 'content.edit' },
  { page: 'admin-emma', label: 'admin.tabs.emma', permission: 'statistics.read' },
  { page: 'admin-newsletter', label: 'newsletter.admin.tab', permission: 'newsletter.send' },
  { page: 'admin-blog', label: 'blog.admin.tab', permission: 'content.edit' },
  { page: 'admin-statistics', label: 'admin.tabs.statistics', permission: 'statistics.read' },
  { page: 'admin-system', label: 'admin.tabs.system', permission: 'system.read' },
  { page: 'admin-audit', label: 'admin.tabs.log', permission: 'audit.read' },
  { page: 'admin-admins', label: 'admin.tabs.admins', permission: 'admins.manage' },
  { page: 'admin-security', label: 'factors.page.tab', permission: null },
]

/** Only what the administrator may open; each page asks for itself, too. */
export function useAdminTabs() {
  const { t, to } = useTexts()
  const permissions = useRouteLoaderData<RootFacts>('root')?.permissions ?? []
  return {
    label: t('admin.tabs.label'),
    pages: tabs
      .filter(({ permission }) => permission === null || permissions.includes(permission))
      .map(({ page, label }) => ({ to: to(page), label: t(label) })),
    search: <SearchBox />,
  }
}
