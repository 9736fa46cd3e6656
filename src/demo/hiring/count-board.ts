import { berlinDayBefore } from '../../basics/berlin.ts'
import { saveBoardCounts } from '../../domain/statistics/save-board-counts.ts'
import { seededRandom } from '../random.ts'
import type { Stage } from './stage.ts'

const days = 60
/** Visitors from Sunday on. */
const ofWeekday = [90, 160, 155, 140, 130, 105, 75]
const pages = { home: 0.5, jobs: 1.6, job: 2.4, employers: 0.2, employer: 0.35, emma: 0.1, about: 0.04 }

/** Searches a day, and the shares that find nothing and that are corrected. */
const texts: Record<string, [perDay: number, empty: number, corrected: number]> = {
  pflegefachkraft: [42, 0, 0],
  mfa: [31, 0, 0],
  'assistenzarzt innere medizin': [14, 0, 0],
  hebamme: [9, 0, 0],
  hebame: [2, 0, 1],
  physioterapeut: [4, 0, 1],
  'nachtwache ohne schichtdienst': [5, 0.4, 0],
  podologin: [3, 1, 0],
  'atemtherapeut köln': [2, 1, 0],
  'rettungssanitäter teilzeit': [6, 0.1, 0],
  'studium pflege dual': [3, 0.8, 0],
}

/** What visitors of the last two months opened and searched for. */
export async function countBoard({ ctx }: Pick<Stage, 'ctx'>): Promise<void> {
  const past = Array.from({ length: days }, (_, ago) => {
    const day = berlinDayBefore(ctx.now(), ago)
    const random = seededRandom(9, ago)
    const visitors = Math.round((ofWeekday[new Date(day).getUTCDay()] ?? 100) * (0.8 + random.next() * 0.4))
    return { day, random, visitors }
  })
  await saveBoardCounts(ctx, {
    visitors: past.map(({ day, visitors }) => ({ day, count: visitors })),
    pageViews: past.flatMap(({ day, visitors }) =>
      Object.entries(pages).map(([page, share]) => ({
        day,
        page,
        locale: 'de',
        views: Math.round(visitors * share),
      })),
    ),
    searches: past.flatMap(({ day, random }) =>
      Object.entries(texts).flatMap(([text, [perDay, empty, corrected]]) => {
        const searches = Math.round(perDay * (0.6 + random.next() * 0.8))
        if (searches === 0) return []
        return [
          {
            day,
            text,
            searches,
            empty: Math.round(searches * empty),
            corrected: Math.round(searches * corrected),
          },
        ]
      }),
    ),
  })
}
