import { expect, it } from 'vitest'
import { testContext } from '../../tests/support/context.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { schedules } from '../domain/caller/switch-key.values.ts'
import { tasks } from './registry.ts'
import { watchedTasks } from './watched-tasks.ts'

const db = await testDatabase()
const noted = () =>
  db.selectFrom('task_runs').select(['task', 'succeeded_at', 'failed_at', 'skipped_at', 'failures_in_a_row'])

it('everything that runs by time has a switch, and nothing else', () => {
  const byTime = Object.entries(tasks).flatMap(([name, { cron }]) => (cron ? [name] : []))
  expect(byTime.sort()).toEqual([...schedules].sort())
})

it('a task whose switch is off is left out, and how each ends is noted', async () => {
  const ran: string[] = []
  let isOff = false
  let isBroken = false
  const ctx = testContext(db, { switches: { isOn: key => !(isOff && key === 'expire-jobs') } })
  const watched = watchedTasks({
    ...tasks,
    'expire-jobs': {
      run: async () => {
        ran.push('expire-jobs')
        if (isBroken) throw new Error('broken')
      },
    },
  } as unknown as Parameters<typeof watchedTasks<typeof ctx>>[0])
  const run = () => watched['expire-jobs'].run(ctx, {})
  await run()
  isOff = true
  await run()
  expect(ran).toHaveLength(1)
  isOff = false
  isBroken = true
  await expect(run()).rejects.toThrow('broken')
  await expect(run()).rejects.toThrow('broken')
  const at = ctx.now()
  expect(await noted().execute()).toEqual([
    { task: 'expire-jobs', succeeded_at: at, failed_at: at, skipped_at: at, failures_in_a_row: 2 },
  ])
  isBroken = false
  await run()
  expect((await noted().executeTakeFirstOrThrow()).failures_in_a_row).toBe(0)
})
