import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about messages to those who run the board. */
export const supportPages = {
  contact: { de: '/kontakt', en: '/contact', file: 'public/contact/write' },
  'contact-link': { de: '/kontakt/:token', en: '/contact/:token', file: 'public/contact/link' },
  help: { de: '/hilfe', en: '/help', file: 'public/help/list', isForEveryone: true },
  'help-article': { de: '/hilfe/:id', en: '/help/:id', file: 'public/help/article', isForEveryone: true },
  'admin-support': {
    de: '/admin-dashboard/nachrichten',
    en: '/admin-dashboard/messages',
    file: 'admin/support/list',
  },
  'admin-support-all': {
    de: '/admin-dashboard/nachrichten/alle',
    en: '/admin-dashboard/messages/all',
    file: 'admin/support/all',
  },
  'admin-support-prepared': {
    de: '/admin-dashboard/nachrichten/vorlagen',
    en: '/admin-dashboard/messages/prepared',
    file: 'admin/support/prepared',
  },
  'admin-support-request': {
    de: '/admin-dashboard/nachrichten/:id',
    en: '/admin-dashboard/messages/:id',
    file: 'admin/support/one',
  },
} as const satisfies Record<string, PageEntry>
