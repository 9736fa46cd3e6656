import { lifecycle } from '../caller/lifecycle.status.ts'

export const orderStatuses = [
  'draft',
  'awaiting-payment',
  'paid',
  'fulfilled',
  'refunded',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The employer's people, those who run the board, the site by itself, or whoever takes the money. */
export type OrderParty = 'buyer' | 'team' | 'site' | 'provider'

/**
 * All moves of an order. What it grants follows the money: nothing leads to `fulfilled` but `paid`. Only what is on its account can be
 * paid by word of the team.
 */
export const orderLife = lifecycle<OrderStatus, OrderParty>({
  draft: { 'awaiting-payment': ['buyer'], cancelled: ['buyer', 'site'] },
  'awaiting-payment': { paid: ['provider', 'team'], cancelled: ['buyer', 'team', 'site'] },
  paid: { fulfilled: ['site'], refunded: ['provider', 'team'] },
  fulfilled: { refunded: ['provider', 'team'] },
  refunded: {},
  cancelled: {},
})
