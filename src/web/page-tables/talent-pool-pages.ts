import type { PageEntry } from './page-entry.ts'

/** The pages of the talent pool, part of the table of all pages: for everyone, for those in it, and for employers. */
export const talentPoolPages = {
  'talent-pool': { de: '/talentpool', en: '/talent-pool', file: 'public/talent-pool/list' },
  'talent-link': {
    de: '/talentpool/verwalten/:token',
    en: '/talent-pool/manage/:token',
    file: 'public/talent-pool/link',
  },
  'talent-search-end': {
    de: '/talentpool/suche/:token/beenden',
    en: '/talent-pool/search/:token/end',
    file: 'public/talent-pool/search-end',
  },
  'talent-profile': { de: '/talentpool/:id', en: '/talent-pool/:id', file: 'public/talent-pool/one' },
  'my-talent-pool': {
    de: '/dashboard/talentpool',
    en: '/dashboard/talent-pool',
    file: 'seeker/talent-pool',
  },
  'my-contact-request': {
    de: '/dashboard/talentpool/:id',
    en: '/dashboard/talent-pool/:id',
    file: 'seeker/contact-request',
  },
  'employer-talent-pool': {
    de: '/employer-dashboard/talentpool',
    en: '/employer-dashboard/talent-pool',
    file: 'employer/talent-pool/search',
  },
  'employer-contact-requests': {
    de: '/employer-dashboard/talentpool/anfragen',
    en: '/employer-dashboard/talent-pool/requests',
    file: 'employer/talent-pool/requests',
  },
  'employer-contact-request': {
    de: '/employer-dashboard/talentpool/anfragen/:id',
    en: '/employer-dashboard/talent-pool/requests/:id',
    file: 'employer/talent-pool/request',
  },
  'employer-talent': {
    de: '/employer-dashboard/talentpool/:id',
    en: '/employer-dashboard/talent-pool/:id',
    file: 'employer/talent-pool/one',
  },
} as const satisfies Record<string, PageEntry>
