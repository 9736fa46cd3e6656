import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { testSite } from '../../../../tests/support/search.ts'
import { connect } from '../../../db/client.ts'
import { createLog } from '../../../platform/process/log.ts'
import { updateJob } from '../../jobs/steps/job.queries.ts'
import { moveJob } from '../../jobs/steps/move-job.ts'
import { publishJob } from '../../jobs/steps/publish-job.ts'
import { noJobSearchParams } from '../job.schema.ts'
import { changeHorizon } from '../job-change.queries.ts'
import { pruneJobChanges } from '../prune-job-changes.ts'
import { indexQuery } from '../search-jobs.ts'
import { consumeChanges } from './consume-changes.ts'

const site = await testSite()
const totalIn = (search: { find: (typeof site.index)['search']['find'] }, q: string) =>
  search.find(indexQuery(site.ctx, { ...noJobSearchParams, q }, 10)).total
const total = (q: string) => totalIn(site.index.search, q)

test('a job published, changed and ended is right in search each time', async () => {
  const id = await makeJob(site.db, { title: 'Küchenhilfe (m/w/d)', status: 'draft' })
  await site.found()
  expect(total('Küchenhilfe')).toBe(0)
  await publishJob(site.ctx, { jobId: id })
  await site.found()
  expect(total('Küchenhilfe')).toBe(1)
  await updateJob(site.db, id, { title: 'Hausmeister (m/w/d)' })
  await site.found()
  expect([total('Küchenhilfe'), total('Hausmeister')]).toEqual([0, 1])
  await moveJob(site.ctx, { jobId: id, to: 'filled', reason: null })
  await site.found()
  expect(total('Hausmeister')).toBe(0)
})

test('without anybody asking, a new job is found within two seconds', async () => {
  const startedMs = performance.now()
  await makeJob(site.db, { title: 'Ergotherapeut (m/w/d)' })
  await expect.poll(() => total('Ergotherapeut'), { timeout: 2_000, interval: 20 }).toBe(1)
  expect(performance.now() - startedMs).toBeLessThan(2_000)
})

test('a transaction that took an earlier number and commits later is not lost', async () => {
  const employer_id = await makeEmployer(site.db)
  // Otherwise a transaction of another test may put off the employer's own change, which brings all its jobs, until both are there.
  await site.found()
  const slow = connect(site.databaseUrl, 1)
  const inserted = Promise.withResolvers<number>()
  const mayCommit = Promise.withResolvers<void>()
  const { consumer, seen } = await follow()
  const slowWork = slow.transaction().execute(async transaction => {
    inserted.resolve(await makeJob(transaction, { title: 'Frühe Nummer', employer_id }))
    await mayCommit.promise
  })
  // Left open by a failure, the transaction would hold up every index on this database server.
  onTestFinished(async () => {
    mayCommit.resolve()
    await slowWork
    await consumer.stop()
    await slow.destroy()
  })
  const early = await inserted.promise
  const late = await makeJob(site.db, { title: 'Späte Nummer', employer_id })
  await consumer.advance()
  expect(seen).not.toContain(late)
  mayCommit.resolve()
  await slowWork
  await consumer.catchUp()
  expect(seen).toEqual(expect.arrayContaining([early, late]))
  await site.found()
  expect([total('Frühe Nummer'), total('Späte Nummer')]).toEqual([1, 1])
})

test('a renamed employer is found by its new name in all its jobs', async () => {
  const employer_id = await makeEmployer(site.db, { name: 'Spital Alt' })
  await makeJob(site.db, { employer_id })
  await makeJob(site.db, { employer_id })
  await site.found()
  expect(total('Spital Alt')).toBe(2)
  await site.db
    .updateTable('employers')
    .set({ name: 'Krankenhaus Neu' })
    .where('id', '=', employer_id)
    .execute()
  await site.found()
  expect([total('Spital Alt'), total('Krankenhaus Neu')]).toEqual([0, 2])
})

test('two processes find the same, also when one of them was down meanwhile', async () => {
  const id = await makeJob(site.db, { title: 'Logopädin (m/w/d)' })
  const folder = `${site.folder}-second`
  const second = await site.openIndex(folder)
  expect(totalIn(second.search, 'Logopädin')).toBe(1)
  await second.close()
  await moveJob(site.ctx, { jobId: id, to: 'paused', reason: null })
  await makeJob(site.db, { title: 'Diätassistent (m/w/d)' })
  const again = await site.openIndex(folder)
  await Promise.all([site.found(), again.caughtUp()])
  for (const search of [site.index.search, again.search])
    expect([totalIn(search, 'Logopädin'), totalIn(search, 'Diätassistent')]).toEqual([0, 1])
  await again.close()
})

test('a damaged saved index is noticed and built again', async () => {
  await makeJob(site.db, { title: 'Optikerin (m/w/d)' })
  await site.found()
  const folder = `${site.folder}-damaged`
  await (await site.openIndex(folder)).close()
  const [segment] = (await readdir(folder)).filter(name => name.endsWith('.segment'))
  await writeFile(join(folder, segment ?? ''), 'damaged')
  const again = await site.openIndex(folder)
  expect(totalIn(again.search, 'Optikerin')).toBe(1)
  await again.close()
})

test('an index saved for another database is not taken for this one', async () => {
  const folder = `${site.folder}-other`
  await makeJob(site.db, { title: 'Gebärdensprachdolmetscher (m/w/d)' })
  await (await site.openIndex(folder)).close()
  await site.db
    .updateTable('site_state')
    .set({ value: JSON.stringify('another board') })
    .where('key', '=', 'board-id')
    .execute()
  await site.db.deleteFrom('jobs').where('title', '=', 'Gebärdensprachdolmetscher (m/w/d)').execute()
  await site.db.deleteFrom('job_change').execute()
  const again = await site.openIndex(folder)
  expect(totalIn(again.search, 'Gebärdensprachdolmetscher')).toBe(0)
  await again.close()
})

test('what was changed behind the log is found by the drift check and repaired', async () => {
  const id = await makeJob(site.db, { title: 'Kodierfachkraft (m/w/d)' })
  await site.found()
  await site.db.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction
      .updateTable('jobs')
      .set({ status: 'filled', version: 77 })
      .where('id', '=', id)
      .execute()
  })
  await site.found()
  expect(total('Kodierfachkraft')).toBe(1)
  expect(await site.index.repairDrift()).toBeGreaterThan(0)
  expect(total('Kodierfachkraft')).toBe(0)
  expect(await site.index.repairDrift()).toBe(0)
})

test('an old log is thrown away, and an index that was away for longer is built again', async () => {
  const folder = `${site.folder}-away`
  await (await site.openIndex(folder)).close()
  const id = await makeJob(site.db, { title: 'Podologin (m/w/d)' })
  await site.found()
  await site.db
    .updateTable('job_change')
    .set({ at: new Date('2026-01-01T00:00:00Z') })
    .execute()
  expect(await pruneJobChanges(site.ctx)).toBeGreaterThan(0)
  const away = await site.openIndex(folder)
  expect(id).toBeGreaterThan(0)
  expect(totalIn(away.search, 'Podologin')).toBe(1)
  await away.close()
})

test('a consumer survives a failure of the database and goes on where it was', async () => {
  let isBroken = true
  const { consumer, seen } = await follow(() => {
    if (isBroken) throw new Error('connection lost')
  })
  const id = await makeJob(site.db, { title: 'Nach dem Ausfall' })
  await expect(consumer.catchUp()).rejects.toThrow('connection lost')
  isBroken = false
  await consumer.catchUp()
  expect(seen).toContain(id)
  await consumer.stop()
})

async function follow(before: () => void = () => {}) {
  const seen: number[] = []
  const consumer = consumeChanges({
    db: site.db,
    databaseUrl: site.databaseUrl,
    cursor: await changeHorizon(site.db),
    apply: async ids => {
      before()
      seen.push(...ids)
    },
    now: () => new Date(),
    log: createLog('silent'),
  })
  return { consumer, seen }
}
