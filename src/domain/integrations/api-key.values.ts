/** After how many days a key ends by itself; `never` until it is revoked. */
export const keyLifetimes = ['90', '365', 'never'] as const
