/** Pay of fewer ads says more about single employers than about pay. */
export const fewestAdsOfPay = 10

export const payBases = ['stated', 'computed'] as const
/** Amounts that employers state, or those that the table of a named agreement gives. */
export type PayBasis = (typeof payBases)[number]

export const areaKinds = ['country', 'state', 'town'] as const
export type AreaKind = (typeof areaKinds)[number]
