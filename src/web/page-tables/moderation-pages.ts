import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about reports, what is decided about them, and complaints. */
export const moderationPages = {
  report: { de: '/melden', en: '/report', file: 'public/reports/form' },
  'report-link': { de: '/melden/:token', en: '/report/:token', file: 'public/reports/link' },
  'decision-link': { de: '/entscheidung/:token', en: '/decision/:token', file: 'public/reports/decision' },
  transparency: { de: '/transparenz', en: '/transparency', file: 'public/transparency', isForEveryone: true },
  'admin-reports': {
    de: '/admin-dashboard/meldungen',
    en: '/admin-dashboard/reports',
    file: 'admin/reports/list',
  },
  // One address for both languages: every byte of this table is part of everybody's first visit.
  'admin-reports-all': { path: '/admin-dashboard/all-reports', file: 'admin/reports/all' },
  'admin-report': {
    de: '/admin-dashboard/meldungen/:id',
    en: '/admin-dashboard/reports/:id',
    file: 'admin/reports/one',
  },
  'admin-ad-rules': {
    de: '/admin-dashboard/anzeigen/regeln',
    en: '/admin-dashboard/ads/rules',
    file: 'admin/ad-rules',
  },
} as const satisfies Record<string, PageEntry>
