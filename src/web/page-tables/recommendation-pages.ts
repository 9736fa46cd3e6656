import type { PageEntry } from './page-entry.ts'

/** The part of the table of pages that is about what fits a job seeker; see `pages.ts`. */
export const recommendationPages = {
  recommendations: {
    de: '/dashboard/empfehlungen',
    en: '/dashboard/recommendations',
    file: 'seeker/recommendations',
  },
  'recommendations-end': {
    de: '/empfehlungen/:token/abmelden',
    en: '/recommendations/:token/unsubscribe',
    file: 'public/recommendations-end',
  },
  'list-rules': {
    de: '/so-entsteht-diese-liste',
    en: '/how-this-list-is-made',
    file: 'public/list-rules',
    isForEveryone: true,
  },
} as const satisfies Record<string, PageEntry>
