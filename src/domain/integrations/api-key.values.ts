/** Days until a key expires; `never` means until revoked. */
export const keyLifetimes = ['90', '365', 'never'] as const
