import { linkedResources } from './page-tables/linked-resources.ts'
import type { ResourceEntry } from './page-tables/resource-entry.ts'

/** Addresses without a page: files, exports, toggles, and what scripts and programs request. */
export const resources = {
  ...linkedResources,
  live: { path: '/live', file: null, hasNoLanguage: true, realm: 'both' },
  session: { path: '/session', file: 'public/session', hasNoLanguage: true },
  'admin-session': { path: '/session/admin', file: 'public/session', hasNoLanguage: true, realm: 'admin' },
  theme: { path: '/preferences/theme', file: 'public/preferences/theme', hasNoLanguage: true },
  language: { path: '/preferences/language', file: 'public/preferences/language', hasNoLanguage: true },
  consent: { path: '/preferences/consent', file: 'public/preferences/consent', hasNoLanguage: true },
  'sign-out': { path: '/login/sign-out', file: 'account/sign-out' },
  'export-file': { path: '/account/export/:id', file: 'account/export-file' },
  upload: { path: '/files', file: 'public/files/upload', realm: 'both' },
  file: { path: '/files/:id', file: 'public/files/one', realm: 'both' },
  'file-page': { path: '/files/:id/pages/:page', file: 'public/files/page', realm: 'both' },
  media: { path: '/media/:id/:size', file: 'public/files/media', hasNoLanguage: true },
  'export-csv': { path: '/employer-dashboard/export/applications.csv', file: 'employer/export-list' },
  'export-pdf': { path: '/employer-dashboard/export/applications.pdf', file: 'employer/export-list' },
  'export-one': { path: '/employer-dashboard/export/application/:id', file: 'employer/export-one' },
  'profile-json': { path: '/dashboard/export/profile.json', file: 'seeker/profile/export' },
  'profile-pdf': { path: '/dashboard/export/profile.pdf', file: 'seeker/profile/export' },
  'admin-view': { path: '/admin-dashboard/view', file: 'admin/view' },
  'audit-csv': { path: '/admin-dashboard/export/log.csv', file: 'admin/audit-file' },
  'audit-json': { path: '/admin-dashboard/export/log.json', file: 'admin/audit-file' },
  'newsletter-file': { path: '/admin-dashboard/readers.csv', file: 'admin/newsletter-file' },
  'emma-begin': { path: '/emma/begin', file: 'public/emma/begin' },
  'emma-export': { path: '/emma/export/:id', file: 'public/emma/export' },
  'blog-feed': { path: '/blog.rss', file: null },
  'blog-card': { path: '/blog/card/:file', file: 'public/blog/card', hasNoLanguage: true },
  'blog-file': { path: '/admin-dashboard/export/blog/:kind', file: 'admin/blog/file' },
  'find-help': { path: '/find/help.json', file: 'public/help/find' },
  'find-ideas': { path: '/find/ideas.json', file: 'public/ideas/find' },
  leave: { path: '/jobs/:key/leave', file: 'public/leave-for-job' },
  'invoice-file': { path: '/invoice/:token/:form', file: 'public/invoice-file', hasNoLanguage: true },
  calendar: { path: '/calendar/:reader/:key', file: 'public/calendar' },
  'toggle-bookmark': { path: '/bookmarks/:kind/:id', file: 'public/bookmarks/toggle' },
  'apply-draft': { path: '/drafts/application', file: 'public/apply-draft', hasNoLanguage: true },
  'mail-content': {
    path: '/dev/mailbox/:key/content',
    file: 'public/dev-mailbox/content',
    hasNoLanguage: true,
  },
} as const satisfies Record<string, ResourceEntry>

export type ResourceName = keyof typeof resources

/** The row typed as {@link ResourceEntry}, so that fields it leaves out read as undefined. */
export function resourceEntry(name: ResourceName): ResourceEntry {
  return resources[name]
}
