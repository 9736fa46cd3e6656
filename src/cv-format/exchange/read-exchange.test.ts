import { describe, expect, it } from 'vitest'
import { europassPdf } from '../../../tests/support/europass.ts'
import { jsonResumeSchema } from '../../../tests/support/json-resume-schema.ts'
import { type ExchangedProfile, exchangeBytesMax } from './exchanged-profile.ts'
import { readExchange } from './read-exchange.ts'
import { writeJsonResume } from './write-json-resume.ts'

const read = (text: string) => readExchange(Buffer.from(text))
const problemOf = async (text: string) => (await read(text)).problem

describe('a profile from another program', () => {
  it('is read from JSON Resume, and what is of a wrong type is left out alone', async () => {
    const { profile } = await read(
      JSON.stringify({
        basics: { name: 'Ana Ilić', label: 7, location: { city: 'Linz', countryCode: 'AT' } },
        work: [
          { name: 'Klinik', position: 'Ärztin', startDate: '2019-04-01', highlights: ['Visite', 3] },
          { company: 'Praxis', startDate: '1.4.2012', endDate: { year: 2013 } },
          'nothing',
          { summary: 'ohne Titel' },
        ],
        education: [{ institution: 'Uni', studyType: 'Studium', area: 'Medizin', endDate: '2018' }],
        languages: [
          { language: 'German', fluency: 'Native speaker' },
          { language: 'Klingonisch', fluency: 'C2' },
          { language: 'English', fluency: 'Fluent' },
        ],
        skills: [{ name: 'Sonographie', keywords: ['Abdomen', null] }, { name: 'Führerschein B' }],
        certificates: [{ name: 'Approbation', date: '2018-11-02' }, {}],
      }),
    )
    expect(profile).toMatchObject({
      ...{ name: 'Ana Ilić', label: null, city: 'Linz', country: 'AT' },
      positions: [
        { title: 'Ärztin', employer: 'Klinik', from: '2019-04', to: null, isCurrent: true, duties: 'Visite' },
        { title: 'Praxis', employer: null, from: null, to: null, isCurrent: false },
      ],
      educations: [{ name: 'Studium Medizin', institution: 'Uni', to: '2018' }],
      languages: [
        { language: 'de', level: 'native' },
        { language: 'en', level: 'C1' },
      ],
      skills: ['Sonographie', 'Abdomen'],
      drivingLicences: ['B'],
      certificates: [{ name: 'Approbation', at: '2018-11' }],
    })
  })

  it('is read from all of a JSON Resume that a profile has a place for, and from nothing else of it', async () => {
    const period = { startDate: '2019-04-01', endDate: '2021' }
    const resume = {
      basics: {
        ...{
          name: 'Ana Ilić',
          label: 'Ärztin',
          email: 'a@example.org',
          phone: '+43 1 5550101',
          summary: 'gern',
        },
        location: { address: 'Gasse 1', postalCode: '1080', city: 'Wien', countryCode: 'AT', region: 'Wien' },
        profiles: [{ network: 'x', username: 'ana' }],
      },
      work: [
        {
          name: 'Klinik',
          location: 'Linz',
          description: 'ein Haus',
          position: 'Ärztin',
          ...period,
          summary: 'Visite',
        },
      ],
      volunteer: [{ organization: 'Rotes Kreuz', position: 'Sanitäterin', ...period }],
      education: [
        { institution: 'Uni', area: 'Medizin', studyType: 'Studium', ...period, courses: ['Anatomie'] },
      ],
      awards: [{ title: 'Förderpreis', date: '2020', awarder: 'Verein' }],
      certificates: [{ name: 'Notarztdiplom', date: '2021-05', issuer: 'ÖÄK' }],
      publications: [{ name: 'Über das Herz', releaseDate: '2020' }],
      skills: [{ name: 'Sonographie', level: 'gut', keywords: ['Herz'] }],
      languages: [{ language: 'Kroatisch', fluency: 'C2' }],
      interests: [{ name: 'Chor' }],
      references: [{ name: 'Prof. X', reference: 'sehr gut' }],
      projects: [{ name: 'Register', ...period, roles: ['Leitung'] }],
    }
    expect(jsonResumeSchema.safeParse(resume).error).toBeUndefined()
    expect((await read(JSON.stringify(resume))).profile).toEqual({
      ...{ name: 'Ana Ilić', label: 'Ärztin', email: 'a@example.org', phone: '+43 1 5550101' },
      ...{ city: 'Wien', country: 'AT' },
      positions: [
        {
          ...{ title: 'Ärztin', employer: 'Klinik', city: 'Linz', from: '2019-04', to: '2021' },
          ...{ isCurrent: false, duties: 'Visite' },
        },
      ],
      educations: [{ name: 'Studium Medizin', institution: 'Uni', from: '2019-04', to: '2021' }],
      certificates: [
        { name: 'Notarztdiplom', at: '2021-05' },
        { name: 'Förderpreis', at: '2020' },
      ],
      languages: [{ language: 'hr', level: 'C2' }],
      skills: ['Sonographie', 'Herz'],
      drivingLicences: [],
    })
  })

  it('is refused with a reason that says what it is not', async () => {
    expect(await problemOf('  ')).toBe('empty')
    expect(await problemOf('Lebenslauf von Ana')).toBe('unknown-format')
    expect(await problemOf('{"basics": {"name"')).toBe('broken-json')
    expect(await problemOf('{"title": "Rechnung"}')).toBe('no-json-resume')
    expect(await problemOf('[1, 2]')).toBe('no-json-resume')
    expect(await problemOf('{"basics": {"name": "Ana"}}')).toBe('nothing-found')
    expect(await problemOf('<html><body>Hallo</body></html>')).toBe('no-europass')
    expect(await problemOf('<a><b></a>')).toBe('broken-xml')
    expect((await readExchange(await europassPdf(null))).problem).toBe('pdf-without-europass')
    expect(await problemOf('%PDF-1.7 and nothing more')).toBe('broken-pdf')
    expect((await readExchange(Buffer.from('PK\u0003\u0004 a zip'))).problem).toBe('unknown-format')
  })

  it('is refused when it is made to hurt', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><Candidate>&b;</Candidate>`
    expect(await problemOf(bomb)).toBe('broken-xml')
    expect(await problemOf('<!DOCTYPE x SYSTEM "file:///etc/passwd"><Candidate/>')).toBe('broken-xml')
    expect(await problemOf(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBe('broken-xml')
    expect(await problemOf(`<Candidate>${'<a/>'.repeat(60_000)}</Candidate>`)).toBe('broken-xml')
    const large = Buffer.alloc(exchangeBytesMax + 1, ' ')
    expect((await readExchange(large)).problem).toBe('too-large')
    expect(await problemOf(`{"work": ${'['.repeat(200_000)}`)).toBe('broken-json')
    const many = { work: Array.from({ length: 5_000 }, () => ({ position: 'x'.repeat(500) })) }
    const { profile } = await read(JSON.stringify(many))
    expect(profile?.positions.length).toBe(200)
    expect(profile?.positions[0]?.title.length).toBe(200)
    const proto = await read('{"__proto__": {"polluted": true}, "work": [{"position": "Arzt"}]}')
    expect(proto.profile?.positions).toHaveLength(1)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a profile for another program', () => {
  it('comes back from JSON Resume as it was', async () => {
    const profile: ExchangedProfile = {
      ...{ name: 'Łucja', email: 'l@example.org', phone: null, city: null, country: null, label: 'Hebamme' },
      positions: [
        {
          title: 'Hebamme',
          employer: 'Klinik',
          city: 'Wien',
          from: '2020-05',
          to: null,
          isCurrent: true,
          duties: 'a\nb',
        },
      ],
      educations: [{ name: 'Bachelor', institution: 'FH', from: '2016', to: '2019-07' }],
      certificates: [{ name: 'Approbation', at: '2018' }],
      languages: [{ language: 'fa', level: 'C1' }],
      skills: ['Wundexperte'],
      drivingLicences: ['B', 'BE'],
    }
    const written = JSON.stringify(writeJsonResume(profile, new Date('2026-11-25T12:00:00Z')))
    expect((await read(written)).profile).toEqual(profile)
  })
})
