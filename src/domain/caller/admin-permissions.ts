import type { AdminRole } from './admin-role.values.ts'

export const adminPermissions = [
  /** Makes, changes and removes administrators. */
  'admins.manage',
  'people.read',
  'people.lock',
  'people.view-as',
  'people.merge',
  'employers.read',
  /** Decides who acts for an employer, and acts in an employer's place. */
  'employers.decide',
  'jobs.read',
  'jobs.moderate',
  'feeds.manage',
  'reports.decide',
  'support.answer',
  'newsletter.send',
  'statistics.read',
  'audit.read',
  'system.read',
  'system.operate',
  'content.edit',
  'billing.manage',
] as const
export type AdminPermission = (typeof adminPermissions)[number]

/** Each role has what its work needs. Only owners may do everything, and only they make administrators. */
const permissionsOfRole: Record<AdminRole, readonly AdminPermission[]> = {
  owner: adminPermissions,
  moderator: [
    'people.read',
    'people.lock',
    'employers.read',
    'employers.decide',
    'jobs.read',
    'jobs.moderate',
    'reports.decide',
    'statistics.read',
    'audit.read',
  ],
  support: [
    'people.read',
    'people.view-as',
    'people.merge',
    'employers.read',
    'employers.decide',
    'jobs.read',
    'support.answer',
  ],
  editor: ['jobs.read', 'employers.read', 'newsletter.send', 'statistics.read', 'content.edit'],
  billing: ['employers.read', 'jobs.read', 'statistics.read', 'billing.manage'],
  operator: [
    'employers.read',
    'jobs.read',
    'feeds.manage',
    'statistics.read',
    'audit.read',
    'system.read',
    'system.operate',
  ],
}

export function permissionsOf(role: AdminRole): readonly AdminPermission[] {
  return permissionsOfRole[role]
}
