// How often titles, places and pay are read as a person would, against the cases in bench/gold, and how fast: `npm run bench:vocabulary --
// [--verbose]`. Fails when a share is below its floor; `--verbose` also prints the wrong answers of the others.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { readPayText } from '../src/vocabulary/pay/pay-text.ts'
import { findPlaces } from '../src/vocabulary/places/find-places.ts'
import { classifyJob } from '../src/vocabulary/titles/classify-job.ts'

type Share = { right: number; total: number; wrong: string[] }
type GoldJob = {
  title: string
  department: string
  description_html: string
  category: string
  profession: string
  specialty: string | null
}
type GoldPay = ReturnType<typeof readPayText> & { text: string }

const shares = new Map<string, Share>()
const isVerbose = process.argv.includes('--verbose')

checkGoldJobs()
checkOwnTitles()
checkGoldPlaces()
checkOwnPlaces()
checkPay('pay, reference', JSON.parse(goldFile('salary-gold.json')).cases as GoldPay[])
checkPay('pay, own', ownPay())
printShares()
printSpeed()

function checkGoldJobs(): void {
  const { jobs } = JSON.parse(goldFile('jobs-gold.json')) as { jobs: GoldJob[] }
  for (const job of jobs) {
    const found = classifyJob({
      title: job.title,
      department: job.department,
      description: job.description_html,
    })
    for (const field of ['category', 'profession', 'specialty'] as const) {
      note(
        `${field}, reference`,
        found[field] === job[field],
        `${job.title}: ${found[field]} instead of ${job[field]}`,
      )
    }
  }
}

function checkOwnTitles(): void {
  for (const [title = '', category = '', profession = '', specialty = ''] of rows('own-titles.tsv')) {
    const found = classifyJob({ title })
    const wanted = {
      category: stated(category),
      profession: stated(profession),
      specialty: stated(specialty),
    }
    for (const field of ['category', 'profession', 'specialty'] as const) {
      note(
        `${field}, own`,
        found[field] === wanted[field],
        `${title}: ${found[field]} instead of ${wanted[field]}`,
      )
    }
  }
}

function checkGoldPlaces(): void {
  const gold = JSON.parse(goldFile('location-gold.json')) as {
    cases: { text: string; admin1: string[] }[]
    ambiguous: { text: string; any_of: string[] }[]
  }
  for (const { text, admin1 } of gold.cases) {
    const found = findPlaces(text).map(match => match.place.stateCode)
    note('places, reference', found.join() === admin1.join(), `${text}: ${found} instead of ${admin1}`)
  }
  for (const { text, any_of: anyOf } of gold.ambiguous) {
    const found = findPlaces(text).map(match => match.place.stateCode)
    const isRight =
      anyOf.length === 0 ? found.length === 0 : found.length > 0 && anyOf.includes(found[0] ?? '')
    note('places, reference', isRight, `${text}: ${found} instead of one of ${anyOf}`)
  }
}

function checkOwnPlaces(): void {
  for (const [text = '', codes = ''] of rows('own-places.tsv')) {
    const wanted = stated(codes) ?? ''
    const found = findPlaces(text).map(match => match.place.stateCode)
    note('places, own', found.join(' ') === wanted, `${text}: ${found.join(' ')} instead of ${wanted}`)
  }
}

function ownPay(): GoldPay[] {
  return rows('own-pay.tsv').map(
    ([text = '', min = '', max = '', currency = '', period = '', tariff = '']) => ({
      text,
      min: stated(min) === null ? null : Number(min),
      max: stated(max) === null ? null : Number(max),
      // The casts: our own file contains only these values.
      currency: stated(currency) as GoldPay['currency'],
      period: stated(period) as GoldPay['period'],
      tariff: stated(tariff),
    }),
  )
}

function checkPay(name: string, cases: GoldPay[]): void {
  for (const { text, ...wanted } of cases) {
    const found = readPayText(text)
    const fields = ['min', 'max', 'currency', 'period', 'tariff'] as const
    const isRight = fields.every(field => found[field] === wanted[field])
    note(name, isRight, `${text}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
}

function printShares(): void {
  const floors: Record<string, number> = {
    category: 0.97,
    profession: 0.92,
    specialty: 0.92,
    places: 0.95,
    pay: 0.97,
  }
  for (const [name, { right, total, wrong }] of shares) {
    const floor = name.endsWith('reference') ? (floors[name.split(',')[0] ?? ''] ?? 0) : 0.95
    const isEnough = right / total >= floor
    const share = ((100 * right) / total).toFixed(1).padStart(5)
    console.log(
      `${name.padEnd(24)} ${share} %  ${right} of ${total}, at least ${floor * 100} % ${isEnough ? '' : 'FAILED'}`,
    )
    if (isVerbose || !isEnough) for (const line of wrong) console.log(`    ${line}`)
    if (!isEnough) process.exitCode = 1
  }
}

function printSpeed(): void {
  const titles = rows('own-titles.tsv').map(([title = '']) => title)
  const places = rows('own-places.tsv').map(([text = '']) => text)
  const pays = rows('own-pay.tsv').map(([text = '']) => text)
  printRate('titles classified', titles, title => classifyJob({ title }))
  printRate('place texts read', places, text => findPlaces(text))
  printRate('pay texts read', pays, text => readPayText(text))
  console.log(`memory                   ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
}

function printRate(name: string, texts: string[], read: (text: string) => unknown): void {
  const rounds = 30
  const start = performance.now()
  for (let round = 0; round < rounds; round++) for (const text of texts) read(text)
  const perSecond = (rounds * texts.length * 1000) / (performance.now() - start)
  console.log(`${name.padEnd(24)} ${Math.round(perSecond).toLocaleString('en')} a second`)
}

function note(name: string, isRight: boolean, line: string): void {
  const share = shares.get(name) ?? { right: 0, total: 0, wrong: [] }
  share.total += 1
  if (isRight) share.right += 1
  else share.wrong.push(line)
  shares.set(name, share)
}

function rows(name: string): string[][] {
  return goldFile(name)
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
}

function goldFile(name: string): string {
  return readFileSync(new URL(`./gold/${name}`, import.meta.url), 'utf8')
}

function stated(text: string): string | null {
  return text === '-' || text === '' ? null : text
}
