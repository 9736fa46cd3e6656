import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` that is for those who run the board. */
export const adminPages = {
  'admin-login': { de: '/admin-anmeldung', en: '/admin-login', file: 'admin/login', isEntrance: true },
  'admin-second-factor': {
    de: '/admin-anmeldung/bestaetigung',
    en: '/admin-login/verify',
    file: 'admin/second-factor',
    isEntrance: true,
  },
  'admin-set-up-factor': {
    de: '/admin-anmeldung/zweiter-schritt',
    en: '/admin-login/second-step',
    file: 'admin/set-up-factor',
    isEntrance: true,
  },
  'admin-dashboard': { path: '/admin-dashboard', file: 'admin/overview' },
  'admin-admins': {
    de: '/admin-dashboard/administratoren',
    en: '/admin-dashboard/administrators',
    file: 'admin/administrators',
  },
  'admin-admin': { path: '/admin-dashboard/administrators/:id', file: 'admin/administrator' },
  'admin-search': { de: '/admin-dashboard/suche', en: '/admin-dashboard/search', file: 'admin/search' },
  'admin-users': { de: '/admin-dashboard/benutzer', en: '/admin-dashboard/users', file: 'admin/people' },
  'admin-jobs': { de: '/admin-dashboard/stellen', en: '/admin-dashboard/jobs', file: 'admin/jobs' },
  'admin-job': {
    de: '/admin-dashboard/stellen/:id',
    en: '/admin-dashboard/jobs/:id',
    file: 'admin/job-record',
  },
  'admin-selection': {
    de: '/admin-dashboard/auswahl',
    en: '/admin-dashboard/selection',
    file: 'admin/selection',
  },
  'admin-security': {
    de: '/admin-dashboard/sicherheit',
    en: '/admin-dashboard/security',
    file: 'admin/security',
  },
  'admin-newsletter': { path: '/admin-dashboard/newsletter', file: 'admin/newsletter' },
  'admin-sign-out': {
    de: '/admin-dashboard/abmelden',
    en: '/admin-dashboard/sign-out',
    file: 'admin/sign-out',
  },
  'admin-employers': {
    de: '/admin-dashboard/arbeitgeber',
    en: '/admin-dashboard/employers',
    file: 'admin/employers',
  },
  'admin-employer': {
    de: '/admin-dashboard/arbeitgeber/:id',
    en: '/admin-dashboard/employers/:id',
    file: 'admin/employer-record',
  },
  'admin-mapping': {
    de: '/admin-dashboard/zuordnung',
    en: '/admin-dashboard/mapping',
    file: 'admin/mapping',
  },
  'admin-person': {
    de: '/admin-dashboard/benutzer/:id',
    en: '/admin-dashboard/users/:id',
    file: 'admin/person-record',
  },
  'admin-merge': {
    de: '/admin-dashboard/zusammenlegen',
    en: '/admin-dashboard/merge',
    file: 'admin/merge',
  },
  'admin-review': { de: '/admin-dashboard/anzeigen', en: '/admin-dashboard/ads', file: 'admin/review' },
  'admin-audit': { de: '/admin-dashboard/protokoll', en: '/admin-dashboard/log', file: 'admin/audit' },
  'admin-statistics': {
    de: '/admin-dashboard/statistik',
    en: '/admin-dashboard/statistics',
    file: 'admin/statistics',
  },
  'admin-system': { path: '/admin-dashboard/system', file: 'admin/system/overview' },
  'admin-tables': {
    de: '/admin-dashboard/system/datenbank',
    en: '/admin-dashboard/system/database',
    file: 'admin/system/tables',
  },
  'admin-switches': {
    de: '/admin-dashboard/system/schalter',
    en: '/admin-dashboard/system/switches',
    file: 'admin/system/switches',
  },
  'admin-emma': { path: '/admin-dashboard/emma', file: 'admin/emma' },
  'admin-feeds': { de: '/admin-dashboard/importe', en: '/admin-dashboard/imports', file: 'admin/feeds' },
  'admin-feed': {
    de: '/admin-dashboard/importe/:id',
    en: '/admin-dashboard/imports/:id',
    file: 'admin/feed',
  },
  'admin-feed-run': {
    de: '/admin-dashboard/importe/:id/laeufe/:run',
    en: '/admin-dashboard/imports/:id/runs/:run',
    file: 'admin/feed-run',
  },
} as const satisfies Record<string, PageEntry>
