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
  billing: { path: '/employer-dashboard/billing', file: 'employer/orders/billing' },
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
  // One address for both languages: every byte of this table is part of everybody's first visit.
  'admin-open-items': { path: '/admin-dashboard/open-items', file: 'admin/invoices/open-items' },
  'admin-invoice': { path: '/admin-dashboard/open-items/:number', file: 'admin/invoices/one' },
  'admin-invoice-change': {
    path: '/admin-dashboard/open-items/:number/change',
    file: 'admin/invoices/change',
  },
  'admin-bank-payment': { path: '/admin-dashboard/payments/:id', file: 'admin/invoices/bank-payment' },
  'admin-bookkeeping': { path: '/admin-dashboard/bookkeeping', file: 'admin/invoices/bookkeeping' },
  'admin-entitlements': { path: '/admin-dashboard/entitlements', file: 'admin/entitlements' },
  'admin-coupons': { path: '/admin-dashboard/coupons', file: 'admin/coupons' },
} as const satisfies Record<string, PageEntry>
