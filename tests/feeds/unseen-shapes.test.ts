import { describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { ads, feedOf, feedTrial } from './feed-trial.ts'

const db = await testDatabase()
const placesOf = (employer: string) =>
  db
    .selectFrom('job_places')
    .innerJoin('jobs', 'jobs.id', 'job_places.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['external_id', 'job_places.name', 'job_places.postal_code'])
    .where('employers.name', '=', employer)
    .orderBy('external_id')
    .orderBy('position')
    .execute()

describe('a feed with its facts in attributes', () => {
  it('is read like one with elements, the job alone on its line', async () => {
    const trial = feedTrial(db, 'Klinik Attribut')
    const result =
      await trial.run(`<?xml version="1.0"?><jobs name="Klinik Attribut" url="https://klinik.example">
      <job id="1" title="Pflegefachkraft (m/w/d)" city="Köln" plz="50667" url="https://klinik.example/1" description="Wir suchen Sie."/>
      <job id="2" title="Hebamme (m/w/d)" city="Bonn" salary="3.600 € im Monat" link="https://klinik.example/2"></job>
    </jobs>`)
    expect(result).toMatchObject({ successful: 2, failed: 0 })
    const jobs = await trial.jobs()
    expect(jobs.map(job => [job.external_id, job.title, job.apply_url])).toEqual([
      ['1', 'Pflegefachkraft (m/w/d)', 'https://klinik.example/1'],
      ['2', 'Hebamme (m/w/d)', 'https://klinik.example/2'],
    ])
    expect(jobs[0]?.description_html).toContain('Wir suchen Sie.')
    expect(Number(jobs[1]?.pay_min)).toBe(3_600)
    expect((await placesOf('Klinik Attribut')).map(place => place.name)).toEqual(['Köln', 'Bonn'])
  })

  it('is read under names of elements that nobody knows', async () => {
    const trial = feedTrial(db, 'Klinik Eintrag')
    await trial.run(`<liste><eintrag kennung="A-1" titel="MFA (m/w/d)" ort="Leipzig" link="https://klinik.example/a"/>
      <eintrag kennung="A-2" titel="ZFA (m/w/d)" ort="Halle" link="https://klinik.example/b"/></liste>`)
    expect((await trial.jobs()).map(job => job.title)).toEqual(['MFA (m/w/d)', 'ZFA (m/w/d)'])
  })

  it('may write the place, values and named fields so, too, and its markup stays markup', async () => {
    const trial = feedTrial(db, 'Klinik Feld')
    await trial.run(`<jobs><job><field name="id">F-1</field><field name="title">Physiotherapeut (m/w/d)</field>
      <location city="Freiburg im Breisgau" postalcode="79098"/><url value="https://klinik.example/f"/>
      <description><p class="intro">Guten Tag</p><img src="https://klinik.example/logo.png" alt="Logo"/></description></job></jobs>`)
    const [job] = await trial.jobs()
    expect(job).toMatchObject({
      external_id: 'F-1',
      title: 'Physiotherapeut (m/w/d)',
      apply_url: 'https://klinik.example/f',
    })
    expect(job?.description_html).toContain('Guten Tag')
    expect(job?.description_html).not.toMatch(/intro|logo|Logo/)
    expect(await placesOf('Klinik Feld')).toMatchObject([
      { name: 'Freiburg im Breisgau', postal_code: '79098' },
    ])
  })

  it('holds no job when only the list itself has a name and an address', async () => {
    const result = await feedTrial(db, 'Klinik Leer').run(
      '<jobs title="Stellen" url="https://klinik.example" city="Köln" id="7"></jobs>',
    )
    expect(result).toMatchObject({ successful: 0, failed: 0, complete: false })
  })
})

describe('one element with thousands of attributes', () => {
  const tooMany = { code: 'too-many-attributes', params: { count: 1_000 } }
  const attributes = Array.from({ length: 1_500 }, (_, index) => `a${index}="x"`).join(' ')

  it('is refused with its own job alone', async () => {
    const trial = feedTrial(db, 'Klinik Viel')
    const many = { id: 'B', more: `<extra ${attributes}/>` }
    const result = await trial.run(feedOf([...ads('A'), many, ...ads('C')]))
    expect(result).toMatchObject({ successful: 2, failed: 1, refused: false, complete: true })
    expect(result.failures).toMatchObject([{ id: 'B', reason: tooMany }])
  })

  it('is named and passed over where it stands outside all jobs', async () => {
    const document = feedOf(ads('A')).replace('<source>', `<source><head ${attributes}/>`)
    const result = await feedTrial(db, 'Klinik Kopf').run(document)
    expect(result).toMatchObject({ successful: 1, failed: 0 })
    expect(result.warnings).toEqual([{ line: 1, reason: tooMany }])
  })
})

describe('a feed after JSON:API, such as Teamtailor’s', () => {
  const job = (id: string, attributes: object, locations: string[] = ['9']) => ({
    id,
    type: 'jobs',
    links: {
      'careersite-job-url': `https://karriere.example/jobs/${id}`,
      self: `https://api.karriere.example/v1/jobs/${id}`,
    },
    attributes,
    relationships: {
      locations: { data: locations.map(place => ({ id: place, type: 'locations' })) },
      department: { data: { id: '3', type: 'departments' } },
      user: { data: { id: '5', type: 'users' } },
      questions: { links: { related: 'https://api.karriere.example/v1/questions' } },
    },
  })
  const document = {
    data: [
      job('101', {
        title: 'Pflegefachkraft (m/w/d) Intensiv',
        body: '<p>Wir suchen Sie für unsere Intensivstation.</p>',
        'employment-type': 'fulltime',
        'remote-status': 'none',
        'min-salary': 3600,
        'max-salary': 4300,
        currency: 'EUR',
        'salary-time-unit': 'monthly',
        'created-at': '2026-11-18T08:00:00.000+01:00',
        'end-date': '2027-01-15',
      }),
      job('102', { title: 'Hebamme (m/w/d)', body: '<p>Kreißsaal</p>' }, ['9', '10']),
      job('103', { title: 'MFA (m/w/d)', body: '<p>Ambulanz</p>' }, ['404']),
    ],
    included: [
      {
        id: '9',
        type: 'locations',
        attributes: { name: 'Haus Süd', city: 'Köln', zip: '50667', country: 'DE' },
      },
      {
        id: '10',
        type: 'locations',
        attributes: { name: 'Haus Nord', city: 'Bonn', zip: '53111', country: 'DE' },
      },
      { id: '3', type: 'departments', attributes: { name: 'Pflege' } },
      {
        id: '5',
        type: 'users',
        attributes: { name: 'Eva Stern', email: 'eva@karriere.example', phone: '+49 221 123456' },
      },
    ],
    meta: { 'record-count': 3, 'page-count': 1 },
  }

  it('is read with the facts, places and people that it keeps apart', async () => {
    const trial = feedTrial(db, 'Klinik Karriere')
    const result = await trial.run(JSON.stringify(document))
    expect(result).toMatchObject({ format: 'teamtailor', successful: 3, failed: 0, complete: true })
    const [first, second] = await trial.jobs()
    expect(first).toMatchObject({
      external_id: '101',
      title: 'Pflegefachkraft (m/w/d) Intensiv',
      employment_types: ['full-time'],
      apply_url: 'https://karriere.example/jobs/101',
      department: 'Pflege',
      contact_name: 'Eva Stern',
      contact_email: 'eva@karriere.example',
    })
    expect([Number(first?.pay_min), Number(first?.pay_max)]).toEqual([3_600, 4_300])
    expect(second?.title).toBe('Hebamme (m/w/d)')
    expect(
      (await placesOf('Klinik Karriere')).map(({ external_id, name }) => `${external_id} ${name}`),
    ).toEqual(['101 Köln', '102 Köln', '102 Bonn'])
    expect(await trial.run(JSON.stringify(document))).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
  })

  it('is read the same when what is referred to comes first', async () => {
    const { included, ...rest } = document
    const trial = feedTrial(db, 'Klinik Karriere')
    expect(await trial.run(JSON.stringify({ included, ...rest }))).toMatchObject({ unchanged: 3, changed: 0 })
  })

  it('of another maker is read by the names of its fields', async () => {
    const own = {
      data: [
        {
          type: 'vacancy',
          id: 'v-1',
          attributes: {
            titel: 'Notfallsanitäter (m/w/d)',
            beschreibung: 'Rettungswache',
            ort: 'Leipzig',
            link: 'https://karriere.example/v-1',
          },
        },
      ],
    }
    const trial = feedTrial(db, 'Rettung Karriere')
    expect(await trial.run(JSON.stringify(own))).toMatchObject({ format: 'generic-json', successful: 1 })
    expect((await trial.jobs())[0]).toMatchObject({ external_id: 'v-1', title: 'Notfallsanitäter (m/w/d)' })
  })
})
