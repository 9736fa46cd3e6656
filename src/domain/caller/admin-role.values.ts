/** What an administrator is; `admin-permissions.ts` says what each may. */
export const adminRoles = ['owner', 'moderator', 'support', 'editor', 'billing', 'operator'] as const
export type AdminRole = (typeof adminRoles)[number]
