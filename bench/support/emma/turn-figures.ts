import type { World } from './world.ts'

export type TurnFigures = {
  /** Of all turns: those whose words are the model's. */
  modelShare: number
  /** Why a model's answer was not shown, each with how often. */
  refused: { outcome: string; turns: number }[]
  tokensPerTurn: number
}

/** What the site itself keeps of turns, without a word of them; of those since `after`. */
export async function turnFigures(db: World['db'], after: number): Promise<TurnFigures> {
  const rows = await db
    .selectFrom('assistant_turn_records')
    .select(['answered_by', 'outcome', 'prompt_version', 'input_tokens', 'output_tokens'])
    .where('id', '>', after)
    .execute()
  const refused = new Map<string, number>()
  let tokens = 0
  for (const row of rows) {
    tokens += (row.input_tokens ?? 0) + (row.output_tokens ?? 0)
    const isRefused = row.answered_by === 'engine' && row.prompt_version !== null
    if (isRefused) refused.set(row.outcome, (refused.get(row.outcome) ?? 0) + 1)
  }
  const turns = Math.max(1, rows.length)
  return {
    modelShare: rows.filter(row => row.answered_by === 'model').length / turns,
    refused: [...refused].map(([outcome, count]) => ({ outcome, turns: count })),
    tokensPerTurn: tokens / turns,
  }
}

/** The last turn so far. */
export async function lastTurnRecord(db: World['db']): Promise<number> {
  const { last } = await db
    .selectFrom('assistant_turn_records')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}
