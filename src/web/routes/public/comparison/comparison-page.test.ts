import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../../tests/factories/job.ts'
import { openRecommendations } from '../../../../../tests/support/recommendations.ts'
import { saveJob } from '../../../../domain/bookmarks/save-job.ts'
import { partView } from '../../../parts/shared/emma/part-views.server.ts'
import { loadComparison, settledComparison } from './comparison-page.server.ts'

const { db, found, as, seeker } = await openRecommendations('2026-11-26T08:00:00Z')
const ctx = as({ kind: 'guest' })
const employer = await makeEmployer(db)

async function newJob(values: Parameters<typeof makeJob>[1] = {}, country = 'DE') {
  const far = new Date('2030-01-01T00:00:00Z')
  return makeJob(db, { employer_id: employer, valid_through: far, ...values }, [{ ...koeln, country }])
}

const open = (query: string, rate: Parameters<typeof loadComparison>[2] = null) =>
  loadComparison(ctx, new URLSearchParams(query), rate)

async function cellOf(query: string, key: string, rate: Parameters<typeof loadComparison>[2] = null) {
  const { table } = await open(query, rate)
  const cell = table?.rows.find(row => row.key === key)?.cells[0]
  return { lines: cell?.lines, notes: cell?.notes.map(({ text }) => text) ?? [], ask: cell?.ask }
}

describe('the address of the page', () => {
  const settled = (query: string) => settledComparison(new URL(`http://x/vergleich?${query}`), 'de')

  it.each([
    ['jobs=1&jobs=2', '/vergleich?jobs=1,2'],
    ['jobs=1,2&workload=100&years=&place=', '/vergleich?jobs=1,2&workload=100'],
    ['jobs=1,2&workload=75&add=%2Fjobs%2F3-pflege', '/vergleich?jobs=1,2,3&workload=75'],
    ['jobs=1,2&add=2&list=q%3Dpflege', '/vergleich?jobs=1,2&list=q%3Dpflege'],
    ['jobs=1,2&choose=1&add=', '/vergleich?jobs=1,2&choose=1'],
  ])('"%s" becomes %s', (query, path) => {
    expect(settled(query)).toBe(path)
    expect(settled(path.split('?')[1] ?? '')).toBeNull()
  })

  it('stays as it is where it is settled, or has to be answered', () => {
    for (const query of ['', 'jobs=1%2C2', 'jobs=1,2&utm=x', 'jobs=1,abc', 'jobs=1,2&add=abc'])
      expect(settled(query)).toBeNull()
  })
})

describe('the table', () => {
  it('has an ad in each column, with ways to take it out and to what it comes from', async () => {
    const [one, two] = [await newJob({ pay_text: 'TVöD P8' }), await newJob()]
    const { table, choice } = await open(`jobs=${one},${two}&workload=75&list=q%3Dpflege`)
    expect(choice).toBeNull()
    expect(table?.columns.map(({ remove }) => remove.to)).toEqual([
      `/vergleich?jobs=${two}&workload=75&list=q%3Dpflege`,
      `/vergleich?jobs=${one}&workload=75&list=q%3Dpflege`,
    ])
    const month = table?.rows[0]
    expect(month?.cells[0]?.lines).toEqual(['2.776–3.367\u00a0€'])
    expect(month?.cells[0]?.notes.map(({ to }) => to)).toEqual([
      expect.stringMatching(/^\/jobs\/\d+-.*#tariff$/),
      undefined,
      expect.stringMatching(/^https:/),
    ])
    expect(month?.cells[1]).toMatchObject({ isUnknown: true, ask: { jobId: two, fact: 'pay' } })
  })

  it('says of Austria that the year has fourteen payments, and of francs which rate of which day', async () => {
    const other = await newJob()
    const at = await newJob(
      { pay_min: 2_800, pay_max: 2_800, pay_currency: 'EUR', pay_period: 'month' },
      'AT',
    )
    expect((await cellOf(`jobs=${at},${other}`, 'month')).notes).toContain('14-mal im Jahr')
    const year = await cellOf(`jobs=${at},${other}`, 'year')
    expect(year.lines).toEqual(['39.200\u00a0€'])
    expect(year.notes.join(' ')).toMatch(/im Mittel 3\.267\s€ im Monat.*14 Gehältern.*Österreich/)
    const ch = await newJob(
      { pay_min: 7_000, pay_max: 7_000, pay_currency: 'CHF', pay_period: 'month' },
      'CH',
    )
    const alone = await cellOf(`jobs=${ch},${other}`, 'month')
    expect(alone.lines).toEqual(['7.000\u00a0CHF'])
    expect(alone.notes.join(' ')).toMatch(/kein Kurs hinterlegt/)
    const both = await cellOf(`jobs=${ch},${other}`, 'month', { eurPerChf: 1.0712, day: '2026-11-20' })
    expect(both.lines).toEqual(['7.000\u00a0CHF', 'etwa 7.498\u00a0€'])
    expect(both.notes).toContain('1 CHF = 1,0712 € am 20.11.2026')
  })

  it('tells what was asked and answered, and that an ad has ended, which cannot be asked', async () => {
    const refused = await newJob({
      answers: JSON.stringify({ pay: { at: '2026-11-20T08:00:00Z', set: null } }),
    })
    const ended = await newJob({ status: 'filled', ended_at: new Date('2026-11-25T08:00:00Z') })
    const { lines, ask } = await cellOf(`jobs=${refused},${ended}`, 'month')
    expect([lines, ask]).toEqual([['Keine Angabe des Arbeitgebers (gefragt, 20.11.2026)'], null])
    const { table } = await open(`jobs=${ended},${refused}`)
    expect(table?.columns[0]?.ended).toEqual({ text: 'Beendet', day: 'am 25.11.2026' })
    expect(table?.rows.flatMap(({ cells }) => cells[0]?.ask ?? [])).toEqual([])
  })

  it('has duties and time off with who says them, and what is rare only where one ad has it', async () => {
    const at = '2026-11-20T08:00:00Z'
    const told = await newJob({
      duty_facts: JSON.stringify({ holidays: { value: 31, at }, 'full-time-hours': { value: 39, at } }),
      weekends_per_month: 2,
    })
    const silent = await newJob()
    const { table } = await open(`jobs=${told},${silent}&workload=50`)
    const linesOf = (key: string) => table?.rows.find(row => row.key === key)?.cells[0]?.lines
    expect(linesOf('holidays')).toEqual(['31 Tage im Jahr'])
    expect(linesOf('hours')).toEqual(['39 Stunden', '19,5 Stunden bei 50\u00a0%'])
    expect(linesOf('weekends')).toEqual(['höchstens 2 Wochenenden im Monat'])
    const holidays = table?.rows.find(({ key }) => key === 'holidays')?.cells
    expect(holidays?.[0]?.notes[0]?.text).toBe('Angabe des Arbeitgebers vom 20.11.2026')
    expect(holidays?.[1]?.ask?.fact).toBe('holidays')
    expect(table?.rows.map(({ key }) => key)).not.toContain('housing')
    const housing = await newJob({ duty_facts: JSON.stringify({ housing: { value: true, at } }) })
    const withHousing = await open(`jobs=${silent},${housing}`)
    expect(withHousing.table?.rows.find(({ key }) => key === 'housing')?.cells[1]?.lines).toEqual([
      'wird gestellt oder vermittelt',
    ])
  })

  it('says what is missing and what is too much', async () => {
    const ids: number[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await newJob())
    const { notices, table } = await open(`jobs=${ids.join(',')},1999999999,abc&place=xqzwvx`)
    expect(table?.columns).toHaveLength(4)
    expect(table?.leftOut?.jobs.map(({ id }) => id)).toEqual(ids.slice(4))
    expect(notices.join(' ')).toMatch(/1999999999 gibt es nicht.*„abc“ ist weder.*„xqzwvx“ kennen wir nicht/)
  })
})

describe('what to choose from', () => {
  it('is nothing at first, and the page says how to come here', async () => {
    const { choice, tooFew } = await open('')
    expect([choice?.groups, tooFew]).toEqual([[], null])
    expect(choice?.none.find.to).toBe('/jobs')
  })

  it('is the list that led here and ads like the only one, each once', async () => {
    const [one, two] = [await newJob(), await newJob()]
    await found()
    const { choice, tooFew } = await open(`jobs=${one}&list=all`)
    expect(tooFew).toMatch(/mindestens zwei/)
    expect(choice?.groups[0]?.jobs).toMatchObject([{ id: one, isChosen: true }])
    const offered = choice?.groups.slice(1).flatMap(({ jobs }) => jobs.map(({ id }) => id)) ?? []
    expect(offered).toContain(two)
    expect(offered).not.toContain(one)
    expect(new Set(offered).size).toBe(offered.length)
  })
})

describe('a job seeker', () => {
  it('has the distance and the pay of the profile, until the address says otherwise', async () => {
    const me = as(await seeker({ workload_from: 50, workload_to: 75 }))
    const jobs = [await newJob({ pay_min: 4_000, pay_currency: 'EUR', pay_period: 'month' }), await newJob()]
    const mine = await loadComparison(me, new URLSearchParams(`jobs=${jobs}`), null)
    expect(mine.table?.intro).toMatch(/bei 75\s% einer Vollzeitstelle, wie in Ihrem Profil/)
    expect(mine.table?.rows[0]?.cells[0]?.lines).toEqual(['ab 3.000\u00a0€'])
    expect(mine.table?.rows.find(({ key }) => key === 'distance')?.hint).toMatch(/Köln, wie in Ihrem Profil/)
    const other = await loadComparison(me, new URLSearchParams(`jobs=${jobs}&workload=100&place=Bonn`), null)
    expect(other.table?.intro).not.toMatch(/Profil/)
    expect(other.table?.rows[0]?.cells[0]?.lines).toEqual(['ab 4.000\u00a0€'])
    expect(other.table?.rows.find(({ key }) => key === 'distance')?.hint).toBe('Luftlinie ab Bonn')
  })

  it('chooses from the own bookmarks, and from them alone', async () => {
    const me = as(await seeker())
    const saved = await newJob()
    await saveJob(me, { jobId: saved })
    const { choice } = await loadComparison(me, new URLSearchParams(), null)
    expect(choice?.groups.map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([[saved]])
    expect((await open('')).choice?.groups).toEqual([])
  })
})

it('the table that the assistant shows of several ads leads here, that of one does not', async () => {
  const place = {
    jobs: new Map(),
    marks: {
      savedJobs: new Set<number>(),
      viewedJobs: new Set<number>(),
      savedEmployers: new Set<number>(),
      applications: new Map(),
    },
    conversation: '',
    filters: null,
    path: '/emma',
  }
  const table = { type: 'table' as const, caption: 'Vergleich', columns: ['a', 'b'], rows: [] }
  expect(await partView(ctx, { ...table, jobIds: [4, 2] }, place)).toMatchObject({
    more: { to: '/vergleich?jobs=4,2' },
  })
  expect(await partView(ctx, { ...table, jobIds: [4] }, place)).toMatchObject({ more: null })
})
