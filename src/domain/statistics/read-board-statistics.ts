import { berlinDay, berlinDayBefore, calendarDayAfter } from '../../basics/berlin.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import {
  type Compared,
  countLiveJobs,
  countPages,
  type DayValue,
  type LiveJobFact,
  loadBoardFigures,
  loadDays,
  loadFirstAnswerDays,
  type PageCount,
  type Period,
  type Share,
} from './board-statistics.queries.ts'
import { fewestReaders } from './open-search-counter.ts'
import { type AskedText, selectAskedTexts } from './search-count.queries.ts'

export const boardDays = [7, 30, 90, 365] as const
export type BoardDays = (typeof boardDays)[number]

/** Null stands for one to four: too few to be shown when it is about people. */
export type PeopleCount = number | null
export type BoardFigure = { name: string; now: PeopleCount; before: PeopleCount }

export type BoardStatistics = {
  days: BoardDays
  period: Period
  figures: BoardFigure[]
  firstAnswerDays: { now: number | null; before: number | null }
  charts: { name: 'page-views' | 'ad-views' | 'searches' | 'published'; days: DayValue[] }[]
  pages: PageCount[]
  /** Of the language model, in euros, by the prices that are set today; null while none are. */
  modelCostEur: { now: number; before: number } | null
  jobs: { by: LiveJobFact; shares: Share[] }[]
  searches: { by: 'searches' | 'empty' | 'corrected'; texts: AskedText[] }[]
}

/** Each one of these is a person, or leads to one. */
const ofPeople = new Set(['visitors', 'applications', 'answered', 'alerts', 'sign-ups', 'left-for-employer'])
const mostPages = 25
const mostTexts = 30

/** The board in figures, compared with as many days before; without personal data. @throws SignInRequired, NotAllowed */
export async function readBoardStatistics(
  ctx: Context,
  { days }: { days: BoardDays },
): Promise<BoardStatistics> {
  requirePermission(ctx, 'statistics.read')
  const { db } = ctx
  const period = periodOf(ctx.now(), days)
  const fewest = fewestReaders
  const { from, to, beforeFrom, beforeTo } = period
  const figures = await loadBoardFigures(db, period)
  const names = ['page-views', 'ad-views', 'searches', 'published'] as const
  return {
    days,
    period,
    figures: Object.entries(figures).map(([name, compared]) => figureOf(name, compared)),
    firstAnswerDays: {
      now: await loadFirstAnswerDays(db, { from, to, fewest }),
      before: await loadFirstAnswerDays(db, { from: beforeFrom, to: beforeTo, fewest }),
    },
    modelCostEur: costOf(figures, ctx.languageModel?.eurPerMillionTokens ?? null),
    charts: await Promise.all(names.map(async name => ({ name, days: await loadDays(db, name, period) }))),
    pages: await countPages(db, period, mostPages),
    jobs: await Promise.all(
      (['source', 'category', 'country', 'pay', 'freshness'] as const).map(async by => ({
        by,
        shares: await countLiveJobs(db, { by, now: ctx.now() }),
      })),
    ),
    searches: await Promise.all(
      (['searches', 'empty', 'corrected'] as const).map(async by => ({
        by,
        texts: await selectAskedTexts(db, { from, to, by, limit: mostTexts }),
      })),
    ),
  }
}

const million = 1_000_000

/** What is paid for the tokens that were counted. */
function costOf(
  figures: Record<string, Compared>,
  prices: { input: number; output: number } | null,
): BoardStatistics['modelCostEur'] {
  const [input, output] = [figures['emma-input-tokens'], figures['emma-output-tokens']]
  if (prices === null || !input || !output) return null
  const cost = (period: 'now' | 'before') =>
    (input[period] * prices.input + output[period] * prices.output) / million
  return { now: cost('now'), before: cost('before') }
}

function periodOf(now: Date, days: BoardDays): Period {
  const from = berlinDayBefore(now, days - 1)
  return {
    from,
    to: berlinDay(now),
    beforeFrom: calendarDayAfter(from, -days),
    beforeTo: calendarDayAfter(from, -1),
  }
}

function figureOf(name: string, { now, before }: Compared): BoardFigure {
  if (!ofPeople.has(name)) return { name, now, before }
  return { name, now: enough(now), before: enough(before) }
}

function enough(count: number): PeopleCount {
  return count > 0 && count < fewestReaders ? null : count
}
