import { describe, expect, it } from 'vitest'
import { answerers } from '../bench/support/emma/answerers.ts'
import { gatesOf, type Result, tableOf } from '../bench/support/emma/report.ts'
import { lastTurnRecord, turnFigures } from '../bench/support/emma/turn-figures.ts'
import { guest } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { scriptedModel } from './support/scripted-model.ts'
import { testSite } from './support/search.ts'

const site = await testSite()
const provider = await scriptedModel({ tokensPerDay: 1 })
const ctx: Context = { ...accountContext(site.db), search: site.index.search, actor: guest }
await makeJob(site.db, { title: 'Pflegefachkraft (m/w/d)' })
await site.found()

const question = 'Welche Stellen für Pflegefachkräfte gibt es?'
const good: Result = {
  share: 0.99,
  heldBackShare: 0.95,
  invented: 0,
  unlike: 0,
  p95Ms: 4.2,
  p95WaitMs: 9,
  modelShare: 0,
  refused: [],
  tokensPerTurn: 0,
}
const asked = { conversations: 323, heldBack: 50, pairs: 50 }

describe('the report about the assistant', () => {
  it('asks the rules alone without a model, and both with one, past its budget of a day', async () => {
    expect(answerers(null).map(({ name }) => name)).toEqual(['rules'])
    provider.play({ says: 'Dazu gibt es Stellen.' })
    const by = []
    for (const { name, answer } of answerers(provider.model))
      by.push([name, (await answer(ctx, { text: question })).answeredBy])
    expect(by).toEqual([
      ['rules', 'engine'],
      ['scripted', 'model'],
    ])
  })

  it('says how often the words were the model’s, why not, and what it took', async () => {
    const before = await lastTurnRecord(site.db)
    const [, model] = answerers(provider.model)
    provider.play({ says: 'Dazu gibt es Stellen.' }, { says: 'Dort verdienen Sie 9.999 Euro.' })
    await model?.answer(ctx, { text: question })
    await model?.answer(ctx, { text: question })
    expect(await turnFigures(site.db, before)).toEqual({
      modelShare: 0.5,
      refused: [{ outcome: 'model-number', turns: 1 }],
      tokensPerTurn: expect.any(Number),
    })
  })

  it('has a column for each', () => {
    const model = { ...good, share: 0.9, modelShare: 0.8, tokensPerTurn: 2_345 }
    const refused = [{ outcome: 'model-number', turns: 3 }]
    const [head, first, ...rest] = tableOf(
      [
        ['rules', good],
        ['scripted', { ...model, refused }],
      ],
      asked,
    ).split('\n')
    expect(head?.trim().split(/\s+/)).toEqual(['rules', 'scripted'])
    expect(first).toMatch(/^conversations as they must be \(323\) +99\.0 % +90\.0 %$/)
    expect(rest.at(-2)).toMatch(/tokens of a turn +0 +2345$/)
    expect(rest.at(-1)).toContain('scripted: model-number, 3 times')
  })

  it('fails for what the rules do not hold, and for whatever a model invents', () => {
    const failing = (results: [string, Result][]) =>
      gatesOf(results)
        .filter(({ found, limit, at }) => (at === 'least' ? found < limit : found > limit))
        .map(({ name }) => name)
    expect(failing([['rules', good]])).toEqual([])
    expect(failing([['rules', { ...good, share: 0.96, p95Ms: 16 }]])).toHaveLength(2)
    expect(
      failing([
        ['rules', good],
        ['m', { ...good, share: 0.5 }],
      ]),
    ).toEqual([])
    expect(
      failing([
        ['rules', good],
        ['m', { ...good, invented: 1 }],
      ]),
    ).toEqual(['m: invented'])
  })
})
