import { randomUUID } from 'node:crypto'
import { dayMs, daysBefore, hourMs } from '../../basics/time.ts'
import type { Actor, Role, UserActor } from '../../domain/caller/actor.ts'
import { noClient } from '../../domain/caller/client.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { hiringData } from './hiring-data.ts'

/** Shared state while the hiring demo is built. */
export type Stage = {
  ctx: Context
  /** Outside the main transaction: files must be stored before anything refers to them. */
  keeping: Pick<Context, 'db' | 'tasks' | 'files'>
  data: ReturnType<typeof hiringData>
  /** Keyed by person and team member. */
  actors: Map<string, UserActor>
  employerIds: Map<string, number>
  jobIds: Map<string, number>
}

/** A browser's user agent, so that its views are counted. */
export const demoClient = { ...noClient, address: 'demo', userAgent: 'Mozilla/5.0 (demo content)' }

const opensAtMs = 7 * hourMs
const openMs = 10 * hourMs

/** A context in the past; `null` is the operator. */
export function at(stage: Stage, who: Actor | null, daysAgo: number): Context {
  const moment = momentOf(stage.ctx.now(), daysAgo)
  return { ...stage.ctx, actor: who ?? stage.ctx.actor, now: () => moment }
}

/**
 * A moment within working hours `daysAgo`, later for smaller fractions; within the last 24 hours exactly that long ago. Monotonic from one
 * day on: larger numbers are earlier.
 */
function momentOf(now: Date, daysAgo: number): Date {
  if (daysAgo < 1) return daysBefore(now, daysAgo)
  const days = Math.floor(daysAgo)
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs
  return new Date(midnight + opensAtMs + Math.round((1 - (daysAgo - days)) * openMs))
}

/** The same person and moment, outside the main transaction. */
export function keepingFiles(stage: Stage, ctx: Context): Context {
  return { ...ctx, ...stage.keeping }
}

export function asPerson(userId: string, role: Role, memberships: UserActor['memberships'] = []): UserActor {
  const isJobSeeker = role === 'job_seeker'
  return { kind: 'user', userId, sessionId: randomUUID(), role, isJobSeeker, memberships, assurance: 'aal1' }
}

/** @throws when the demo data refers to something it does not contain */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key)
  if (found === undefined) throw new Error(`data/demo/hiring: nothing is called "${key}"`)
  return found
}

export function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream()
}
