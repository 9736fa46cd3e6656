/** What a key may be allowed, in the order in which it is offered. Safe for the browser. */
export const apiScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const
export type ApiScope = (typeof apiScopes)[number]
