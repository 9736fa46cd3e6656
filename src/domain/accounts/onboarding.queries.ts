import type { Database } from '../../db/client.ts'
import type { Role } from '../caller/actor.ts'

export async function saveOnboarding(
  db: Database,
  userId: string,
  input: { step: string | null; isComplete: boolean },
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('profiles')
    .set({ onboarding_step: input.step, updated_at: now })
    .where('id', '=', userId)
  if (input.isComplete) query = query.set({ onboarding_complete: true })
  await query.execute()
}

export async function selectOnboardingStep(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('onboarding_step')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.onboarding_step ?? null
}

/** False when the person already has a role. */
export async function setRole(
  db: Database,
  userId: string,
  input: { role: Role; termsVersion: string },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({ role: input.role, terms_version: input.termsVersion, terms_accepted_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('role', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function actForEmployers(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ role: 'employer', updated_at: now })
    .where('id', '=', userId)
    .where('role', '=', 'job_seeker')
    .execute()
}

export async function selectCompanyName(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('company_name')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.company_name ?? null
}
