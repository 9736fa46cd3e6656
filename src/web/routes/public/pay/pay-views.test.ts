import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../../tests/factories/job.ts'
import { testSite } from '../../../../../tests/support/search.ts'
import { guest, system } from '../../../../domain/caller/actor.ts'
import { keepPayFigures } from '../../../../domain/pay/keep-pay-figures.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { payAgreementView } from './agreement/pay-agreement.server.ts'
import { payProfessionView } from './profession/pay-profession.server.ts'
import { payStartView } from './start/pay-start.server.ts'

const site = await testSite({ now: new Date('2026-11-26T08:00:00Z'), actor: system })
const reader = (locale: Locale = 'de') => ({ ...site.ctx, actor: guest, locale })

beforeAll(async () => {
  const employer_id = await makeEmployer(site.db)
  for (let at = 0; at < 11; at++) {
    const pay = { pay_month_min_eur: 3004 + 100 * at, pay_currency: 'EUR', pay_period: 'month' }
    await makeJob(site.db, { employer_id, pay_min: 3004 + 100 * at, ...pay }, [koeln])
  }
  await site.found()
  await keepPayFigures(site.ctx)
})

const profession = (slug: string, locale: Locale = 'de') => payProfessionView(reader(locale), slug)

describe('the page about the pay of a profession', () => {
  it('says of each figure whose it is, of how many ads, from when, and leads to them', async () => {
    const { figures, isHidden, paths } = await profession('pflegefachkraft-in-koeln')
    expect(figures).toMatchObject([
      {
        where: 'Köln',
        basis: 'Von Arbeitgebern genannt',
        median: '3.500\u00a0€',
        half: 'Die mittlere Hälfte der Anzeigen liegt zwischen 3.250\u00a0€ und 3.750\u00a0€.',
        count: {
          text: '11 Anzeigen von einem Arbeitgeber, Stand 26.11.2026',
          to: '/jobs?place=K%C3%B6ln&profession=pflegefachmann',
        },
        notes: [],
      },
    ])
    expect([isHidden, paths.en]).toEqual([false, '/en/pay/registered-nurse-in-koeln'])
  })

  it('says that a figure is that of the Land, and is kept from search engines then', async () => {
    const view = await profession('pflegefachkraft-in-bonn')
    expect(view.figures[0]?.notes).toEqual([
      'Weniger als 10 Anzeigen in Bonn nennen ein Gehalt. Die Zahl ist die aller Anzeigen in Nordrhein-Westfalen.',
    ])
    expect([view.isHidden, view.structured]).toEqual([true, []])
  })

  it('tells search engines what employers state, with how many ads', async () => {
    const [json = '{}'] = (await profession('registered-nurse', 'en')).structured
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Occupation',
      name: 'Registered Nurse',
      occupationLocation: [{ '@type': 'Country', name: 'Germany' }],
      estimatedSalary: [
        {
          '@type': 'MonetaryAmountDistribution',
          median: 3504,
          currency: 'EUR',
          duration: 'P1M',
          description: 'From 11 ads that state pay, as of 26/11/2026',
        },
      ],
    })
    expect((await profession('hebamme')).structured).toEqual([])
  })

  it('draws what agreements give, each with its table, its days and its source', async () => {
    const { curves, others, allowances } = await profession('pflegefachkraft')
    expect(curves).toHaveLength(4)
    for (const curve of curves) {
      expect(curve.bars.length).toBeGreaterThan(10)
      expect(curve.rows.length).toBeGreaterThan(3)
      expect(curve.about).toMatch(/Die Tabelle gilt (vom|seit dem) \d\d\.\d\d\.\d{4}/)
      expect(curve.source?.url).toMatch(/^https:/)
    }
    expect(curves[0]).toMatchObject({
      title: 'TVöD-P (Pflegetabelle, Bund und Kommunen): P7',
      total: '3.510–4.305\u00a0€',
    })
    expect(others.map(({ to }) => to)).toContain('/gehalt/tarif/avr-dd?group=EG7')
    expect(allowances?.rows.find(({ key }) => key === 'alternating-shift')?.cells).toEqual([
      'Wechselschichtzulage',
      '250,00\u00a0€ im Monat',
      expect.stringMatching(/^ständige Wechselschicht in Krankenhäusern/),
    ])
  })

  it('has its address in the language of the page', async () => {
    const answer = await profession('registered-nurse').catch(error => error)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/gehalt/pflegefachkraft'])
  })
})

describe('the calculator of an agreement', () => {
  const agreement = (id: string, query = '') => payAgreementView(reader(), id, new URLSearchParams(query))

  it('gives step and pay for group, years and workload', async () => {
    const view = await agreement('tvoed-p', 'group=P8&years=8&workload=75')
    if (view.kind !== 'table') throw new Error('there is no table')
    expect(view.pay?.heading).toBe('P8: Pflegefachperson mit herausgehobener Aufgabe')
    expect(view.pay?.answer.join(' ')).toMatch(/Stufe 4, 3\.056,69\s€ im Monat/)
    expect([view.group.value, view.group.options.length]).toEqual(['P8', 12])
  })

  it('begins with a usual group where another is asked for, and says what cannot be', async () => {
    const answer = async (query: string) => {
      const view = await agreement('tvoed-p', query)
      if (view.kind !== 'table') throw new Error('there is no table')
      expect(view.group.value).toBe('P7')
      return view.pay?.answer.join(' ')
    }
    expect(await answer('group=xx')).toMatch(/Die Gruppe „xx“ steht nicht in dieser Tabelle. Gezeigt wird P7/)
    expect(await answer('workload=500')).toMatch(
      /„500“ geht bei „Stellenumfang in Prozent“ nicht, möglich sind 1 bis 100/,
    )
    expect(await answer('years=-3')).toMatch(/„-3“ geht bei „Jahre Berufserfahrung“ nicht/)
    expect(await answer('group=&years=&workload=')).not.toMatch(/geht|steht nicht/)
    const hourly = await agreement('pflegemindestlohn', 'hours=400')
    expect(hourly.kind === 'hours' && hourly.pay?.answer[0]).toMatch(/„400“ geht/)
  })

  it('begins the names of allowances as labels, in English too', async () => {
    const view = await payAgreementView({ ...reader(), locale: 'en' }, 'tvoed-p', new URLSearchParams())
    const names =
      view.kind === 'table' ? (view.allowances?.rows.map(({ cells }) => cells[0] ?? '') ?? []) : []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(name => /^\p{Ll}/u.test(name))).toEqual([])
  })

  it.each([
    ['mfa-2026', /^Von der Tabelle, die seit dem 01\.01\.2026 gilt, kennen wir erst \d+ von 54 Beträgen/],
    ['mfa-2025', /eine neuere Tabelle getreten/],
    ['tv-aerzte-tdl', /galt bis zum 31\.03\.2026/],
    ['tv-aerzte-hessen', /steht nur in einer Quelle/],
    ['kages-sii-n', /galt bis zum 31\.12\.2025/],
    ['helios-ktv', /^Eine öffentliche Quelle .* nicht gefunden/],
  ])('shows no amount for %s, and says why its table is not one that holds for certain', async (id, why) => {
    const view = await agreement(id)
    if (view.kind !== 'none') throw new Error('there is a calculator')
    expect(JSON.stringify(view)).not.toMatch(/€/)
    expect(view.why).toMatch(why)
    expect(view.sources.links.length > 0).toBe(id !== 'helios-ktv')
  })

  it('gives the minimum wage of care by the hour, and the month for the hours of the reader', async () => {
    const view = await agreement('pflegemindestlohn', 'hours=20')
    if (view.kind !== 'hours') throw new Error('it is not by the hour')
    expect(view.pay?.rows.at(-1)).toMatchObject({
      step: 'Pflegefachkraft',
      amounts: ['21,03\u00a0€', '1.822,60\u00a0€'],
    })
    expect(view.pay?.links[0]?.to).toMatch(/^https:/)
  })

  it('is not there for an agreement that nobody knows', async () => {
    await expect(agreement('xqzwv')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the way in to pay', () => {
  const start = (query: string) => payStartView(reader(), new URLSearchParams(query))

  it('leads from the name of a profession, with a place, to its page', async () => {
    const answer = await start('q=Pflegefachkraft&place=K%C3%B6ln').catch(error => error)
    expect(answer.headers.get('location')).toBe('/gehalt/pflegefachkraft-in-koeln')
  })

  it('offers others where nothing is found, and leads to all professions and calculators', async () => {
    const view = await start('q=xqzwv')
    expect(view.found?.text).toMatch(/Unter „xqzwv“ kennen wir keinen Beruf/)
    expect(view.found?.links[0]?.to).toBe('/gehalt/pflegefachkraft')
    expect(view.professions.groups.map(({ id }) => id)).toContain('nursing')
    expect(view.calculators.links[0]?.to).toBe('/gehalt/tarif/tvoed-p')
    expect(view.calculators.links.map(({ to }) => to)).toContain('/gehalt/tarif/pflegemindestlohn')
    const mfa = view.without.links.find(({ to }) => to === '/gehalt/tarif/mfa-2026')
    expect(mfa?.count).toBe('nur zum Teil bekannt')
  })
})
