/** What a key may be allowed, in the order in which it is offered. Safe for the browser. */
export const apiScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const
export type ApiScope = (typeof apiScopes)[number]

/** After how many days a key ends by itself; `never` until it is revoked. */
export const keyLifetimes = ['90', '365', 'never'] as const
