import { PgBoss } from 'pg-boss'
import { afterAll, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabaseUrl } from '../../../tests/support/database.ts'
import { connect } from '../../db/client.ts'
import type { Context } from '../caller/context.ts'
import { selectQueues } from './backlog.queries.ts'
import { retryFailedTasks } from './retry-failed-tasks.ts'

const url = await testDatabaseUrl()
const db = connect(url, 2)
afterAll(() => db.destroy())
// Before the clock of the library, so that what is due for us is due for it.
const ctx: Context = {
  ...testContext(db, { now: new Date(Date.now() - 60_000) }),
  actor: {
    kind: 'admin',
    userId: '00000000-0000-4000-8000-000000000009',
    sessionId: 's',
    adminId: 1,
    role: 'operator',
  },
}

it('what has failed for good is tried once more, in the tables of the library itself', async () => {
  await expect(retryFailedTasks(ctx, { task: 'run-feeds' })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await selectQueues(db, ctx.now())).toEqual([])
  const boss = new PgBoss({
    connectionString: url,
    schema: 'tasks',
    max: 2,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    for (const name of ['run-feeds', 'tend-support'])
      await boss.createQueue(name, { policy: 'short', retryLimit: 0 })
    const fail = async (name: string) => {
      await boss.send(name, { about: name })
      const [asked] = await boss.fetch(name)
      await boss.fail(name, asked?.id ?? '', { message: 'no connection' })
      return asked?.id
    }
    const failedId = await fail('run-feeds')
    await fail('tend-support')
    // One that waits already must not be in the way.
    await boss.send('run-feeds', { about: 'the next one' })
    const facts = { active: 0, failed: 1, oldestSeconds: 0 }
    expect(await selectQueues(db, ctx.now())).toEqual([
      { task: 'run-feeds', ...facts, waiting: 1 },
      { task: 'tend-support', ...facts, waiting: 0 },
    ])
    expect(await retryFailedTasks(ctx, { task: 'run-feeds' })).toEqual({ count: 1 })
    await expect(retryFailedTasks(ctx, { task: 'run-feeds' })).rejects.toMatchObject({ kind: 'not-found' })
    const fetched = await boss.fetch<{ about: string }>('run-feeds', { batchSize: 5 })
    expect(fetched.map(({ data }) => data.about).sort()).toEqual(['run-feeds', 'the next one'])
    expect(await boss.fetch('tend-support')).toEqual([])
    await boss.complete(
      'run-feeds',
      fetched.map(({ id }) => id),
    )
    expect(await boss.findJobs('run-feeds', { id: failedId })).toMatchObject([
      { state: 'completed', retryCount: 1 },
    ])
  } finally {
    await boss.stop({ graceful: false })
  }
  expect(await db.selectFrom('audit_events').select('kind').execute()).toEqual([{ kind: 'tasks-retried' }])
})
