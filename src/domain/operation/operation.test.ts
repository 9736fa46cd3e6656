import { describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { daysBefore, secondsAfter } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { schedules } from '../caller/switch-key.values.ts'
import { forgetProcess, noteProcess } from './note-process.ts'
import { noteTaskRun } from './note-task-run.ts'
import { readSystemFigures, type SystemFacts } from './read-system.ts'
import { readTable, readTables } from './read-tables.ts'
import { runTaskNow } from './run-task-now.ts'
import { type MachineFacts, type ProblemKind, problemKinds, systemProblems } from './system-problems.ts'

const db = await testDatabase()
const ctx = testContext(db)
const actor: Context['actor'] = {
  kind: 'admin',
  userId: '00000000-0000-4000-8000-000000000009',
  sessionId: 's',
  adminId: 1,
  role: 'operator',
}
const index = { jobs: 1, bytes: 1, lagRows: 0, lagSeconds: 0, generation: 1 }
const here = {
  host: 'here',
  pid: 7,
  parts: ['web', 'worker'],
  version: '1.0.0',
  nodeVersion: '24.1.0',
  startedAt: daysBefore(ctx.now(), 5),
  figures: { rssBytes: 1, waitMs: 1, index },
}
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const machine: MachineFacts = {
  backupAt: daysBefore(ctx.now(), 1),
  isBackupOurs: true,
  certificateEndsAt: null,
  hasMailServer: true,
  version: '1.0.0',
}

describe('a process', () => {
  it('shows its heartbeat, is missed when it dies, and leaves when it ends', async () => {
    await noteProcess(ctx, { ...here, id: idOf(1) })
    await noteProcess(ctx, { ...here, id: idOf(2), parts: ['web'] })
    await forgetProcess(ctx, { id: idOf(2) })
    const later = { ...ctx, now: () => secondsAfter(ctx.now(), 120) }
    expect(kindsOf(await read(ctx))).not.toContain('no-worker')
    const facts = await read(later)
    expect(facts.processes.map(({ id }) => id)).toEqual([idOf(1)])
    expect(kindsOf(facts)).toEqual(expect.arrayContaining(['no-worker', 'silent-process']))
  })
})

describe('the page about the system', () => {
  it('names tables and columns as the database has them, and no others', async () => {
    const asked = { ...ctx, actor }
    const names = (await readTables(asked)).map(({ table }) => table)
    expect(names).toEqual(expect.arrayContaining(['jobs', 'users', 'switches']))
    expect(await readTable(asked, { table: 'switches' })).toContainEqual({
      column: 'key',
      type: 'text',
      isNullable: false,
      fallback: null,
    })
    for (const table of ['pg_authid', 'pg_catalog.pg_authid', "jobs'; select 1 --"])
      await expect(readTable(asked, { table })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('starts a schedule by hand once, and not while it is off', async () => {
    const enqueued: unknown[] = []
    const tasks: Context['tasks'] = {
      enqueue: async (name, _payload, options) => {
        enqueued.push([name, options])
      },
      within: () => tasks,
    }
    const asked = { ...ctx, actor, tasks }
    const off = { ...asked, switches: { isOn: () => false } }
    await expect(runTaskNow(off, { task: 'expire-jobs' })).rejects.toMatchObject({ kind: 'conflict' })
    expect(enqueued).toEqual([])
    await runTaskNow(asked, { task: 'expire-jobs' })
    expect(enqueued).toEqual([['expire-jobs', { uniqueKey: 'by hand' }]])
  })
})

describe('problems', () => {
  it('are none where all is well', async () => {
    await noteProcess(ctx, { ...here, id: idOf(1) })
    for (const task of schedules) await noteTaskRun(ctx, { task, outcome: 'succeeded', seconds: 1 })
    expect(kindsOf(await read(ctx))).toEqual([])
  })

  it('are told one by one', async () => {
    const facts = await read(ctx)
    const { database, outbox, processes, disk } = facts
    const [first] = processes
    if (!first) throw new Error('the process of before is there')
    const old = daysBefore(facts.at, 3)
    const cases: Partial<Record<ProblemKind, [Partial<SystemFacts>, Partial<MachineFacts>?]>> = {
      'no-worker': [{ processes: [{ ...first, parts: ['web'] }] }],
      'silent-process': [{ processes: [first, { ...first, seenAt: old }] }],
      'versions-differ': [{ processes: [first, { ...first, version: '2.0.0' }] }],
      'task-fails': [{ runs: facts.runs.map(run => ({ ...run, failuresInARow: 3 })) }],
      'task-late': [{ runs: facts.runs.map(run => ({ ...run, succeededAt: old })) }],
      'queue-old': [
        { queues: [{ task: 'expire-jobs', waiting: 1, active: 0, failed: 0, oldestSeconds: 1_000 }] },
      ],
      'outbox-old': [{ outbox: { ...outbox, waiting: 2, oldestSeconds: 1_000 } }],
      bounces: [{ outbox: { ...outbox, sent: 40, bounced: 5 } }],
      'no-mail-server': [{}, { hasMailServer: false }],
      'index-behind': [
        { processes: [{ ...first, figures: { ...first.figures, index: { ...index, lagSeconds: 90 } } }] },
      ],
      'disk-full': [{ disk: { ...disk, freeBytes: 0 } }],
      'backup-missing': [{}, { backupAt: null }],
      'backup-old': [{}, { backupAt: daysBefore(facts.at, 9) }],
      'certificate-ends': [{}, { certificateEndsAt: secondsAfter(facts.at, 86_400) }],
      'clock-off': [{ database: { ...database, clockOffMs: -5_000 } }],
      'database-slow': [{ database: { ...database, answerMs: 900 } }],
      'transaction-old': [{ database: { ...database, transactionSeconds: 2_000 } }],
      'connections-few': [{ database: { ...database, connections: 95, connectionsMax: 100 } }],
      'replica-behind': [
        { database: { ...database, replicas: [{ name: 'b', lagBytes: 1, lagSeconds: 99 }] } },
      ],
      'pay-table-ends': [{ payTables: [{ id: 'tvoed', endsOn: '2026-12-31' }] }],
    }
    expect(Object.keys(cases)).toEqual([...problemKinds])
    for (const [kind, [changed, around]] of Object.entries(cases))
      expect(new Set(kindsOf({ ...facts, ...changed }, around))).toEqual(new Set([kind]))
  })
})

function kindsOf(facts: SystemFacts, around: Partial<MachineFacts> = {}): ProblemKind[] {
  return systemProblems(facts, { ...machine, ...around }).map(({ kind }) => kind)
}

/** Without what the clock of this machine and the pay tables of today say. */
async function read(of: Context): Promise<SystemFacts> {
  const facts = await readSystemFigures(of)
  return { ...facts, database: { ...facts.database, clockOffMs: 0, answerMs: 1 }, payTables: [] }
}
