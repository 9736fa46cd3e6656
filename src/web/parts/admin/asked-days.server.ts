import { type BoardDays, boardDays } from '../../../domain/statistics/read-board-statistics.ts'

/** The length of the period in the address; 30 days when none of ours is named. */
export function askedDays(request: Request): BoardDays {
  const asked = Number(new URL(request.url).searchParams.get('days'))
  return boardDays.find(days => days === asked) ?? 30
}
