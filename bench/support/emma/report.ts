import type { Gate } from '../gates.ts'
import type { TurnFigures } from './turn-figures.ts'

export type Result = TurnFigures & {
  /** Of the conversations, those with every turn as it must be. */
  share: number
  heldBackShare: number
  invented: number
  unlike: number
  /** Processor time of a turn, and the time that somebody waits for it. */
  p95Ms: number
  p95WaitMs: number
}

type Asked = { conversations: number; heldBack: number; pairs: number }

const leastShare = 0.97
const mostMs = 15

/** One column for each answerer, and below what of a model was not shown. */
export function tableOf(results: readonly [name: string, Result][], asked: Asked): string {
  const rows: [string, (found: Result) => string][] = [
    [`conversations as they must be (${asked.conversations})`, ({ share }) => percent(share)],
    [`of those held back (${asked.heldBack})`, ({ heldBackShare }) => percent(heldBackShare)],
    ['invented ads, numbers, names', ({ invented }) => String(invented)],
    [`pairs with unlike answers (${asked.pairs})`, ({ unlike }) => String(unlike)],
    ['processor time of a turn, p95', ({ p95Ms }) => `${p95Ms.toFixed(1)} ms`],
    ['wait for a turn, p95', ({ p95WaitMs }) => `${p95WaitMs.toFixed(0)} ms`],
    ['turns in the words of a model', ({ modelShare }) => percent(modelShare)],
    ['tokens of a turn', ({ tokensPerTurn }) => tokensPerTurn.toFixed(0)],
  ]
  const width = Math.max(...results.map(([name]) => name.length), 12) + 2
  const line = (label: string, cells: string[]) =>
    label.padEnd(44) + cells.map(cell => cell.padStart(width)).join('')
  const refusals = results.flatMap(([name, { refused }]) =>
    refused.map(({ outcome, turns }) => `  ${name}: ${outcome}, ${turns} times, answered by the rules`),
  )
  return [
    line(
      '',
      results.map(([name]) => name),
    ),
    ...rows.map(([label, show]) =>
      line(
        label,
        results.map(([, found]) => show(found)),
      ),
    ),
    ...refusals,
  ].join('\n')
}

/** What must hold. Of a model nothing is promised but that it invents nothing: which one it is is the operator's choice. */
export function gatesOf(results: readonly [name: string, Result][]): Gate[] {
  const [[name, rules] = ['rules', null], ...models] = results
  if (!rules) return []
  const share = Math.round(rules.share * 1000) / 10
  const time = `${name}: processor time of a turn, p95`
  return [
    {
      name: `${name}: turns as they must be`,
      found: share,
      limit: leastShare * 100,
      at: 'least',
      unit: ' %',
    },
    { name: `${name}: invented`, found: rules.invented, limit: 0, at: 'most' },
    { name: `${name}: pairs with unlike answers`, found: rules.unlike, limit: 0, at: 'most' },
    { name: time, found: rules.p95Ms, limit: mostMs, at: 'most', unit: ' ms' },
    ...models.map(([model, { invented }]): Gate => {
      return { name: `${model}: invented`, found: invented, limit: 0, at: 'most' }
    }),
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
