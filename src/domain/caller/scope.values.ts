/** The scopes of an API key, in display order. Safe for the browser. */
export const apiScopes = [
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'drafts:write',
] as const
export type ApiScope = (typeof apiScopes)[number]
