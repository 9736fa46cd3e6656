import { useLocation, useRouteLoaderData } from 'react-router'
import type { AdminPermission } from '../../../domain/caller/admin-permissions.ts'
import type { AddressName } from '../../addresses.ts'
import type { RootFacts } from '../../server/root-facts.server.ts'
import { useTexts } from '../../use-texts.ts'
import { SearchBox } from './search-box.tsx'

type Tab = {
  page: AddressName
  label: string
  /** That its page asks; null for pages that every administrator has. */
  permission: AdminPermission | null
  /** Pages of its area whose addresses do not begin with its own. */
  also?: readonly AddressName[]
}

/** The administrators' menu. */
const tabs: readonly Tab[] = [
  { page: 'admin-dashboard', label: 'admin.tabs.overview', permission: null },
  { page: 'admin-review', label: 'ads.review.tab', permission: 'jobs.moderate' },
  {
    page: 'admin-reports',
    label: 'moderation.admin.tab',
    permission: 'reports.decide',
    also: ['admin-reports-all'],
  },
  { page: 'admin-feeds', label: 'admin.tabs.feeds', permission: 'feeds.manage' },
  { page: 'admin-users', label: 'admin.tabs.people', permission: 'people.read' },
  { page: 'admin-employers', label: 'admin.tabs.employers', permission: 'employers.read' },
  { page: 'admin-mapping', label: 'records.mapping.tab', permission: 'employers.decide' },
  { page: 'admin-jobs', label: 'admin.tabs.jobs', permission: 'jobs.read' },
  {
    page: 'admin-support',
    label: 'support.admin.tab',
    permission: 'support.answer',
    also: ['admin-support-all'],
  },
  {
    page: 'admin-orders',
    label: 'orders.admin.tab',
    permission: 'billing.manage',
    also: ['admin-open-items', 'admin-entitlements', 'admin-coupons', 'admin-bookkeeping'],
  },
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

/**
 * Only what the administrator may open; each page asks for itself, too. `area` is the tab of a page whose address does not begin with
 * that of its list.
 */
export function useAdminTabs(area?: AddressName) {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  const permissions = useRouteLoaderData<RootFacts>('root')?.permissions ?? []
  return {
    label: t('admin.tabs.label'),
    pages: tabs
      .filter(({ permission }) => permission === null || permissions.includes(permission))
      .map(({ page, label, also = [] }) => ({
        to: to(page),
        label: t(label),
        also: [
          ...also.map(other => to(other)),
          ...([page, ...also].some(each => each === area) ? [pathname] : []),
        ],
      })),
    search: <SearchBox />,
  }
}
