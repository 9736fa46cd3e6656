import type { JobIndexQuery } from '../../../src/domain/caller/job-search.ts'
import { jobIndex } from '../../../src/domain/job-search/steps/job-index.ts'
import { jobSearchSchema } from '../../../src/domain/job-search/steps/search-document.ts'
import { jobWorth } from '../../../src/domain/matching/job-worth.ts'
import type { MatchProfile } from '../../../src/domain/matching/match-profile.ts'
import { createSearchIndex } from '../../../src/search/search-index.ts'
import { loadAnalyser } from '../../../src/vocabulary/load-analyser.ts'
import { ownSeconds, percentile } from '../measure.ts'
import { simulatedMarket } from './market.ts'
import { simulatedPersonas } from './personas.ts'

const jobs = 50_000
const people = 10_000
const aNight = 100_000

/** One person at a time, in processor time because the machine may be shared, and a night's worth of people sorted by their professions, over 50,000 ads. */
export function measureTimes(
  personas: readonly { profile: MatchProfile }[],
  query: JobIndexQuery,
): { oneMs: number; nightSeconds: number; people: number } {
  const market = simulatedMarket(jobs, query.now)
  const engine = createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() })
  const index = jobIndex(engine)
  for (const document of market.documents) index.upsert(document)
  engine.settle()
  const fitTo = ({ profile }: { profile: MatchProfile }) => index.fit(jobWorth(profile), query)
  for (const person of personas.slice(0, 100)) fitTo(person)
  const times = personas.map(person => {
    return 1_000 * ownSeconds(() => fitTo(person)).seconds
  })
  const many = simulatedPersonas(market, people, 5)
  const { seconds } = ownSeconds(() => {
    for (const person of many.sort(byProfession)) fitTo(person)
  })
  return { oneMs: percentile(times, 95), nightSeconds: (seconds * aNight) / people, people }
}

function byProfession(one: { profile: MatchProfile }, other: { profile: MatchProfile }): number {
  return one.profile.professions.join().localeCompare(other.profile.professions.join())
}
