import { networkOfAddress } from '../../platform/network-of-address.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Actor } from '../actor.ts'

/** Whose turn it is when files are read: a person's, or that of a guest's network address. */
export function askerOf(actor: Actor, visitor: Visitor): string {
  return 'userId' in actor ? `user:${actor.userId}` : networkOfAddress(visitor.address)
}
