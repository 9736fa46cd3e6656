import type { Locale } from '../../../../i18n/locale.ts'

/** Pages of the site that answers lead to; a test compares them with the table of pages. */
export const ownPages = {
  applications: { de: '/dashboard', en: '/en/dashboard' },
  alerts: { de: '/dashboard/jobalarme', en: '/en/dashboard/alerts' },
  bookmarks: { de: '/dashboard/merkliste', en: '/en/dashboard/bookmarks' },
  'own-jobs': { de: '/employer-dashboard/stellen', en: '/en/employer-dashboard/jobs' },
  'employer-applications': {
    de: '/employer-dashboard/bewerbungen',
    en: '/en/employer-dashboard/applications',
  },
  'find-people': { de: '/employer-dashboard/talentpool', en: '/en/employer-dashboard/talent-pool' },
} as const satisfies Record<string, Record<Locale, string>>

export function href(name: keyof typeof ownPages, locale: Locale): string {
  return ownPages[name][locale]
}
