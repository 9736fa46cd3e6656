import type { DemoEmployer } from './demo-employer.ts'
import { demoEmployers } from './demo-employers.ts'
import { type Choice, choose, demoMarket, employerAt } from './demo-market.ts'
import {
  csvFeed,
  greenhouseFeed,
  leverFeed,
  recruiteeFeed,
  schemaOrgFeed,
  smartRecruitersFeed,
} from './feed-json.ts'
import { type FeedFormat, germanFeed, hrBaFeed, indeedFeed, personioFeed, rssFeed } from './feed-xml.ts'
import { type DemoAd, type DemoAdsInput, referenceOf, writeAd } from './generate-ads.ts'
import { seededRandom } from './random.ts'

export type DemoFeed = {
  employer: DemoEmployer
  dialect: string
  fileName: string
  jobs: number
  /** Ids of the jobs in the feed, and of those to be featured. */
  externalIds: string[]
  featuredIds: string[]
  /** The file's text, one job at a time. */
  chunks: Iterable<string>
}

const formats: Record<string, FeedFormat> = {
  indeed: indeedFeed,
  personio: personioFeed,
  rss: rssFeed,
  'hr-ba': hrBaFeed,
  german: germanFeed,
  'schema-org': schemaOrgFeed,
  greenhouse: greenhouseFeed,
  lever: leverFeed,
  recruitee: recruiteeFeed,
  smartrecruiters: smartRecruitersFeed,
  csv: csvFeed,
}

/**
 * One feed file per employer with jobs, in the dialect of its applicant tracking system; together they contain exactly the jobs of
 * `generateDemoAds` for the same input. Only the jobs' numbers are held in memory; texts are generated while the chunks are read.
 */
export function* generateDemoFeeds({
  jobs,
  seed,
  now,
  employers = demoEmployers(),
}: DemoAdsInput): Generator<DemoFeed> {
  const market = demoMarket(employers)
  const numbers = new Map<DemoEmployer, number[]>()
  for (let number = 0; number < jobs; number++) {
    const employer = employerAt(market, number)
    const list = numbers.get(employer)
    if (list) list.push(number)
    else numbers.set(employer, [number])
  }
  const write = (number: number) => {
    const random = seededRandom(seed, number)
    const choice: Choice = choose(market, number, random)
    return writeAd(number, choice, now, random)
  }
  for (const employer of employers) {
    const list = numbers.get(employer)
    const format = formats[employer.dialect]
    if (!list) continue
    if (!format) throw new Error(`data/demo/employer-plan.txt: no dialect for ${employer.id}`)
    const idOf = (number: number) => format.id({ number, reference: referenceOf(employer, number) })
    const fileName = `${employer.slug}.${format.extension}`
    yield {
      employer,
      dialect: employer.dialect,
      fileName,
      jobs: list.length,
      externalIds: list.map(idOf),
      featuredIds: list.filter(isFeatured).map(idOf),
      chunks: { [Symbol.iterator]: () => feedChunks(format, list, write) },
    }
  }
}

const isFeatured = (number: number) => number % 50 === 7

function* feedChunks(
  format: FeedFormat,
  numbers: number[],
  write: (number: number) => DemoAd,
): Generator<string> {
  yield format.head
  let isFirst = true
  for (const number of numbers) {
    yield `${isFirst ? '' : format.separator}${format.item(write(number))}`
    isFirst = false
  }
  yield format.tail
}
