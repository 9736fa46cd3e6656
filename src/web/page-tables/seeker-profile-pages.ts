import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` that is about a job seeker's profile. */
export const seekerProfilePages = {
  'seeker-profile': { de: '/dashboard/profil', en: '/dashboard/profile', file: 'seeker/profile/whole' },
  'seeker-cv': { de: '/dashboard/profil/lebenslauf', en: '/dashboard/profile/cv', file: 'seeker/cv' },
  'seeker-profile-import': {
    de: '/dashboard/profil/uebernehmen',
    en: '/dashboard/profile/import',
    file: 'seeker/profile/import',
  },
} as const satisfies Record<string, PageEntry>
