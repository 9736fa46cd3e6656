import { isbot } from 'isbot'
import type { Caller } from '../caller/context.ts'

/** Guests and job seekers are counted; robots, employers, administrators and programs are not. */
export function isCountedReader({ actor, client }: Caller): boolean {
  const isReader = actor.kind === 'guest' || (actor.kind === 'user' && actor.role !== 'employer')
  return isReader && client.userAgent !== '' && !isbot(client.userAgent)
}
