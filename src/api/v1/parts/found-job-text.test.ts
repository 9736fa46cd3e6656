import { expect, test } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../tests/factories/job.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { noFold } from '../../../domain/job-search/steps/employer-folds.ts'
import { loadJobRows } from '../../../domain/jobs/steps/load-job-rows.ts'
import { jobJson } from '../job-json.ts'
import { bytesOf } from './byte-text.ts'
import { foundJobText } from './found-job-text.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T09:00:00Z')
const employer_id = await makeEmployer(db, { name: 'Klinikum „Am Rhein“ & Söhne' })
const id = await makeJob(db, { title: 'Pflegefachkraft (m/w/d) – 3.500 €', employer_id }, [koeln])
const base = { on: '2026-11-21', jobUrl: ({ slug }: { slug: string }) => `https://kittel.example/${slug}` }

async function row() {
  const [job] = await loadJobRows(db, [id], now)
  if (!job) throw new Error('the ad is readable')
  return { ...job, ...noFold }
}

function read(text: Parameters<typeof bytesOf>[0]): string {
  return new TextDecoder().decode(bytesOf(text))
}

test('an ad of an answer is the text of its JSON, however often and in which language it was found before', async () => {
  for (const locale of ['de', 'en', 'de', 'en'] as const) {
    const job = await row()
    const json = { ...jobJson(base, job, locale), ...noFold, unknown: [] }
    expect(read(foundJobText(base, job, [], locale))).toBe(JSON.stringify(json))
  }
})

test('what an ad says of one search, of one day or since it was changed is not said in other answers', async () => {
  const before = await row()
  const job = {
    ...before,
    places: before.places.map(place => ({ ...place, distanceKm: 12 })),
    isFeatured: true,
    lastConfirmedAt: now,
    moreOfEmployer: 3,
    alsoIn: [{ id: 7, slug: 'nachtwache-7', place: 'Köln' }],
  }
  const { moreOfEmployer } = job
  const alsoIn = [{ id: 7, place: 'Köln', url: 'https://kittel.example/nachtwache-7' }]
  const json = { ...jobJson(base, job, 'de'), moreOfEmployer, alsoIn, unknown: ['nights'] }
  expect(read(foundJobText(base, before, [], 'de'))).not.toContain('"distanceKm":12')
  expect(read(foundJobText(base, job, ['nights'], 'de'))).toBe(JSON.stringify(json))
  const elsewhere = { ...base, jobUrl: () => 'https://kittel.example/anders' }
  expect(read(foundJobText(elsewhere, job, [], 'de'))).toContain('"url":"https://kittel.example/anders"')
  await db.updateTable('jobs').set({ title: 'Nachtwache' }).where('id', '=', id).execute()
  expect(read(foundJobText(base, await row(), [], 'de'))).toContain('"title":"Nachtwache"')
  await db.updateTable('employers').set({ name: 'Klinikum am Main' }).where('id', '=', employer_id).execute()
  expect(read(foundJobText(base, await row(), [], 'de'))).toContain('"name":"Klinikum am Main"')
})
