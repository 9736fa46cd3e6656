import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about what employers buy. */
export const orderPages = {
  prices: { de: '/preise', en: '/prices', file: 'public/prices', isForEveryone: true },
  'test-checkout': { de: '/testzahlung/:key', en: '/test-payment/:key', file: 'public/test-checkout' },
  orders: {
    de: '/employer-dashboard/bestellungen',
    en: '/employer-dashboard/orders',
    file: 'employer/orders/list',
  },
  'new-order': {
    de: '/employer-dashboard/bestellen/:product',
    en: '/employer-dashboard/order/:product',
    file: 'employer/orders/new',
  },
  billing: {
    de: '/employer-dashboard/rechnungsdaten',
    en: '/employer-dashboard/billing',
    file: 'employer/orders/billing',
  },
  'test-portal': {
    de: '/testzahlung/karten/:key',
    en: '/test-payment/cards/:key',
    file: 'public/test-portal',
  },
  order: {
    de: '/employer-dashboard/bestellungen/:key',
    en: '/employer-dashboard/orders/:key',
    file: 'employer/orders/one',
  },
  'admin-orders': {
    de: '/admin-dashboard/bestellungen',
    en: '/admin-dashboard/orders',
    file: 'admin/orders/list',
  },
  'admin-order': {
    de: '/admin-dashboard/bestellungen/:id',
    en: '/admin-dashboard/orders/:id',
    file: 'admin/orders/one',
  },
  'admin-open-items': {
    de: '/admin-dashboard/offene-posten',
    en: '/admin-dashboard/open-items',
    file: 'admin/invoices/open-items',
  },
  'admin-invoice': {
    de: '/admin-dashboard/rechnungen/:number',
    en: '/admin-dashboard/invoices/:number',
    file: 'admin/invoices/one',
  },
  'admin-bank-payment': {
    de: '/admin-dashboard/zahlungseingaenge/:id',
    en: '/admin-dashboard/incoming-payments/:id',
    file: 'admin/invoices/bank-payment',
  },
  'admin-bookkeeping': {
    de: '/admin-dashboard/buchhaltung',
    en: '/admin-dashboard/bookkeeping',
    file: 'admin/invoices/bookkeeping',
  },
  'admin-coupons': {
    de: '/admin-dashboard/gutscheine',
    en: '/admin-dashboard/coupons',
    file: 'admin/coupons',
  },
} as const satisfies Record<string, PageEntry>
