import type { LoaderFunctionArgs } from 'react-router'
import { deviceName } from '../../../../domain/accounts/device.ts'
import { readTotpSetup } from '../../../../domain/accounts/factors/enrol-factor.ts'
import { type Factor, listFactors } from '../../../../domain/accounts/factors/list-factors.ts'
import { readSecurity } from '../../../../domain/accounts/read-security.ts'
import { listSessions } from '../../../../domain/accounts/sessions/list-sessions.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatCountry, formatDate, formatMoment } from '../../../../i18n/format.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'

export type SecurityView = Awaited<ReturnType<typeof loadSecurity>>
export type FactorView = SecurityView['factors'][number]
export type SessionView = SecurityView['sessions'][number]

/** Data of the page of credentials. `?confirm` names a factor that waits for its first code, `?rename` one to be renamed. */
export const securityLoader = pageLoader(loadSecurity)

async function loadSecurity(ctx: Context, args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams
  const { factors, recoveryCodesLeft, isFresh } = await listFactors(ctx)
  const renamed = factors.find(({ id }) => id === query.get('rename'))
  return {
    ...(await readSecurity(ctx)),
    isFresh,
    recoveryCodesLeft,
    factors: factors.map(({ id, type, name, phone, isVerified, createdAt, lastUsedAt }) => ({
      id,
      type,
      name,
      phone,
      isVerified,
      addedOn: formatDate(createdAt, ctx.locale),
      usedOn: lastUsedAt && formatDate(lastUsedAt, ctx.locale),
    })),
    sessions: (await listSessions(ctx)).map(({ id, device, address, place, lastSeenAt, isCurrent }) => ({
      id,
      device: deviceName(device),
      kind: device.kind,
      address,
      country: place !== null && place !== 'own-network' ? formatCountry(place.country, ctx.locale) : null,
      isOwnNetwork: place === 'own-network',
      lastSeen: formatMoment(lastSeenAt, ctx.locale),
      isCurrent,
    })),
    begun: await begunFactor(ctx, factors, args),
    renamed: renamed && { id: renamed.id, name: renamed.name },
  }
}

export type BegunFactor = NonNullable<Awaited<ReturnType<typeof begunFactor>>>

/** The factor in `?confirm` with what its confirmation needs. Null for factors that are unknown or confirmed already. */
export async function begunFactor(
  ctx: Context,
  factors: Factor[],
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const query = new URL(request.url).searchParams
  const begun = factors.find(({ id, isVerified }) => !isVerified && id === query.get('confirm'))
  if (!begun) return null
  const { id, name, phone, type } = begun
  const totp = type === 'totp' ? await setupOf(ctx, id, getFacts(context).env.BRAND_NAME) : null
  return { id, name, phone, challengeId: query.get('challenge'), totp }
}

/** The key in groups of four, for typing, and as a QR code in a `data:` URL. */
async function setupOf(ctx: Context, factorId: string, issuer: string) {
  const { totp } = await readTotpSetup(ctx, { factorId, issuer })
  return {
    uri: totp.uri,
    key: totp.secret.match(/.{1,4}/g)?.join(' ') ?? totp.secret,
    image: `data:image/svg+xml,${encodeURIComponent(totp.qrCode)}`,
  }
}
