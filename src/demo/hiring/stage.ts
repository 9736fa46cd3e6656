import { randomUUID } from 'node:crypto'
import type { Actor, Role, UserActor } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Visitor } from '../../domain/caller/visitor.ts'
import type { hiringData } from './hiring-data.ts'

/** Who is there while the demo content of the hiring loop is made, and what they have made so far. */
export type Stage = {
  ctx: Context
  /** Not in the transaction in which all else happens: files are kept before anything is made of them. */
  keeping: Pick<Context, 'db' | 'tasks' | 'files'>
  data: ReturnType<typeof hiringData>
  /** Keys of people and staff. */
  actors: Map<string, UserActor>
  employerIds: Map<string, number>
  jobIds: Map<string, number>
}

/** Looks like a browser, so that what it does is counted. */
export const visitor: Visitor = { address: 'demo', userAgent: 'Mozilla/5.0 (demo content)', cookie: '' }

const dayMs = 86_400_000
const opensAtMs = 7 * 3_600_000
const openMs = 10 * 3_600_000

/** The context of somebody on a day that has passed; `null` is the operator. */
export function at(stage: Stage, who: Actor | null, daysAgo: number): Context {
  const moment = momentOf(stage.ctx.now(), daysAgo)
  return { ...stage.ctx, actor: who ?? stage.ctx.actor, now: () => moment }
}

/**
 * A moment of the working day so many days ago, later the smaller the fraction is; of the last 24 hours exactly as long ago as
 * it says. The larger the number, the earlier, from one day on.
 */
function momentOf(now: Date, daysAgo: number): Date {
  if (daysAgo < 1) return new Date(now.getTime() - daysAgo * dayMs)
  const days = Math.floor(daysAgo)
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs
  return new Date(midnight + opensAtMs + Math.round((1 - (daysAgo - days)) * openMs))
}

/** The same person at the same moment, keeping a file. */
export function keepingFiles(stage: Stage, ctx: Context): Context {
  return { ...ctx, ...stage.keeping }
}

export function asPerson(userId: string, role: Role, memberships: UserActor['memberships'] = []): UserActor {
  const isJobSeeker = role === 'job_seeker'
  return { kind: 'user', userId, sessionId: randomUUID(), role, isJobSeeker, memberships, assurance: 'aal1' }
}

/** What is there by this key. @throws when the demo data names something that it does not hold */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key)
  if (found === undefined) throw new Error(`data/demo/hiring: nothing is called "${key}"`)
  return found
}

export function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream()
}
