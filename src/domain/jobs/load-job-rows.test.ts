import { beforeEach, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../tests/factories/job.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { loadJobRows } from './steps/load-job-rows.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T09:00:00Z')
let made = 0
let employer = 0
let id = 0
const row = async (at = now) => (await loadJobRows(db, [id], at))[0]

beforeEach(async () => {
  employer = await makeEmployer(db, { name: `Klinikum am Rhein ${++made}` })
  id = await makeJob(db, { title: 'Pflegefachkraft', employer_id: employer }, [koeln])
  expect(await row()).toMatchObject({
    title: 'Pflegefachkraft',
    employer: { name: `Klinikum am Rhein ${made}` },
  })
})

test('a list shows the new title, places and employer of an ad that it has shown before', async () => {
  await db.updateTable('jobs').set({ title: 'Nachtwache' }).where('id', '=', id).execute()
  expect((await row())?.title).toBe('Nachtwache')
  await db.updateTable('employers').set({ name: 'Klinikum am Main' }).where('id', '=', employer).execute()
  expect((await row())?.employer.name).toBe('Klinikum am Main')
  // As everything that moves an ad does it: in one transaction with a change of its row.
  await db.transaction().execute(async inside => {
    await inside
      .updateTable('jobs')
      .set({ edited_columns: ['places'] })
      .where('id', '=', id)
      .execute()
    await inside.updateTable('job_places').set({ name: 'Freiburg' }).where('job_id', '=', id).execute()
  })
  expect((await row())?.places.map(({ name }) => name)).toEqual(['Freiburg'])
})

test('an ad that a list has shown before is gone as soon as it has ended', async () => {
  await db
    .updateTable('jobs')
    .set({ valid_through: new Date('2026-11-22T09:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect(await row()).toBeDefined()
  expect(await row(new Date('2026-11-23T09:00:00Z'))).toBeUndefined()
  await db.updateTable('jobs').set({ status: 'paused' }).where('id', '=', id).execute()
  expect(await row()).toBeUndefined()
})

test('an ad that a list has shown before is featured and confirmed as of now', async () => {
  const until = new Date('2026-11-22T09:00:00Z')
  await db.updateTable('jobs').set({ featured_until: until }).where('id', '=', id).execute()
  expect((await row())?.isFeatured).toBe(true)
  expect((await row())?.isFeatured).toBe(true)
  expect((await row(until))?.isFeatured).toBe(false)
  await db.updateTable('jobs').set({ apply_url: 'https://klinik.example/1' }).where('id', '=', id).execute()
  await row()
  const confirmed = new Date('2026-11-21T08:00:00Z')
  await db
    .insertInto('job_links')
    .values({
      job_id: id,
      url: 'https://klinik.example/1',
      state: 'ok',
      checked_at: confirmed,
      confirmed_at: confirmed,
    })
    .execute()
  expect((await row())?.lastConfirmedAt).toEqual(confirmed)
})

test('what a transaction reads and takes back is not shown afterwards', async () => {
  const undone = new Error('undone')
  const change = db.transaction().execute(async inside => {
    await inside.updateTable('jobs').set({ title: 'Zurückgenommen' }).where('id', '=', id).execute()
    expect((await loadJobRows(inside, [id], now))[0]?.title).toBe('Zurückgenommen')
    throw undone
  })
  await expect(change).rejects.toBe(undone)
  await db.updateTable('jobs').set({ title: 'Gültig' }).where('id', '=', id).execute()
  expect((await row())?.title).toBe('Gültig')
})

test('rows come in the order asked for, those shown before among those that are not', async () => {
  const other = await makeJob(db, { title: 'Hebamme', employer_id: employer }, [koeln])
  expect((await loadJobRows(db, [other, id], now)).map(({ title }) => title)).toEqual([
    'Hebamme',
    'Pflegefachkraft',
  ])
})

test('lists that are asked for at once each get their own rows as they are now', async () => {
  const other = await makeJob(db, { title: 'Hebamme', employer_id: employer }, [koeln])
  await loadJobRows(db, [other], now)
  await db.updateTable('jobs').set({ title: 'Nachtwache' }).where('id', '=', id).execute()
  const lists = await Promise.all([[id], [other, id], [other], []].map(ids => loadJobRows(db, ids, now)))
  expect(lists.map(rows => rows.map(({ title }) => title))).toEqual([
    ['Nachtwache'],
    ['Hebamme', 'Nachtwache'],
    ['Hebamme'],
    [],
  ])
  await db.updateTable('jobs').set({ status: 'paused' }).where('id', '=', id).execute()
  const later = await Promise.all([[id], [other, id]].map(ids => loadJobRows(db, ids, now)))
  expect(later.map(rows => rows.length)).toEqual([0, 1])
})
