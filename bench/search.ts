// Our search index against PostgreSQL, MiniSearch and SQLite on the same jobs and the same thirty kinds of search: `npm run bench:search --
// --jobs 50000 [--rivals postgres,equal,minisearch,sqlite] [--rounds 5]`. Fails when a gate fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { miniSearchRival } from './rivals/minisearch.ts'
import { equalWorkRival, postgresRival } from './rivals/postgres.ts'
import { sqliteRival } from './rivals/sqlite.ts'
import { compete, printMeasures, type Team } from './support/compete.ts'
import type { Rival } from './support/engine.ts'
import { judge } from './support/gates.ts'
import { buildOurIndex, type OurIndex, termsOf } from './support/our-index.ts'
import { measureLife, printLife, residentBytes } from './support/our-life.ts'
import { queries } from './support/queries.ts'
import { differences } from './support/same-answers.ts'
import { gatesOf } from './support/search-gates.ts'

const rivalNames = ['postgres', 'equal', 'minisearch', 'sqlite'] as const
type RivalName = (typeof rivalNames)[number]

const { values: words } = parseArgs({
  options: {
    jobs: { type: 'string', default: '50000' },
    rivals: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    resident: { type: 'string' },
  },
})
const jobs = Number(words.jobs)
const baseJobs = 50_000

/** Limits for in-memory engines (JavaScript, SQLite); above them only the database competes. */
function rivalsFor(count: number): readonly RivalName[] {
  return count <= 200_000 ? rivalNames : ['postgres', 'equal']
}

function chosenRivals(): readonly RivalName[] {
  if (words.rivals === undefined) return rivalsFor(jobs)
  const names = words.rivals.split(',').filter(Boolean)
  const unknown = names.filter(name => !rivalNames.some(known => known === name))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Rivals are ${rivalNames.join(', ')}.`)
  return rivalNames.filter(name => names.includes(name))
}

function openRival(name: RivalName, ours: OurIndex): Promise<Rival> {
  if (name === 'postgres') return postgresRival(jobs)
  if (name === 'equal') return equalWorkRival(jobs, termsOf, query => ours.asTsquery(query))
  return name === 'minisearch' ? miniSearchRival(jobs) : sqliteRival(jobs)
}

async function main(): Promise<boolean> {
  const names = chosenRivals()
  console.log(`${jobs} ads, ${queries.length} kinds of search, ${words.rounds} rounds after a warm-up`)
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`,
  )
  const ours = await buildOurIndex(jobs)
  console.log(
    `ours: ${(jobs / ours.buildSeconds).toFixed(0)} jobs/s built in ${ours.buildSeconds.toFixed(1)} s`,
  )
  const small = jobs > baseJobs ? await buildOurIndex(baseJobs) : null
  const rivals: { key: RivalName; rival: Rival }[] = []
  for (const key of names) {
    const rival = await openRival(key, ours)
    console.log(`${rival.name}: built in ${rival.buildSeconds.toFixed(1)} s; ${rival.about}`)
    rivals.push({ key, rival })
  }
  const folder = mkdtempSync(join(tmpdir(), 'kittel-bench-search-'))
  try {
    const equal = rivals.find(({ key }) => key === 'equal')?.rival.ways[0]
    const unequal = equal ? await differences(ours, equal, queries) : null
    for (const difference of unequal ?? []) console.log(`  differs: ${difference}`)
    const teams: Team[] = [{ name: 'ours', ways: [ours] }, ...rivals.map(({ rival }) => rival)]
    if (small) teams.push({ name: `ours at ${baseJobs}`, ways: [small] })
    const figures = await compete(teams, queries, Number(words.rounds))
    const totals = await Promise.all(queries.map(async query => (await ours.search(query)).total))
    printMeasures(figures, queries, totals)
    const life = await measureLife(ours, small, { folder, jobs, script: import.meta.filename })
    printLife(life)
    return judge(gatesOf({ jobs, figures, keys: rivals.map(({ key }) => key), unequal, life }))
  } finally {
    for (const { rival } of rivals) await rival.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (words.resident !== undefined) {
  console.log(JSON.stringify(await residentBytes(words.resident)))
} else {
  const holds = await main()
  console.log(holds ? 'PASS' : 'FAIL')
  process.exit(holds ? 0 : 1)
}
