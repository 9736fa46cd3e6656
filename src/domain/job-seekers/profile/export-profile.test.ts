import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { unpackingAttachmentPdf } from '../../../../tests/support/bombs.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { jsonResumeSchema } from '../../../../tests/support/json-resume-schema.ts'
import { readCv } from '../../../cv-format/read-cv.ts'
import { exportProfile } from './export-profile.ts'
import { fillProfile } from './fill-profile.ts'
import { profilePartsSchema } from './profile.schema.ts'
import { readExchanged } from './read-exchanged.ts'

const db = await testDatabase()

const parts = {
  positions: [
    {
      title: 'Fachkrankenpflegerin Intensivpflege',
      employer: 'Universitätsklinikum Köln',
      city: 'Köln',
      fromMonth: '2019-04',
      isCurrent: true,
      duties: 'Versorgung beatmeter Patienten\nAnleitung von Auszubildenden',
    },
    {
      title: 'Gesundheits- und Krankenpflegerin',
      employer: 'Klinikum Łódź',
      city: 'Bonn',
      fromMonth: '2014-10',
      toMonth: '2019-03',
    },
  ],
  educations: [
    {
      name: 'Ausbildung zur Gesundheits- und Krankenpflegerin',
      institution: 'Pflegeschule Bonn',
      fromMonth: '2011-10',
      toMonth: '2014-09',
    },
  ],
  licences: [
    { kind: 'further-training', name: 'Fachweiterbildung Intensivpflege und Anästhesie', obtainedOn: '2021' },
  ],
  languages: [
    { language: 'hr', level: 'native' },
    { language: 'de', level: 'C1' },
  ],
  qualifications: ['Praxisanleitung'],
  drivingLicences: ['B'],
  wishes: { professions: ['gesundheits_krankenpfleger'] },
}

const someone = async () => {
  const person = await makePerson(db, { name: 'Đurđa Kovačević', email: `d${Math.random()}@example.org` })
  const ctx = testContext(db, { actor: person })
  await fillProfile(ctx, profilePartsSchema.parse(parts))
  return ctx
}

describe('the own profile, taken along', () => {
  it('is a CV that our own reader understands, in both languages and with all letters', async () => {
    for (const locale of ['de', 'en'] as const) {
      const ctx = { ...(await someone()), locale }
      const bytes = await buffer(await exportProfile(ctx, { format: 'pdf' }))
      const { fields } = await readCv({ bytes, name: 'lebenslauf.pdf', now: ctx.now() })
      expect(fields?.name?.value).toBe('Đurđa Kovačević')
      expect(fields?.email?.value).toMatch(/@example\.org$/)
      expect(
        fields?.positions.map(({ title, employer, city, period, duties }) => ({
          title: title?.value,
          employer: employer?.value,
          city: city?.value,
          ...period.value,
          duties: duties.map(({ value }) => value),
        })),
      ).toEqual([
        {
          title: 'Fachkrankenpflegerin Intensivpflege',
          employer: 'Universitätsklinikum Köln',
          city: 'Köln',
          from: '2019-04',
          to: null,
          duties: ['Versorgung beatmeter Patienten', 'Anleitung von Auszubildenden'],
        },
        {
          title: 'Gesundheits- und Krankenpflegerin',
          employer: 'Klinikum Łódź',
          city: 'Bonn',
          from: '2014-10',
          to: '2019-03',
          duties: [],
        },
      ])
      expect(fields?.education).toMatchObject([
        {
          name: { value: 'Ausbildung zur Gesundheits- und Krankenpflegerin' },
          institution: { value: 'Pflegeschule Bonn' },
          period: { value: { from: '2011-10', to: '2014-09' } },
        },
      ])
      expect(fields?.qualifications.map(({ name }) => name.value)).toEqual(
        expect.arrayContaining(['Fachweiterbildung Intensivpflege und Anästhesie', 'Praxisanleitung']),
      )
      expect(fields?.languages.map(({ value }) => value)).toEqual([
        { language: 'hr', level: 'native' },
        { language: 'de', level: 'C1' },
      ])
      expect(fields?.drivingLicence?.value).toBe('B')
    }
  })

  it('is a JSON Resume by its schema, which brings nothing new when it is read again', async () => {
    const ctx = await someone()
    const bytes = await buffer(await exportProfile(ctx, { format: 'json' }))
    const resume = JSON.parse(bytes.toString())
    expect(jsonResumeSchema.safeParse(resume).error).toBeUndefined()
    const sections = ['basics', 'work', 'education', 'certificates', 'skills', 'languages', 'meta']
    expect(Object.keys(resume)).toEqual(['$schema', ...sections])
    for (const section of sections) expect(Object.values(resume[section])).not.toEqual([])
    const { items } = await readExchanged(ctx, { bytes })
    expect(items?.filter(({ isThere }) => !isThere)).toEqual([])
    const other = testContext(db, { actor: await makePerson(db) })
    const found = await readExchanged(other, { bytes })
    expect(found.items?.every(({ isThere }) => !isThere)).toBe(true)
    expect(found.items).toHaveLength(2 + 1 + 1 + 2 + 1 + 1)
  })

  it('says what is wrong with a document that brings nothing', async () => {
    const ctx = await someone()
    const bytes = Buffer.from('{"work":')
    expect(await readExchanged(ctx, { bytes })).toEqual({ items: null, problem: 'broken-json' })
  })

  it('is not looked for in a document that unpacks to 4 GB, and the site stays small', async () => {
    const before = process.memoryUsage.rss()
    const read = await readExchanged(await someone(), { bytes: unpackingAttachmentPdf() })
    expect(read).toEqual({ items: null, problem: 'too-demanding' })
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(150)
  })
})
