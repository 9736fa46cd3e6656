import type { PageEntry } from './page-entry.ts'

/** What work pays: by profession and place, and by collective agreement with a calculator. */
export const payPages = {
  pay: { de: '/gehalt', en: '/pay', file: 'public/pay/start', isForEveryone: true },
  'pay-agreement': {
    de: '/gehalt/tarif/:scheme',
    en: '/pay/agreement/:scheme',
    file: 'public/pay/agreement',
    isForEveryone: true,
  },
  'pay-profession': {
    de: '/gehalt/:key',
    en: '/pay/:key',
    file: 'public/pay/profession',
    isForEveryone: true,
  },
} as const satisfies Record<string, PageEntry>
