import { berlinDayBefore } from '../../basics/berlin.ts'
import { saveJobStatistics } from '../../domain/statistics/save-job-statistics.ts'
import { seededRandom } from '../random.ts'
import { known, type Stage } from './stage.ts'

/** Readers from Sunday on, relative to an average day. */
const ofWeekday = [0.7, 1.25, 1.2, 1.1, 1, 0.8, 0.55]

/** Views for every day on which the jobs were public, most of them early on, and the actions that followed. */
export async function countVisits(stage: Stage): Promise<void> {
  const now = stage.ctx.now()
  const rows = stage.data.ads.flatMap(({ key, postedDaysAgo, end, viewsPerDay, fields }, index) => {
    const random = seededRandom(4, index)
    const days = Array.from({ length: postedDaysAgo - (end?.daysAgo ?? 0) }, (_, day) => postedDaysAgo - day)
    return days.map((daysAgo, age) => {
      const day = berlinDayBefore(now, daysAgo)
      const usual =
        viewsPerDay * (0.6 + 1.4 * Math.exp(-age / 6)) * (ofWeekday[new Date(day).getUTCDay()] ?? 1)
      const views = Math.round(usual * (0.75 + random.next() / 2))
      const few = (share: number) => Math.round(views * share * random.next() * 2)
      const isHere = fields.applyWay === undefined
      return {
        jobId: known(stage.jobIds, key),
        day,
        views,
        saves: few(0.04),
        starts: isHere ? few(0.06) : 0,
        submissions: 0,
        leaves: isHere ? 0 : few(0.12),
      }
    })
  })
  await saveJobStatistics(stage.ctx, rows)
}
