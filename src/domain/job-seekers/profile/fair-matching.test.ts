import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { randomMatchJob, randomNumbers } from '../../../../tests/support/matching.ts'
import { professions } from '../../../vocabulary/titles/professions.ts'
import { explain } from '../../matching/explain.ts'
import { loadMatchProfile } from '../steps/load-match-profiles.ts'
import { fillProfile } from './fill-profile.ts'
import { profilePartsSchema } from './profile.schema.ts'

const db = await testDatabase()
const now = new Date('2026-11-25T12:00:00Z')
const jobs = Array.from({ length: 40 }, (_, at) => randomMatchJob(randomNumbers(at), at + 1))
/** Fifty professions of all categories whose names tell a woman from a man. */
const gendered = professions().filter(({ nameMale, nameFemale }) => nameMale !== nameFemale)
const trades = Array.from({ length: 50 }, (_, at) => gendered[Math.floor((at * gendered.length) / 50)])

type Someone = {
  name: string
  image: string | null
  title: string
  employer: string
  school: string
  finished: string
  work: { fromMonth: string; toMonth: string }[]
}

describe('two people who differ in nothing that an employer may ask', () => {
  it.each(trades.flatMap(trade => trade ?? []))('are given the same by matching: $id', async trade => {
    const young: Someone = {
      name: 'Anna Schmidt',
      image: 'https://example.com/anna.jpg',
      title: trade.nameFemale,
      employer: 'Klinikum Köln',
      school: 'Universität zu Köln',
      finished: '2017-12',
      work: [{ fromMonth: '2018-01', toMonth: '2023-12' }],
    }
    // Older, from abroad, without a picture, and with years in which nothing is said.
    const old: Someone = {
      name: 'Mehmet Yılmaz',
      image: null,
      title: trade.nameMale,
      employer: 'İzmir Şehir Hastanesi',
      school: 'Ege Üniversitesi',
      finished: '1989-06',
      work: [
        { fromMonth: '1990-01', toMonth: '1992-12' },
        { fromMonth: '2015-01', toMonth: '2017-12' },
      ],
    }
    const [one, other] = [await profileOf(young), await profileOf(old)]
    expect(one?.learned).not.toEqual([])
    expect(other).toEqual(one)
    for (const job of jobs) if (one && other) expect(explain(other, job)).toEqual(explain(one, job))
  })
})

async function profileOf({ name, image, title, employer, school, finished, work }: Someone) {
  const person = await makePerson(db)
  await db.updateTable('users').set({ name, image }).where('id', '=', person.userId).execute()
  const parts = profilePartsSchema.parse({
    positions: work.map(period => ({ title, employer, ...period })),
    educations: [{ name: title, institution: school, toMonth: finished }],
    languages: [{ language: 'de', level: 'C1' }],
  })
  await fillProfile(testContext(db, { actor: person }), parts)
  return loadMatchProfile(testContext(db, { now }), person.userId)
}
