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

/** For an authenticator app: to scan, or to type. */
export type TotpSetup = { secret: string; uri: string; qrCode: string }

export type EnrolledFactor = { id: string; type: 'totp' | 'phone'; name: string; totp: TotpSetup | null }

/**
 * Starts enrolling a second factor; it becomes effective with its first correct code. `issuer` is the name shown in the app, by default the
 * site's host.
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
  if (input.factorType === 'phone' && !ctx.transport.canText) throw new Conflict('factors.phone-impossible')
  if (input.factorType === 'phone') factor.phone = input.phone
  const secret = type === 'totp' ? generateSecret() : null
  if (secret) factor.secret = ctx.realms.secretBox.seal(secret, ownerOf(id))
  await addFactor(ctx, factor)
  return { id, type, name, totp: secret ? await setupOf(ctx, userId, secret, input.issuer) : null }
}

/** Shows the setup again while the factor is unconfirmed; afterwards the secret can no longer be read. */
export async function readTotpSetup(
  ctx: Context,
  { factorId, issuer }: { factorId: string; issuer?: string },
): Promise<{ name: string; totp: TotpSetup }> {
  const actor = requireKeyHolder(ctx.actor)
  const factor = await loadFactor(ctx, actor, factorId)
  if (factor.isVerified || !factor.secret) throw new NotFound()
  const secret = ctx.realms.secretBox.open(factor.secret, ownerOf(factor.id))
  return { name: factor.name, totp: await setupOf(ctx, actor.userId, secret, issuer) }
}

/** The `owner` under which a factor's secret is encrypted. */
export function ownerOf(factorId: string): string {
  return `factor ${factorId}`
}

/** Adds a factor with a unique name, within the limit; an unconfirmed one of the same name is replaced. */
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
  issuer = new URL(ctx.realms.publicUrl).hostname,
): Promise<TotpSetup> {
  const person = await findPersonById(ctx.db, userId)
  const uri = generateURI({ issuer, label: person?.email ?? '', secret })
  return { secret, uri, qrCode: renderSVG(uri, { border: 2, ecc: 'M' }) }
}
