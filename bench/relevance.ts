// Is what stands first what a person would have put there? nDCG@10 over the graded queries of gold/relevance.jsonl and 6,000 demo ads, spread
// over employers as on the site: `npm run bench:relevance`, which fails below its gate. `-- --rivals` adds PostgreSQL (ts_rank_cd) and
// MiniSearch on the same ads and grades; `-- --all` prints each query, `-- --show=MFA` the first ten of one.
import { parseArgs } from 'node:util'
import { jobIndex } from '../src/domain/job-search/steps/job-index.ts'
import { jobSearchSchema } from '../src/domain/job-search/steps/search-document.ts'
import { createSearchIndex } from '../src/search/search-index.ts'
import { loadAnalyser } from '../src/vocabulary/load-analyser.ts'
import { miniSearchRanking, postgresRanking, type Ranking } from './rivals/rankings.ts'
import { demoDocuments } from './support/demo-documents.ts'
import { mean } from './support/measure.ts'
import { gradeOf, ndcg, readRelevanceCases, searchOf } from './support/relevance-gold.ts'

const gate = 0.9
const jobs = 6_000
const now = new Date('2026-11-21T08:00:00Z')

const { values: words } = parseArgs({
  options: { rivals: { type: 'boolean' }, all: { type: 'boolean' }, show: { type: 'string' } },
})

const documents = demoDocuments(jobs, now)
const index = jobIndex(createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() }))
for (const document of documents) index.upsert(document)
const ours: Ranking = {
  name: 'ours',
  rank: async search => [...index.list(search).ids],
  close: async () => {},
}
const rankings = [ours]
if (words.rivals) rankings.push(await postgresRanking(documents), miniSearchRanking(documents))

const cases = readRelevanceCases()
const scores = rankings.map((): number[] => [])
for (const one of cases) {
  const search = searchOf(one, now, 10)
  // What a place or a filter leaves out is not there for anybody.
  const allowed = index.list({ ...search, text: '', size: jobs }).ids
  const grades = new Map(documents.map(document => [document.id, gradeOf(one, document, search)]))
  const all = allowed.map(id => grades.get(id) ?? 0)
  for (const [number, ranking] of rankings.entries()) {
    const ids = await ranking.rank(search, allowed)
    scores[number]?.push(
      ndcg(
        ids.map(id => grades.get(id) ?? 0),
        all,
      ),
    )
    if (words.show === one.q) {
      console.log(`\n${ranking.name}: ${one.q} ${one.place ?? ''}`)
      for (const id of ids) {
        const { ad } = documents[id] ?? {}
        console.log(
          `  ${grades.get(id)} ${ad?.title} · ${ad?.profession}/${ad?.specialty} · ${ad?.places[0]?.name} · ${ad?.terms.ageDays.toFixed(0)} d · ${ad?.employer.name}`,
        )
      }
    }
  }
  if (words.all)
    console.log(
      `${scores.map(list => (list.at(-1) ?? 0).toFixed(2)).join('  ')}  ${one.q} ${one.place ?? ''} (${one.why})`,
    )
}
for (const [number, { name }] of rankings.entries())
  console.log(`${name}: nDCG@10 ${mean(scores[number] ?? []).toFixed(3)} over ${cases.length} queries`)
for (const ranking of rankings) await ranking.close()
const reached = mean(scores[0] ?? [])
console.log(reached >= gate ? `PASS (at least ${gate})` : `FAIL (below ${gate})`)
process.exitCode = reached >= gate ? 0 : 1
