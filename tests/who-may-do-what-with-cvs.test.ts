import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { readOwnCvReading } from '../src/domain/job-seekers/cv-reading/read-own-cv-reading.ts'
import { pruneCvReadings, readWaitingCvs } from '../src/domain/job-seekers/cv-reading/read-waiting-cvs.ts'
import { dropCvReading, requestCvReading } from '../src/domain/job-seekers/cv-reading/request-cv-reading.ts'
import { takeCvReading } from '../src/domain/job-seekers/cv-reading/take-cv-reading.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { unlessConflict, unlessInvalid } from './support/let-through.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'

const base: Context = accountContext(await testDatabase())
const { roles } = await openRoles(base)
type Role = keyof typeof roles

const seekers: Role[] = ['job seeker', 'other job seeker']
const nobodyReads = async () => {
  throw new Error('nothing waits here')
}

/** Each is about the CV of who asks: there is no way to name that of another. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readOwnCvReading', seekers, ctx => readOwnCvReading(ctx)],
  ['requestCvReading', seekers, ctx => requestCvReading(ctx, { fileId: null }).catch(unlessInvalid)],
  ['takeCvReading', seekers, ctx => takeCvReading(ctx, {}).catch(unlessConflict)],
  ['dropCvReading', seekers, ctx => dropCvReading(ctx)],
  ['readWaitingCvs', ['operator'], ctx => readWaitingCvs(ctx, nobodyReads)],
  ['pruneCvReadings', ['operator'], ctx => pruneCvReadings(ctx)],
]

it.each(table)('%s is for %j', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
