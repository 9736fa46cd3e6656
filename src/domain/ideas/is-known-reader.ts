import type { Context } from '../caller/context.ts'
import { knownPerson } from './steps/acting-person.ts'

/** Whether the caller can vote and write without giving an address: by account, or because this browser has confirmed one. */
export async function isKnownReader(ctx: Context): Promise<boolean> {
  return ctx.actor.kind === 'user' || (await knownPerson(ctx)) !== null
}
