import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../../tests/factories/job.ts'
import { testContext } from '../../../../../tests/support/context.ts'
import { testDatabase } from '../../../../../tests/support/database.ts'
import { readJob } from '../../../../domain/jobs/read-job.ts'
import { payNote } from '../../shared/job-detail/pay-note.server.ts'
import { tariffPayView } from './tariff-pay.server.ts'

const db = await testDatabase()
const employer = await makeEmployer(db)

async function adOf(payText: string, now = '2026-11-23T06:00:00Z') {
  const id = await makeJob(
    db,
    { employer_id: employer, pay_text: payText, valid_through: new Date('2030-01-01T00:00:00Z') },
    [koeln],
  )
  const ctx = testContext(db, { now: new Date(now) })
  return { ctx, job: await readJob(ctx, id) }
}

async function viewOf(payText: string, query = '', now?: string) {
  const { ctx, job } = await adOf(payText, now)
  return tariffPayView(ctx, job, '/jobs/1-x', new URLSearchParams(query))
}

describe('what the agreement of an ad gives, on its page', () => {
  it('is each step of its group, with those of the ad marked, and how long the table holds', async () => {
    const view = await viewOf('TVöD P8, Stufe 3 bis 4')
    expect(view?.rows.map(({ step, amounts, mark }) => [step, amounts[0], mark])).toEqual([
      ['2', '3.701,21\u00a0€', ''],
      ['3', '3.862,80\u00a0€', 'in der Anzeige'],
      ['4', '4.075,58\u00a0€', 'in der Anzeige'],
      ['5', '4.247,92\u00a0€', ''],
      ['6', '4.488,98\u00a0€', ''],
    ])
    const about = view?.about.join(' ')
    expect(about).toMatch(/nicht zugesagt: TVöD-P .*, P8, bei 100\u00a0%/)
    expect(about).toMatch(/gilt vom 01\.05\.2026 bis zum 31\.03\.2027/)
    expect(about).toMatch(/enthält die Jahressonderzahlung/)
    expect(view?.links[0]?.to).toMatch(/^https:\/\/www\.tv-oed\.de/)
    expect(view?.links.slice(1).map(({ to }) => to)).toEqual([
      '/gehalt/tarif/tvoed-p?group=P8',
      '/gehalt/pflegefachmann',
    ])
  })

  it('is computed for the years and the workload of the reader, and keeps the list beside the ad', async () => {
    const view = await viewOf('TVöD P8', 'years=8&workload=75&list=q%3Dpflege')
    expect(view?.answer.join(' ')).toMatch(/^Mit 8 Jahren Erfahrung: Stufe 4, 3\.056,69\s€ im Monat und/)
    expect(view?.answer.join(' ')).toMatch(/sicher nur Erfahrung bis Stufe 3/)
    expect(view?.rows.find(({ mark }) => mark === 'bei Ihrer Erfahrung')?.step).toBe('4')
    expect(view?.form).toMatchObject({ list: 'q=pflege', fields: [{ value: '8' }, { value: '75' }] })
  })

  it('says that the amounts of the ad do not fit the table, and nothing where they do', async () => {
    const said = async (min: number, max: number) => {
      const pay = { pay_min: min, pay_max: max, pay_period: 'month' as const, pay_currency: 'EUR' as const }
      const id = await makeJob(db, { employer_id: employer, pay_text: 'TVöD P8', ...pay }, [koeln])
      const ctx = testContext(db, { now: new Date('2026-11-23T06:00:00Z') })
      const view = tariffPayView(ctx, await readJob(ctx, id), '/jobs/1-x', new URLSearchParams())
      return view?.about[0]
    }
    expect(await said(2_790, 3_490)).toMatch(/^Die Anzeige nennt weniger Gehalt/)
    expect(await said(6_000, 7_000)).toMatch(/^Die Anzeige nennt deutlich mehr Gehalt/)
    expect(await said(3_700, 4_500)).toMatch(/^Berechnet aus der Tabelle/)
  })

  it('says what is no number of years or per cent, and leaves it aside', async () => {
    const view = await viewOf('TVöD P8', 'years=abc&workload=250')
    expect(view?.form.fields.map(({ value }) => value)).toEqual(['', '100'])
    expect(view?.answer).toEqual([
      '„abc“ geht bei „Jahre Berufserfahrung“ nicht, möglich sind 0 bis 60.',
      '„250“ geht bei „Stellenumfang in Prozent“ nicht, möglich sind 1 bis 100.',
    ])
  })

  it('says that an old table is old, what is assumed, and two groups as two', async () => {
    expect((await viewOf('TVöD P8', '', '2027-06-01T06:00:00Z'))?.about.join(' ')).toMatch(
      /letzte Tabelle, die wir kennen, galt bis zum 31\.03\.2027/,
    )
    const view = await viewOf('P 7 bis P 8')
    expect(view?.about.join(' ')).toMatch(/möglich ist auch: AVR Caritas/)
    expect(view?.rows.map(({ step }) => step)).toContain('P8, 6')
  })

  it('marks no step where the ad leaves all of them open', async () => {
    const view = await viewOf('TVöD P8, Stufe 2 bis 6')
    expect(view?.rows.map(({ mark }) => mark).join('')).toBe('')
  })

  it.each([
    ['TG II MFA-Tarif', '/gehalt/tarif/mfa-2026'],
    ['TV-Ärzte (TdL), Ä1', '/gehalt/tarif/tv-aerzte-tdl'],
    ['TV-Ärzte/VKA, EG I', undefined],
    ['in Anlehnung an TV-L', undefined],
    ['3.500 € im Monat', undefined],
  ])('says of "%s" whether its table is not certain enough, and where one reads why', async (payText, to) => {
    const { ctx, job } = await adOf(payText)
    expect(payNote(job, ctx)?.noteTo).toBe(to)
  })

  it.each([
    '3.500 € im Monat',
    'in Anlehnung an TVöD P8',
    'TVöD',
    'Helios Konzerntarif',
    'TG II MFA-Tarif',
    'TV-Ärzte Hessen Ä1',
  ])('is left out for "%s"', async payText => expect(await viewOf(payText)).toBeNull())
})
