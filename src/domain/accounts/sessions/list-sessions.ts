import { type Place, placeOfAddress } from '../../../platform/network/place-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { type Device, readDevice } from '../device.ts'
import { listSessionsOf } from './session.queries.ts'

export type OwnSession = {
  id: string
  device: Device
  address: string | null
  place: Place
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

/** The person's sessions in this realm: this one first, then by last use. */
export async function listSessions(ctx: Context): Promise<OwnSession[]> {
  const { userId, sessionId, kind } = requirePerson(ctx.actor)
  const rows = await listSessionsOf(ctx.db, userId, kind === 'admin' ? 'admin' : 'site', ctx.now())
  return rows
    .map(({ id, address, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: readDevice(userAgent),
      address: address || null,
      place: placeOfAddress(address ?? ''),
      createdAt,
      lastSeenAt,
      isCurrent: id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
