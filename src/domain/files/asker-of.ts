import { networkOfAddress } from '../../platform/network/network-of-address.ts'
import type { Actor } from '../caller/actor.ts'
import type { Visitor } from '../caller/visitor.ts'

/** Whose turn it is when files are read: a person's, or that of a guest's network address. */
export function askerOf(actor: Actor, visitor: Visitor): string {
  return 'userId' in actor ? `user:${actor.userId}` : networkOfAddress(visitor.address)
}
