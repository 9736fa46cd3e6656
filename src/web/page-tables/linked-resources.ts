import type { ResourceEntry } from './resource-entry.ts'

/** What no code of the browser names: the server writes these addresses into pages. The build leaves them out of the browser's code. */
export const linkedResources = {
  'jobs-feed': { path: '/jobs.rss', file: null },
  'provider-start': { path: '/auth/start/:provider', file: 'account/provider-start' },
  'provider-callback': {
    path: '/auth/callback/:provider',
    file: 'account/provider-callback',
    hasNoLanguage: true,
  },
  quarantine: {
    path: '/employer-dashboard/imports/:id/runs/:run/refused.csv',
    file: 'employer/feeds/quarantine',
  },
  'admin-quarantine': {
    path: '/admin-dashboard/imports/:id/runs/:run/refused.csv',
    file: 'employer/feeds/quarantine',
    realm: 'admin',
  },
  'statistics-file': { path: '/admin-dashboard/export/statistics.csv', file: 'admin/statistics-file' },
  'admin-list-file': { path: '/admin-dashboard/lists/:list', file: 'admin/list-file', realm: 'admin' },
  'admin-money-file': {
    path: '/admin-dashboard/bookkeeping/:kind',
    file: 'admin/invoices/money-file',
    realm: 'admin',
  },
  'admin-invoice-file': {
    path: '/admin-dashboard/invoice-files/:number/:form',
    file: 'admin/invoices/invoice-file',
    realm: 'admin',
  },
  'map-outlines': { path: '/map/outlines.svg', file: 'public/map-outlines', hasNoLanguage: true },
  'ideas-feed': { path: '/ideas.rss', file: null },
} as const satisfies Record<string, ResourceEntry>
