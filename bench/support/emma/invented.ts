import { readFileSync } from 'node:fs'
import { berlinDay } from '../../../src/basics/berlin.ts'
import type { AnswerPart } from '../../../src/domain/assistant/answer-part.schema.ts'
import { searchJobsTool } from '../../../src/domain/assistant/tools/search-jobs.ts'
import { mostJobs } from '../../../src/domain/assistant/tools/tool.ts'
import type { Context } from '../../../src/domain/caller/context.ts'
import { guide } from '../../../src/guide/guide-text.ts'
import { adFacts, houseFacts, payAsAsked, professionFacts, tariffFacts } from './facts-behind.ts'
import { wordsOf } from './judge-turn.ts'
import type { World } from './world.ts'

/** What a conversation has shown so far, and what was said in it. */
export type Known = {
  questions: string[]
  ids: Set<number>
  facts: Map<number, string>
  /** What the tables say of each question, looked up once. */
  behind: Map<string, Promise<string[]>>
}

export const nothingKnown = (): Known => ({
  questions: [],
  ids: new Set(),
  facts: new Map(),
  behind: new Map(),
})

/**
 * What an answer says that is neither in the database, nor in the texts of the guide, nor in the question: ads, counts, numbers, and names
 * of employers. Every ad must be one that the answer's own search finds, or was shown before, or is live.
 */
export async function inventedIn(
  { ctx, db }: Pick<World, 'ctx' | 'db'>,
  parts: readonly AnswerPart[],
  known: Known,
): Promise<string[]> {
  const ids = idsOf(parts)
  const search = await searched(ctx, parts)
  const faults = [...search.faults]
  for (const id of ids) known.ids.add(id)
  for (const id of known.ids) {
    const facts = known.facts.get(id) ?? (await adFacts(ctx, id))
    if (facts === null) faults.push(`ad ${id} is not in the database`)
    else known.facts.set(id, facts)
  }
  let prose = wordsOf(parts)
  for (const { de, en } of guide().texts) prose = prose.replaceAll(de.text, '').replaceAll(en.text, '')
  const said = [...known.questions, JSON.stringify(filtersIn(parts))]
  const behindQuestions = await Promise.all(
    known.questions.map(question => {
      const behind =
        known.behind.get(question) ??
        Promise.all([tariffFacts(ctx, question), professionFacts(ctx, question)])
      known.behind.set(question, behind)
      return behind
    }),
  )
  const asked = await Promise.all(known.questions.map(question => payAsAsked(ctx, known.ids, question)))
  const houses = await houseFacts({ ctx, db }, prose)
  const truth = withDays(
    [
      ...said,
      ...known.facts.values(),
      search.truth,
      ...behindQuestions.flat(),
      ...asked.flat(),
      ...houses,
    ].join('\n'),
  )
  // What the site's texts say of themselves, such as when a mail comes, is no fact about ads.
  const allowed = new Set([
    ...numbersIn(truth),
    ...centsIn(truth),
    ...numbersIn(siteTexts[0] ?? ''),
    ...numbersIn(titles),
  ])
  for (const number of numbersIn(prose))
    if (!allowed.has(number) && Number(number) > known.ids.size) faults.push(`the number ${number}`)
  faults.push(...(await unknownNames(db, prose, truth)))
  return faults
}

const moments = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** Answers tell the days of Berlin, which begin before those of UTC. */
function withDays(facts: string): string {
  return facts.replace(moments, at => `${at} ${berlinDay(new Date(at))}`)
}

function idsOf(parts: readonly AnswerPart[]): number[] {
  return parts.flatMap(part => {
    if (part.type === 'jobs') return part.ids
    if (part.type === 'table') return part.jobIds ?? []
    if (part.type === 'handover') return part.to === 'job' && part.id !== undefined ? [part.id] : []
    if (part.type !== 'draft') return []
    const id = part.fields.jobId ?? part.fields.job
    return typeof id === 'number' ? [id] : []
  })
}

function filtersIn(parts: readonly AnswerPart[]): Record<string, unknown>[] {
  return parts.flatMap(part =>
    part.type === 'filters' ? [part.filters] : part.type === 'draft' ? [part.fields] : [],
  )
}

/** The search that an answer names, asked once more: the same total, and no ad that it does not find. */
async function searched(
  ctx: Context,
  parts: readonly AnswerPart[],
): Promise<{ faults: string[]; truth: string }> {
  const filters = parts.find(part => part.type === 'filters')?.filters
  const jobs = parts.find(part => part.type === 'jobs')
  if (!filters) return { faults: [], truth: '' }
  const { page, pageSize, ...rest } = filters
  const found: number[] = []
  const asked = searchJobsTool.input.parse({ filters: rest, size: mostJobs })
  const first = await searchJobsTool.run(ctx, asked)
  const faults: string[] = []
  if (jobs && jobs.total !== first.total) faults.push(`a total of ${jobs.total}, not ${first.total}`)
  for (let offset = 0; jobs && offset < Math.min(first.total, 200); offset += mostJobs) {
    const { jobs: some } = await searchJobsTool.run(ctx, { ...asked, offset })
    found.push(...some.map(({ id }) => id))
    if (jobs.ids.every(id => found.includes(id))) break
  }
  for (const id of jobs?.ids ?? [])
    if (!found.includes(id)) faults.push(`ad ${id} is not found by its filters`)
  return { faults, truth: JSON.stringify([first, page, pageSize]) }
}

/** Digits as they are read, whatever separates thousands and decimals: "3.450,50" and "3450.5" have 3450 and 50. */
function numbersIn(text: string): string[] {
  return (
    text
      .match(/\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)|\d+/gu)
      ?.map(each => each.replace(/\D/g, '').replace(/^0+(?=\d)/, '')) ?? []
  )
}

/** "3862.8" is written "3.862,80". */
function centsIn(truth: string): string[] {
  return Array.from(truth.matchAll(/\d\.(\d)(?!\d)/g), ([, tenths = '']) => `${tenths}0`)
}

const house =
  /\b(?:Klinikum|Klinik|Krankenhaus|Spital|Universitätsklinikum|MVZ|Praxis|Pflegeheim|Pflegedienst|Seniorenresidenz|Ambulatorium|Rehaklinik) (?:am |an der |im |St\. |Dr\. )?[A-ZÄÖÜ][\p{L}-]+/gu

/** Names of houses, and what stands in quotes, that neither an employer nor a title has. */
async function unknownNames(db: World['db'], prose: string, truth: string): Promise<string[]> {
  const quoted = [...prose.matchAll(/[„“"]([^„“”"]{4,200})[“”"]/gu)].map(([, name = '']) => name)
  const named = [...(prose.match(house) ?? []), ...quoted].filter(name => !truth.includes(name))
  const faults: string[] = []
  for (const name of new Set(named)) {
    const like = `%${name.replace(/[%_\\]/g, '\\$&')}%`
    const employer = await db
      .selectFrom('employers')
      .select('id')
      .where('name', 'ilike', like)
      .executeTakeFirst()
    const job =
      employer ?? (await db.selectFrom('jobs').select('id').where('title', 'ilike', like).executeTakeFirst())
    if (!job && !isSaidBySite(name)) faults.push(`the name "${name}"`)
  }
  return faults
}

/** What the site's own texts quote, such as what may be said next. */
function isSaidBySite(name: string): boolean {
  return siteTexts.some(text => text.includes(name))
}

const titles = guide()
  .texts.flatMap(({ de, en }) => [de.title, en.title])
  .join('\n')
const messages = new URL('../../../src/i18n/messages/', import.meta.url)
const siteTexts = ['de', 'en'].flatMap(locale =>
  ['server/assistant.json', 'server/job-values.json', 'server/list-rules.json', 'everyone/jobs.json'].map(
    file => readFileSync(new URL(`${locale}/${file}`, messages), 'utf8'),
  ),
)
