import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { noteTaskRun } from '../src/domain/operation/note-task-run.ts'
import { listSwitches } from '../src/domain/switches/list-switches.ts'
import { setSwitch } from '../src/domain/switches/set-switch.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const operators: readonly Role[] = ['admin']

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['listSwitches', operators, ctx => listSwitches(ctx)],
  ['setSwitch', operators, ctx => setSwitch(ctx, { key: 'mail', state: 'on', reason: 'Probe' })],
  [
    'noteTaskRun',
    ['operator'],
    ctx => noteTaskRun(ctx, { task: 'expire-jobs', outcome: 'succeeded', seconds: 1 }),
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
