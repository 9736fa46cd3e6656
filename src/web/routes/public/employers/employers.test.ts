import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../../tests/factories/job.ts'
import { testSite } from '../../../../../tests/support/search.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { noMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { breadcrumbList } from '../../../parts/public/breadcrumb-trail.tsx'
import { employerOf } from '../../../parts/public/employer-address.server.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { employerPageView } from '../employer/employer-view.server.ts'
import { loadEmployerList } from './employer-list.server.ts'

const { ctx, db, found } = await testSite({ actor: guest })
const english = { ...ctx, locale: 'en' as const }
let clinic = 0
let home = 0

beforeAll(async () => {
  clinic = await makeEmployer(db, {
    name: 'Klinikum am Ring',
    slug: 'klinikum-am-ring',
    street: 'Ring 1',
    phone: '+49 221 1234',
    email: 'post@ring.example',
    contact_person: 'Frau Sommer',
    website: 'https://www.ring.example/karriere',
    employees: 1200,
    founded_year: 1901,
    description_html: '<p>Haus mit <strong>Herz</strong> &amp; Verstand.</p>',
  })
  home = await makeEmployer(db, {
    name: 'Haus Rosengarten',
    slug: 'haus-rosengarten',
    type: 'care-facility',
    ownership: 'non-profit',
    size: '51-200',
    website: 'javascript:alert(1)',
    city: null,
    postal_code: null,
  })
  await makeJob(db, { employer_id: clinic, category: 'nursing' })
  await makeJob(db, { employer_id: clinic, category: 'doctors' })
  await makeJob(db, { employer_id: home })
  await found()
})

const at = (address: string) => new URL(address, 'https://kittel.example')

async function redirectOf(work: Promise<unknown>) {
  const thrown = await work.catch((reason: unknown) => reason)
  if (!(thrown instanceof Response)) throw thrown
  return { status: thrown.status, to: thrown.headers.get('location') }
}

describe('the address of an employer', () => {
  it('leads for good to the right words when only its number is right', async () => {
    const asked = employerOf(ctx, 'employer', `${clinic}-alter-name`, at('/arbeitgebern/x?utm=1'))
    expect(await redirectOf(asked)).toEqual({
      status: 301,
      to: `/arbeitgebern/${clinic}-klinikum-am-ring?utm=1`,
    })
    const jobs = employerOf(english, 'employer-jobs', String(clinic), at('/en/employers/x'))
    expect((await redirectOf(jobs)).to).toBe(`/en/employers/${clinic}-klinikum-am-ring/open-positions`)
  })

  it('is not found when there is no such employer', async () => {
    await expect(employerOf(ctx, 'employer', '999999-x', at('/'))).rejects.toThrow(NotFound)
    await expect(employerOf(ctx, 'employer', 'klinikum', at('/'))).rejects.toThrow(NotFound)
  })
})

describe('the page of an employer', () => {
  const viewOf = async (id: number, slug: string, firstAnswer: { days: number } | null = null) => {
    const employer = await employerOf(ctx, 'employer', `${id}-${slug}`, at('/'))
    return employerPageView(ctx, employer, {
      marks: noMarks,
      jobs: [],
      firstAnswer,
      publicUrl: 'https://kittel.example',
    })
  }

  it('tells search engines what it tells readers, and nothing else', async () => {
    const view = await viewOf(clinic, 'klinikum-am-ring')
    const shown = view.facts.map(fact => fact.value).join(' | ')
    expect(JSON.parse(view.structuredData)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Klinikum am Ring',
      url: `https://kittel.example/arbeitgebern/${clinic}-klinikum-am-ring`,
      sameAs: 'https://www.ring.example/karriere',
      description: 'Haus mit Herz & Verstand.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Ring 1',
        postalCode: '50667',
        addressLocality: 'Köln',
        addressRegion: 'Nordrhein-Westfalen',
        addressCountry: 'DE',
      },
      telephone: view.contact.phone,
      email: view.contact.email,
      contactPoint: {
        '@type': 'ContactPoint',
        name: view.contact.person,
        telephone: view.contact.phone,
        email: view.contact.email,
      },
      foundingDate: '1901',
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 1200 },
    })
    expect(shown).toContain('Ring 1, 50667 Köln, Nordrhein-Westfalen')
    expect(shown).toContain('1.200')
    expect(shown).toContain('1901')
    expect(view.contact.website).toEqual({ to: 'https://www.ring.example/karriere', label: 'ring.example' })
  })

  it('makes no link of a website that is none', async () => {
    const view = await viewOf(home, 'haus-rosengarten')
    expect(view.contact.website).toBeNull()
    expect(view.structuredData).not.toContain('javascript')
  })

  it('leaves out what is not known', async () => {
    const view = await viewOf(home, 'haus-rosengarten')
    expect(view.facts.map(fact => fact.label)).toEqual(['Art', 'Trägerschaft', 'Größe', 'Offene Stellen'])
  })

  it('tells how long a first answer takes, once it is known', async () => {
    const { facts } = await viewOf(home, 'haus-rosengarten', { days: 3 })
    expect(facts).toContainEqual({ label: 'Erste Antwort', value: 'meist nach 3 Tagen' })
  })

  it('shows its town on the map when it names no places', async () => {
    const { map } = await viewOf(clinic, 'klinikum-am-ring')
    expect(map?.places).toMatchObject([{ number: 1, name: 'Köln', address: 'Ring 1, 50667 Köln' }])
  })

  it('says where it stands in the same steps to readers and search engines', () => {
    const steps = [{ name: 'Arbeitgeber', to: '/arbeitgebern' }]
    expect(JSON.parse(JSON.stringify(breadcrumbList(steps, 'Klinikum', 'https://kittel.example')))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Arbeitgeber',
          item: 'https://kittel.example/arbeitgebern',
        },
        { '@type': 'ListItem', position: 2, name: 'Klinikum' },
      ],
    })
  })
})

describe('the list of employers', () => {
  const list = (query: string) => loadEmployerList(ctx, new URLSearchParams(query))

  it('shows each with its place, kind and open positions', async () => {
    const { employers, total } = await list('type=hospital')
    expect(total).toBe(1)
    expect(employers[0]).toMatchObject({
      name: 'Klinikum am Ring',
      place: '50667 Köln',
      open: '2 offene Stellen',
    })
  })

  it('offers every chosen filter as a chip whose link takes only that one away', async () => {
    const { chips, resetTo } = await list('q=haus&type=care-facility&hiring=true')
    expect(chips.map(({ label, to }) => [label, to])).toEqual([
      ['Nur mit offenen Stellen', '/arbeitgebern?q=haus&type=care-facility'],
      ['Pflegeeinrichtung', '/arbeitgebern?q=haus&hiring=true'],
    ])
    expect(resetTo).toBe('/arbeitgebern?q=haus')
  })

  it('proposes what would find someone when it finds nobody', async () => {
    const { advice, total } = await list('q=rosengarten&type=hospital')
    expect(total).toBe(0)
    expect(advice).toEqual([
      { text: 'Ohne „Krankenhaus“: 1 Arbeitgeber', to: '/arbeitgebern?q=rosengarten' },
      { text: 'Ohne Namen: 1 Arbeitgeber', to: '/arbeitgebern?type=hospital' },
    ])
  })

  it('says which parts of an address it did not understand', async () => {
    const { ignored } = await list('type=kiosk')
    expect(ignored).toEqual(['Nicht berücksichtigt: Art des Arbeitgebers „kiosk“.'])
  })
})

describe('the open positions of an employer', () => {
  const path = '/arbeitgebern/1-klinikum/offene-stellen'
  const list = (query: string) =>
    loadJobList(ctx, new URLSearchParams(query), { params: { employer: [clinic] }, listPath: path })

  it('are only its own, also when the address asks for another', async () => {
    expect((await list('')).total).toBe(2)
    expect((await list(`employer=${home}`)).total).toBe(2)
  })

  it('carry the logo of their employer', async () => {
    expect((await list('')).jobs.map(({ logoUrl }) => logoUrl)).toEqual([undefined, undefined])
    const { id } = await db
      .insertInto('files')
      .values({
        sha256: '0'.repeat(64),
        bytes: 1,
        media_type: 'image/png',
        name: 'logo.png',
        purpose: 'logo',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('employers').set({ logo_file_id: id }).where('id', '=', clinic).execute()
    await found()
    const logoUrl = `/media/${id}/112.webp`
    expect((await list('')).jobs).toMatchObject([{ logoUrl }, { logoUrl }])
  })

  it('keep links and filters on their own address', async () => {
    const { query, chips, resetTo, feedTo } = await list('category=nursing&employmentType=full-time')
    expect(new URLSearchParams(query).has('employer')).toBe(false)
    expect(chips.map(chip => chip.to)).toEqual([
      `${path}?employmentType=full-time`,
      `${path}?category=nursing`,
    ])
    expect(resetTo).toBe(path)
    expect(new URLSearchParams(feedTo.split('?')[1]).get('employer')).toBe(String(clinic))
  })

  it('lead to all jobs when only another employer can help', async () => {
    const { alternatives } = await list('category=mfa')
    for (const { to } of alternatives.slice(0, -1)) expect(to).toMatch(/^\/(jobs|arbeitgebern)/)
    expect(alternatives.map(({ to }) => to)).toContain(path)
  })
})
