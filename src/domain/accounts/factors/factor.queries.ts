import type { Database } from '../../../db/client.ts'
import type { FactorType } from './factor.schema.ts'

export type FactorRow = {
  id: string
  type: FactorType
  name: string
  isVerified: boolean
  phone: string | null
  createdAt: Date
  lastUsedAt: Date | null
}

export type FactorSecrets = FactorRow & { secret: string | null; passkey: PasskeyRow | null }
export type PasskeyRow = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] }

const shown = ['id', 'factor_type', 'friendly_name', 'status', 'phone', 'created_at', 'last_used_at'] as const
const secret = [...shown, 'secret', 'credential_id', 'public_key', 'counter', 'transports'] as const

/** Most recently used first. */
export async function listFactorsOf(db: Database, userId: string): Promise<FactorRow[]> {
  const rows = await db
    .selectFrom('factors')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('last_used_at', order => order.desc().nullsLast())
    .orderBy('created_at')
    .execute()
  return rows.map(asFactor)
}

export async function findFactor(db: Database, userId: string, id: string): Promise<FactorSecrets | null> {
  const query = db.selectFrom('factors').select(secret)
  const row = await query.where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return row ? asSecrets(row) : null
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<(FactorSecrets & { userId: string }) | null> {
  const row = await db
    .selectFrom('factors')
    .select([...secret, 'user_id'])
    .where('credential_id', '=', credentialId)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  return row ? { ...asSecrets(row), userId: row.user_id } : null
}

export async function listPasskeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  const query = db.selectFrom('factors').select(secret).where('user_id', '=', userId)
  const rows = await query.where('factor_type', '=', 'webauthn').execute()
  return rows.flatMap(row => asSecrets(row).passkey ?? [])
}

type ShownRow = {
  id: string
  factor_type: string
  friendly_name: string
  status: string
  phone: string | null
  created_at: Date
  last_used_at: Date | null
}
type SecretRow = ShownRow & {
  secret: string | null
  credential_id: string | null
  public_key: Buffer | null
  counter: number | null
  transports: string[]
}

function asFactor(row: ShownRow): FactorRow {
  return {
    id: row.id,
    // The cast: a check constraint allows just these values.
    type: row.factor_type as FactorType,
    name: row.friendly_name,
    isVerified: row.status === 'verified',
    phone: row.phone,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}

function asSecrets(row: SecretRow): FactorSecrets {
  const { credential_id: credentialId, public_key: publicKey, transports } = row
  const passkey = credentialId && publicKey ? { credentialId, publicKey, transports } : null
  return {
    ...asFactor(row),
    secret: row.secret,
    passkey: passkey && { ...passkey, counter: row.counter ?? 0 },
  }
}

/** Serialises changes to a person's factors; call it inside a transaction. */
export async function lockFactorsOf(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export type FactorToInsert = {
  id: string
  userId: string
  type: FactorType
  name: string
  secret?: string
  phone?: string
  passkey?: PasskeyRow
  now: Date
}

export async function insertFactor(db: Database, factor: FactorToInsert): Promise<void> {
  const { now, passkey } = factor
  await db
    .insertInto('factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      factor_type: factor.type,
      friendly_name: factor.name,
      secret: factor.secret ?? null,
      phone: factor.phone ?? null,
      credential_id: passkey?.credentialId ?? null,
      public_key: passkey?.publicKey ?? null,
      counter: passkey?.counter ?? null,
      transports: passkey?.transports ?? [],
      created_at: now,
    })
    .execute()
}

/** Deletes unconfirmed factors: of one name, or all started before a moment. */
export async function deleteUnverifiedFactors(
  db: Database,
  userId: string,
  { name, before }: { name: string; before: Date },
): Promise<void> {
  await db
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where(eb =>
      eb.or([eb('created_at', '<', before), eb(eb.fn('lower', ['friendly_name']), '=', name.toLowerCase())]),
    )
    .execute()
}

export async function markFactorVerified(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('factors')
    .set({ status: 'verified', verified_at: now, last_used_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markFactorUsed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('factors').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** False when the factor is gone. */
export async function updateFactorName(db: Database, id: string, name: string): Promise<boolean> {
  const query = db.updateTable('factors').set({ friendly_name: name }).where('id', '=', id)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

export async function deleteFactor(db: Database, userId: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('factors').where('id', '=', id).where('user_id', '=', userId)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

/** Replay protection: false when a code of this time step or a later one was already accepted, by any process. */
export async function takeTimeStep(db: Database, id: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('factors')
    .set({ last_step: step })
    .where('id', '=', id)
    .where(eb => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Clone detection: false when the counter does not increase; devices without a counter always report 0. */
export async function takeCounter(db: Database, id: string, counter: number): Promise<boolean> {
  const result = await db
    .updateTable('factors')
    .set({ counter })
    .where('id', '=', id)
    .where(eb => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
