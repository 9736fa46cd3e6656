import type { Database } from '../../db/client.ts'
import type { Role } from '../caller/actor.ts'
import type { AdminRole } from '../caller/admin-role.values.ts'

export type PersonRow = {
  id: string
  name: string
  email: string
  isConfirmed: boolean
  /** By a decision of those who run the board: every session counts as none. */
  isLocked: boolean
  role: Role | null
  locale: 'de' | 'en'
  isOnboarded: boolean
  adminId: number | null
  adminRole: AdminRole | null
  /** When an administrator without a second factor was first asked to add one. */
  factorAskedAt: Date | null
  hasFactor: boolean
  hasSeekerProfile: boolean
}

function personQuery(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('admin_users', join =>
      join.onRef('admin_users.auth_user_id', '=', 'users.id').on('admin_users.is_active', '=', true),
    )
    .select(eb => [
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified',
      'users.locked_at',
      'profiles.role',
      'profiles.locale',
      'profiles.onboarding_complete',
      'admin_users.id as admin_id',
      'admin_users.role as admin_role',
      'admin_users.factor_asked_at',
      eb
        .exists(
          eb
            .selectFrom('factors')
            .select('factors.id')
            .whereRef('factors.user_id', '=', 'users.id')
            .where('factors.status', '=', 'verified'),
        )
        .as('has_factor'),
      eb
        .exists(
          eb
            .selectFrom('job_seekers')
            .select('job_seekers.user_id')
            .whereRef('job_seekers.user_id', '=', 'users.id'),
        )
        .as('has_seeker_profile'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof personQuery>['executeTakeFirstOrThrow']>>

export async function findPersonById(db: Database, id: string): Promise<PersonRow | null> {
  return asPerson(await personQuery(db).where('users.id', '=', id).executeTakeFirst())
}

/** @param email in lower case */
export async function findPersonByEmail(db: Database, email: string): Promise<PersonRow | null> {
  return asPerson(await personQuery(db).where('users.email', '=', email).executeTakeFirst())
}

// The casts: check constraints allow just these values.
function asPerson(row: Row | undefined): PersonRow | null {
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isConfirmed: row.email_verified,
    isLocked: row.locked_at !== null,
    role: row.role as PersonRow['role'],
    locale: row.locale as PersonRow['locale'],
    isOnboarded: row.onboarding_complete,
    adminId: row.admin_id,
    adminRole: row.admin_role as PersonRow['adminRole'],
    factorAskedAt: row.factor_asked_at,
    hasFactor: Boolean(row.has_factor),
    hasSeekerProfile: Boolean(row.has_seeker_profile),
  }
}

export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export async function isNewAdmin(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_users')
    .select('id')
    .where('auth_user_id', '=', userId)
    .where('is_active', '=', true)
    .where('last_login_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function isUser(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** User agents a person has signed in with, according to the audit log. */
export async function listKnownUserAgents(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .innerJoin('audit_clients', 'audit_clients.event_id', 'audit_events.id')
    .select('user_agent')
    .distinct()
    .where('audit_events.user_id', '=', userId)
    .where('kind', 'in', ['signed-in', 'admin-signed-in'])
    .execute()
  return rows.map(row => row.user_agent ?? '')
}

/** Records an administrator's sign-in; with `isAsked`, also the first time they were asked for a second factor. */
export async function noteAdminSignIn(
  db: Database,
  { adminId, isAsked, now }: { adminId: number; isAsked: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('admin_users')
    .set(eb => ({
      last_login_at: now,
      ...(isAsked && { factor_asked_at: eb.fn.coalesce('factor_asked_at', eb.val(now)) }),
    }))
    .where('id', '=', adminId)
    .execute()
}

/** For accounts created by an administrator or the operator, whose address is taken as verified. */
export async function confirmUser(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
