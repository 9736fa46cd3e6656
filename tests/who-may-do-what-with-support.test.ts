import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import {
  answerSupport,
  closeSupport,
  listSupport,
  readSupport,
} from '../src/domain/support/answer-support.ts'
import { listOwnSupport } from '../src/domain/support/list-own-support.ts'
import { forgetSupportOf } from '../src/domain/support/steps/forget-support-of.ts'
import {
  closeOwnSupport,
  confirmSupport,
  readSupportByLink,
  replyToSupport,
} from '../src/domain/support/support-by-link.ts'
import { tendSupport } from '../src/domain/support/tend-support.ts'
import { writeToSupport } from '../src/domain/support/write-to-support.ts'
import { accountContext } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, seeker, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const users: Role[] = [
  'job seeker',
  'other job seeker',
  'owner',
  'recruiter',
  'other employer',
  'unconfirmed',
]
const writers: Role[] = [...users, 'guest', 'first factor only']
let count = 0
const newClient = () => ({ ...somebody, address: `192.0.2.${count++ % 250}` })
const input = () => ({
  topic: 'other' as const,
  text: 'Guten Tag',
  email: `s${count++}@example.org`,
  page: null,
  transcript: null,
})

/** A conversation of `seeker`, open to whoever has its link. */
async function written(): Promise<{ token: string; requestId: number }> {
  await db.deleteFrom('attempts').execute()
  const { token } = await writeToSupport(via({ ...base, actor: seeker }, newClient()), input())
  const { request } = await readSupportByLink(base, { token: token ?? '' })
  return { token: token ?? '', requestId: request.id }
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['writeToSupport', writers, ctx => writeToSupport(via(ctx, newClient()), input())],
  ['listOwnSupport', writers, ctx => listOwnSupport(ctx)],
  ['readSupportByLink (by link)', everyone, async ctx => readSupportByLink(ctx, await written())],
  ['confirmSupport (by link)', everyone, async ctx => confirmSupport(ctx, await written())],
  [
    'replyToSupport (by link)',
    everyone,
    async ctx => replyToSupport(ctx, { ...(await written()), text: 'Noch etwas' }),
  ],
  ['closeOwnSupport (by link)', everyone, async ctx => closeOwnSupport(ctx, await written())],
  ['readSupportByLink (wrong link)', [], ctx => readSupportByLink(ctx, { token: 'x' })],
  ['replyToSupport (wrong link)', [], ctx => replyToSupport(ctx, { token: 'x', text: 'x' })],
  ['listSupport', ['admin'], ctx => listSupport(ctx, { list: 'waiting', page: 1 })],
  ['readSupport', ['admin'], async ctx => readSupport(ctx, await written())],
  [
    'answerSupport',
    ['admin'],
    async ctx => answerSupport(ctx, { ...(await written()), text: 'Wir sehen nach.' }),
  ],
  ['closeSupport', ['admin'], async ctx => closeSupport(ctx, await written())],
  ['forgetSupportOf', everyone, ctx => forgetSupportOf(ctx, { email: 'x@example.org' })],
  ['tendSupport', ['operator'], ctx => tendSupport(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
