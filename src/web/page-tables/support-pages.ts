import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about messages to those who run the board. */
export const supportPages = {
  contact: { de: '/kontakt', en: '/contact', file: 'public/contact/write' },
  'contact-link': { de: '/kontakt/:token', en: '/contact/:token', file: 'public/contact/link' },
  'admin-support': {
    de: '/admin-dashboard/nachrichten',
    en: '/admin-dashboard/messages',
    file: 'admin/support/list',
  },
  'admin-support-request': {
    de: '/admin-dashboard/nachrichten/:id',
    en: '/admin-dashboard/messages/:id',
    file: 'admin/support/one',
  },
} as const satisfies Record<string, PageEntry>
