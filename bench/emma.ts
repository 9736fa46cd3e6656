// Does Emma understand, and say nothing that is not there? Conversations of a list, each turn with what its answer must be, must hold and must
// not hold; every answer is searched for ads, numbers and names that no source has; pairs of questions that differ in who asks must get the
// same answer; and the processor time of a turn. Over the demo ads, without a model, and beside with one when it is configured.
// `npm run bench:emma` fails below the gates; `-- --only=ID,ID` asks some conversations and shows their answers. With `LLM_PROVIDER` and the
// variables that go with it, every conversation is asked of that model as well, which is billed by its provider.
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { openModel } from '../src/boot/open-model.ts'
import { loadEnv } from '../src/config/env.ts'
import type { AnswerPart } from '../src/domain/assistant/answer-part.schema.ts'
import { searchJobsTool } from '../src/domain/assistant/tools/search-jobs.ts'
import { type Answerer, answerers } from './support/emma/answerers.ts'
import { type Conversation, readConversations } from './support/emma/conversations.ts'
import { inventedIn, nothingKnown } from './support/emma/invented.ts'
import { faultsOf, wordsOf } from './support/emma/judge-turn.ts'
import { type Pair, pairs } from './support/emma/pairs.ts'
import { gatesOf, type Result, tableOf } from './support/emma/report.ts'
import { lastTurnRecord, turnFigures } from './support/emma/turn-figures.ts'
import { openWorld, type World } from './support/emma/world.ts'
import { judge } from './support/gates.ts'
import { percentile } from './support/measure.ts'

const { values: words } = parseArgs({
  options: {
    jobs: { type: 'string', default: '3000' },
    only: { type: 'string' },
    gold: { type: 'string' },
  },
})
const only = words.only?.split(',')
const conversations = readConversations(words.gold).filter(({ id }) => !only || only.includes(id))

const world = await openWorld(Number(words.jobs))
try {
  const results: [string, Result][] = []
  for (const answerer of answerers(openModel(loadEnv())))
    results.push([answerer.name, await measure(answerer)])
  const heldBack = conversations.filter(each => each.heldBack).length
  const asked = { conversations: conversations.length, heldBack, pairs: only ? 0 : pairs().length }
  console.log(`\n${tableOf(results, asked)}`)
  process.exitCode = judge(gatesOf(results)) ? 0 : 1
} finally {
  await world.close()
}

type Times = { processor: number[]; wait: number[] }

async function measure(answerer: Answerer): Promise<Result> {
  const times: Times = { processor: [], wait: [] }
  const before = await lastTurnRecord(world.db)
  const held = { all: 0, good: 0, back: 0, backGood: 0 }
  let invented = 0
  for (const conversation of conversations) {
    const faults = await judgeConversation(answerer, conversation, times, found => {
      invented += found.length
      for (const each of found) console.log(`  INVENTED ${conversation.id}: ${each}`)
    })
    held.all++
    if (faults.length === 0) held.good++
    if (conversation.heldBack) held.back++
    if (conversation.heldBack && faults.length === 0) held.backGood++
    for (const fault of faults) console.log(`  ${answerer.name} ${conversation.id}: ${fault}`)
  }
  const unlike = only ? [] : await unlikePairs(answerer)
  for (const { one, other } of unlike) console.log(`  UNLIKE "${one}" and "${other}"`)
  return {
    ...(await turnFigures(world.db, before)),
    share: held.good / Math.max(1, held.all),
    heldBackShare: held.backGood / Math.max(1, held.back),
    invented,
    unlike: unlike.length,
    p95Ms: percentile(times.processor, 95),
    p95WaitMs: percentile(times.wait, 95),
  }
}

async function judgeConversation(
  answerer: Answerer,
  { id, as = 'guest', locale = 'de', page, turns }: Conversation,
  times: Times,
  onInvented: (found: string[]) => void,
): Promise<string[]> {
  const ctx = { ...world.ctx, actor: await world.as(as), locale }
  const address = page && (await addressOf(world, page.jobLike))
  const known = nothingKnown()
  const faults: string[] = []
  let conversation: string | undefined
  for (const [at, turn] of turns.entries()) {
    known.questions.push(turn.q)
    const begun = process.cpuUsage()
    const asked = performance.now()
    const answer = await answerer.answer(ctx, {
      text: turn.q,
      ...(conversation === undefined ? {} : { conversation }),
      ...(address === undefined ? {} : { page: address.path }),
    })
    const { user, system } = process.cpuUsage(begun)
    times.processor.push((user + system) / 1000)
    times.wait.push(performance.now() - asked)
    conversation = answer.conversation
    if (only)
      console.log(
        `${id} ${at + 1} "${turn.q}"\n${JSON.stringify(answer.parts, null, 1)}\n${wordsOf(answer.parts)}`,
      )
    if (address) known.ids.add(address.id)
    onInvented(await inventedIn({ ctx, db: world.db }, answer.parts, known))
    for (const fault of faultsOf(turn, answer.parts)) faults.push(`${at + 1} "${turn.q}": ${fault}`)
  }
  return faults
}

/** The address of the first ad that a search finds. */
async function addressOf({ ctx }: World, q: string): Promise<{ id: number; path: string }> {
  const { jobs } = await searchJobsTool.run(ctx, searchJobsTool.input.parse({ filters: { q }, size: 1 }))
  const [job] = jobs
  if (!job) throw new Error(`No demo ad is found by "${q}".`)
  return { id: job.id, path: new URL(job.url, 'https://site.example').pathname }
}

async function unlikePairs(answerer: Answerer): Promise<Pair[]> {
  const unlike: Pair[] = []
  for (const pair of pairs()) {
    const [one, other] = [
      await answerer.answer(world.ctx, { text: pair.one }),
      await answerer.answer(world.ctx, { text: pair.other }),
    ]
    if (!isDeepStrictEqual(withoutWords(one.parts), withoutWords(other.parts))) unlike.push(pair)
  }
  return unlike
}

/** What is the same whether somebody writes "Arzt" or "Ärztin": everything but the words that were searched. */
function withoutWords(parts: readonly AnswerPart[]): unknown[] {
  const asked = parts.flatMap(part => (part.type === 'filters' ? [String(part.filters.q ?? '')] : []))
  return parts.map(part => {
    if (part.type === 'filters') return { ...part, filters: { ...part.filters, q: '' } }
    if (part.type !== 'text') return part
    return { ...part, text: asked.reduce((text, q) => (q === '' ? text : text.replaceAll(q, '')), part.text) }
  })
}
