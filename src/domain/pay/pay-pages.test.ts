import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest, system } from '../caller/actor.ts'
import { NotFound } from '../caller/errors.ts'
import { derivePay } from '../job-search/derive-pay.ts'
import { findPayPages } from './find-pay-pages.ts'
import { keepPayFigures } from './keep-pay-figures.ts'
import { listPayPages } from './list-pay-pages.ts'
import { readPayPage } from './read-pay-page.ts'

const now = new Date('2026-11-21T08:00:00Z')
const site = await testSite({ now, actor: system })
const { db } = site
const reader = { ...site.ctx, actor: guest }
const zuerich = { ...koeln, place_id: 2657896, name: 'Zürich', state_code: 'CH-ZH', country: 'CH' }
const duesseldorf = { ...koeln, place_id: 2934246, name: 'Düsseldorf' }

type Values = Parameters<typeof makeJob>[1]
type Places = Parameters<typeof makeJob>[2]

async function makeJobs(count: number, valuesOf: (at: number) => Values, places?: Places) {
  const employer = await makeEmployer(db)
  for (let at = 0; at < count; at++) await makeJob(db, { employer_id: employer, ...valuesOf(at) }, places)
}

function paid(month: number, more: Values = {}): Values {
  const range = { pay_min: month - 100, pay_max: month + 100 }
  const inEur = { pay_month_min_eur: month - 100, pay_month_max_eur: month + 100 }
  return { ...range, ...inEur, pay_currency: 'EUR', pay_period: 'month', ...more }
}

beforeAll(async () => {
  // 3,000, 3,100 … 4,000: the middle is 3,500.
  await makeJobs(11, at => paid(3000 + 100 * at))
  await makeJobs(4, () => paid(3500), [freiburg])
  // What must not count: part of a post, work that is not employment, what has ended, and what no employer states.
  await makeJobs(3, () => paid(900, { employment_types: ['part-time'] }))
  await makeJobs(1, () => paid(1500, { workload_max_percent: 50 }))
  await makeJobs(2, () => paid(9000, { employment_types: ['freelance'] }))
  await makeJobs(2, () => paid(9500, { status: 'expired' }))
  await makeJobs(12, () => ({ pay_tariff: 'TVöD P8', pay_text: 'TVöD P8' }), [freiburg])
  // Two places in one Land are one ad of it.
  await makeJobs(10, () => paid(4100, { profession: 'hebamme' }), [koeln, duesseldorf])
  await makeJobs(10, () => ({ ...paid(6420, { profession: 'physiotherapeut' }), pay_currency: 'CHF' }), [
    zuerich,
  ])
  await site.found()
  await derivePay(site.ctx)
  await site.found()
  await keepPayFigures(site.ctx)
})

const figuresOf = async (slug: string) => (await readPayPage(reader, slug)).figures

describe('what live ads pay', () => {
  it('is told by median and quartiles of what employers state, for full time', async () => {
    const [figure] = await figuresOf('pflegefachkraft-in-koeln')
    expect(figure).toMatchObject({
      basis: 'stated',
      area: String(koeln.place_id),
      jobs: 11,
      employers: 1,
      lowerQuartile: 3250,
      median: 3500,
      upperQuartile: 3750,
      currency: 'EUR',
      keptAt: now,
    })
  })

  it('is kept apart from what tables of agreements give', async () => {
    const figures = await figuresOf('pflegefachkraft')
    expect(figures.map(({ basis, area, jobs }) => [basis, area, jobs])).toEqual([
      ['stated', 'DE', 15],
      ['computed', 'DE', 12],
    ])
  })

  it('is that of the Land or the country where the town has too few ads, and says so', async () => {
    const inFreiburg = await readPayPage(reader, 'pflegefachkraft-in-freiburg')
    expect(inFreiburg.figures.map(({ basis, area, of }) => [basis, area, of.kind])).toEqual([
      ['stated', 'DE', 'country'],
      ['computed', String(freiburg.place_id), 'town'],
    ])
    const [inBonn] = (await readPayPage(reader, 'pflegefachkraft-in-bonn')).figures
    expect([inBonn?.area, inBonn?.of.kind]).toEqual(['DE-NW', 'state'])
  })

  it('counts an ad of two towns once in their Land, and once in each town', async () => {
    const [land] = await figuresOf('hebamme-in-nordrhein-westfalen')
    expect(land).toMatchObject({ jobs: 10, area: 'DE-NW' })
    expect(await figuresOf('hebamme-in-duesseldorf')).toMatchObject([{ jobs: 10, median: 4100 }])
  })

  it('stays in francs in Switzerland', async () => {
    expect(await figuresOf('physiotherapeut')).toMatchObject([{ area: 'CH', currency: 'CHF', median: 6000 }])
  })
})

describe('a page about pay', () => {
  it('has the groups of present tables that are typical of the profession', async () => {
    const { schemes } = await readPayPage(reader, 'intensivpfleger')
    const groups = schemes.map(({ scheme, groups }) => [scheme.id, groups.map(({ code }) => code)])
    expect(groups[0]).toEqual(['tvoed-p', ['P8', 'P9']])
    expect(schemes.map(({ scheme }) => scheme.certainty)).not.toContain('low')
  })

  it('never has a table that is uncertain or replaced', async () => {
    const { schemes, isStocked } = await readPayPage(reader, 'mfa')
    const ids = schemes.map(({ scheme }) => scheme.id)
    expect(ids).toContain('tvoed-vka')
    expect(ids.filter(id => /^mfa|hessen|tdl/.test(id))).toEqual([])
    expect(isStocked).toBe(true)
  })

  it('is told to search engines only where it has a figure of its own', async () => {
    expect((await readPayPage(reader, 'pflegefachkraft-in-koeln')).isStocked).toBe(true)
    expect((await readPayPage(reader, 'pflegefachkraft-in-bonn')).isStocked).toBe(false)
    expect((await readPayPage(reader, 'tierarzt')).isStocked).toBe(false)
    const slugs = (await listPayPages(reader)).map(({ slugs: { de, en } }) => [de, en])
    expect(slugs).toContainEqual(['pflegefachkraft-in-koeln', 'registered-nurse-in-koeln'])
    expect(slugs).toContainEqual(['hebamme-in-nordrhein-westfalen', 'midwife-in-north-rhine-westphalia'])
    expect(slugs.flat().filter(slug => /in-bonn|tierarzt/.test(slug))).toEqual([])
    for (const [de = ''] of slugs) expect((await readPayPage(reader, de)).isStocked, de).toBe(true)
  })

  it('has one address in each language, and a Land that bears the name of a town has its own', async () => {
    for (const [slug, de] of [
      ['registered-nurse-in-cologne', 'pflegefachkraft-in-koeln'],
      ['altenpfleger-in-bavaria', 'altenpfleger-in-bayern'],
      ['hebamme-in-salzburg', 'hebamme-in-salzburg'],
      ['midwife-in-state-salzburg', 'hebamme-in-land-salzburg'],
      ['hebamme-in-canton-zurich', 'hebamme-in-kanton-zuerich'],
    ] as const)
      expect((await readPayPage(reader, slug)).slugs.de, slug).toBe(de)
  })

  it('is not there for what is no profession or no place', async () => {
    for (const slug of ['xqzwv', 'hebamme-in-xqzwv', 'Hebamme<script>', '', '../etc'])
      await expect(readPayPage(reader, slug)).rejects.toThrow(NotFound)
  })

  it('shows ads, other areas and related professions', async () => {
    const page = await readPayPage(reader, 'pflegefachkraft-in-koeln')
    expect(page.jobs.length).toBeGreaterThan(0)
    expect(page.areas.map(({ slugs }) => slugs.de)).toEqual([
      'pflegefachkraft-in-freiburg',
      'pflegefachkraft-in-baden-wuerttemberg',
      'pflegefachkraft-in-nordrhein-westfalen',
    ])
    expect(page.related.length).toBeGreaterThan(2)
  })
})

describe('who looks for a page about pay', () => {
  const found = (what: string, where = '') => findPayPages(reader, { what, where })

  it('finds it by a name, by a part of one, and with a place in the same field', async () => {
    const named = await found('Hebamme')
    expect([named.isNamed, named.pages[0]?.slugs.de]).toEqual([true, 'hebamme'])
    expect((await found('pflegefach')).pages.map(({ slugs }) => slugs.de)).toContain('pflegefachkraft')
    expect((await found('Hebamme', 'Köln')).pages[0]?.slugs.de).toBe('hebamme-in-koeln')
    expect((await found('Hebamme in Bayern')).pages[0]?.slugs.de).toBe('hebamme-in-bayern')
  })

  it('gets what was meant where it is misspelt, and nothing for what is no word', async () => {
    const misspelt = await found('Pflegefachkraf')
    expect(misspelt.pages.map(({ slugs }) => slugs.de)).toContain('pflegefachkraft')
    const mistyped = await found('Pflegfachkrft')
    expect([mistyped.isGuess, mistyped.pages[0]?.slugs.de]).toEqual([true, 'pflegefachkraft'])
    expect((await found('xqzwv')).pages).toEqual([])
    expect((await found('')).pages).toEqual([])
  })
})
