import { randomUUID } from 'node:crypto'
import { generateSecret, generateURI } from 'otplib'
import { renderSVG } from 'uqr'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import { findPersonById } from '../account.queries.ts'
import { loadFactor } from '../steps/load-factor.ts'
import { requireFreshSession } from './factor.policy.ts'
import {
  deleteUnverifiedFactors,
  type FactorToInsert,
  insertFactor,
  listFactorsOf,
  lockFactorsOf,
} from './factor.queries.ts'
import type { NewFactor } from './factor.schema.ts'

/** What an authenticator app needs: to be scanned, or typed. */
export type TotpSetup = { secret: string; uri: string; qrCode: string }

export type EnrolledFactor = { id: string; type: 'totp' | 'phone'; name: string; totp: TotpSetup | null }

/**
 * Begins a second factor; it counts from its first right code on. `issuer` is the name that the app shows, the site's host
 * unless given.
 * @throws {NotAllowed} `factors.confirm-first` in an old session
 * @throws {Invalid} `factors.name-taken`; {@link Conflict} `factors.too-many` beyond 10 factors
 */
export async function enrolFactor(
  ctx: Context,
  input: NewFactor & { issuer?: string | undefined },
): Promise<EnrolledFactor> {
  const { userId } = await requireFreshSession(ctx)
  const { factorType: type, friendlyName: name } = input
  const id = randomUUID()
  const factor: FactorToInsert = { id, userId, type, name, now: ctx.now() }
  if (input.factorType === 'phone' && !ctx.post.canText) throw new Conflict('factors.phone-impossible')
  if (input.factorType === 'phone') factor.phone = input.phone
  const secret = type === 'totp' ? generateSecret() : null
  if (secret) factor.secret = ctx.doors.vault.seal(secret, ownerOf(id))
  await addFactor(ctx, factor)
  return { id, type, name, totp: secret ? await setupOf(ctx, userId, secret, input.issuer) : null }
}

/** Shows the code of an app again while it waits for its first number; afterwards nobody can read it any more. */
export async function readTotpSetup(
  ctx: Context,
  { factorId, issuer }: { factorId: string; issuer?: string },
): Promise<{ name: string; totp: TotpSetup }> {
  const actor = requireKeyHolder(ctx.actor)
  const factor = await loadFactor(ctx, actor, factorId)
  if (factor.isVerified || !factor.secret) throw new NotFound()
  const secret = ctx.doors.vault.open(factor.secret, ownerOf(factor.id))
  return { name: factor.name, totp: await setupOf(ctx, actor.userId, secret, issuer) }
}

/** Under this name a factor's secret is sealed. */
export function ownerOf(factorId: string): string {
  return `factor ${factorId}`
}

/** Adds a factor under the limit and with a name of its own; an unconfirmed one of the same name gives way. */
export async function addFactor(ctx: Context, factor: FactorToInsert): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await lockFactorsOf(db, factor.userId)
    const before = new Date(factor.now.getTime() - unverifiedMinutes * 60_000)
    await deleteUnverifiedFactors(db, factor.userId, { name: factor.name, before })
    const others = await listFactorsOf(db, factor.userId)
    if (others.length >= limits.factorsPerPerson) throw new Conflict('factors.too-many')
    if (others.some(({ name }) => name.toLowerCase() === factor.name.toLowerCase())) {
      throw new Invalid({ friendlyName: [{ key: 'factors.name-taken' }] })
    }
    await insertFactor(db, factor)
  })
}

const unverifiedMinutes = 60

async function setupOf(
  ctx: Context,
  userId: string,
  secret: string,
  issuer = new URL(ctx.doors.publicUrl).hostname,
): Promise<TotpSetup> {
  const person = await findPersonById(ctx.db, userId)
  const uri = generateURI({ issuer, label: person?.email ?? '', secret })
  return { secret, uri, qrCode: renderSVG(uri, { border: 2, ecc: 'M' }) }
}
