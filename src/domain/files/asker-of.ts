import { networkOfAddress } from '../../platform/network/network-of-address.ts'
import type { Caller } from '../caller/context.ts'

/** Whose turn it is when files are read: a person's, or that of a guest's network address. */
export function askerOf({ actor, client }: Caller): string {
  return 'userId' in actor ? `user:${actor.userId}` : networkOfAddress(client.address)
}
