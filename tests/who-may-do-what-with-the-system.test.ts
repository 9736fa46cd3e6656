import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { exportLog } from '../src/domain/desk/lists/export-log.ts'
import { readListQuestion } from '../src/domain/desk/lists/list.schema.ts'
import { forgetProcess, noteProcess } from '../src/domain/operation/note-process.ts'
import { noteTaskRun } from '../src/domain/operation/note-task-run.ts'
import { readSystem, readSystemFigures } from '../src/domain/operation/read-system.ts'
import { readTable, readTables } from '../src/domain/operation/read-tables.ts'
import { retryFailedTasks } from '../src/domain/operation/retry-failed-tasks.ts'
import { runTaskNow } from '../src/domain/operation/run-task-now.ts'
import { exportBoardStatistics } from '../src/domain/statistics/export-board-statistics.ts'
import { readBoardStatistics } from '../src/domain/statistics/read-board-statistics.ts'
import { listSwitches } from '../src/domain/switches/list-switches.ts'
import { setSwitch } from '../src/domain/switches/set-switch.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { unlessMissing } from './support/let-through.ts'
import { keyOf, openAdministrators, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, employerId } = await openRoles(base)
const { owner: ownerOfBoard, operator: operatorOfBoard, ...others } = await openAdministrators(base)
const roles = {
  ...people,
  ...others,
  'owner of the board': ownerOfBoard,
  'operator of the board': operatorOfBoard,
  key: keyOf(employerId),
}
type Role = keyof typeof roles

const operators: readonly Role[] = ['admin', 'owner of the board', 'operator of the board']
const process = {
  id: '00000000-0000-4000-8000-000000000001',
  host: 'here',
  pid: 1,
  parts: ['web'],
  version: '1',
  nodeVersion: '24',
  startedAt: base.now(),
  figures: { rssBytes: 1, waitMs: 1, index: null },
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['listSwitches', operators, ctx => listSwitches(ctx)],
  ['setSwitch', operators, ctx => setSwitch(ctx, { key: 'mail', state: 'on', reason: 'Probe' })],
  [
    'exportLog',
    [...operators, 'moderator'],
    ctx => exportLog(ctx, { as: 'json', question: readListQuestion('log', new URLSearchParams()) }),
  ],
  [
    'readBoardStatistics',
    [...operators, 'moderator', 'editor', 'billing'],
    ctx => readBoardStatistics(ctx, { days: 7 }),
  ],
  [
    'exportBoardStatistics',
    [...operators, 'moderator', 'editor', 'billing'],
    ctx => exportBoardStatistics(ctx, { days: 7 }),
  ],
  ['readSystem', operators, ctx => readSystem(ctx)],
  ['readSystemFigures', ['operator'], ctx => readSystemFigures(ctx)],
  ['readTables', operators, ctx => readTables(ctx)],
  ['readTable', operators, ctx => readTable(ctx, { table: 'jobs' })],
  ['retryFailedTasks', operators, ctx => retryFailedTasks(ctx, { task: 'run-feeds' }).catch(unlessMissing)],
  ['runTaskNow', operators, ctx => runTaskNow(ctx, { task: 'expire-jobs' })],
  ['noteProcess', ['operator'], ctx => noteProcess(ctx, process)],
  ['forgetProcess', ['operator'], ctx => forgetProcess(ctx, process)],
  [
    'noteTaskRun',
    ['operator'],
    ctx => noteTaskRun(ctx, { task: 'expire-jobs', outcome: 'succeeded', seconds: 1 }),
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
