import { anyOf, type Judged, type JudgeValues, met, unknown, unmet, type Wish } from './criterion.ts'
import { judgeDistance } from './judge-place.ts'
import type { MatchProfile } from './match-profile.ts'

export function workloadWish({ workloadPercent }: MatchProfile): Wish | null {
  if (workloadPercent === null) return null
  const { from, to } = workloadPercent
  const judge: JudgeValues = ([offered]) => {
    if (offered === undefined) return unknown
    const [least = 0, most = 100] = offered.split('-').map(Number)
    return least <= to && most >= from ? met() : unmet()
  }
  return { fact: 'workload', wanted: [`${from}-${to}`], judge }
}

export function employmentWish({ employmentTypes }: MatchProfile): Wish | null {
  return anyWish('employmentType', employmentTypes)
}

export function contractWish({ contracts }: MatchProfile): Wish | null {
  return anyWish('contract', contracts)
}

export function shiftWish({ shifts }: MatchProfile): Wish | null {
  return anyWish('shift', shifts)
}

export function employerWish({ employerTypes }: MatchProfile): Wish | null {
  return anyWish('employerType', employerTypes)
}

function anyWish(
  fact: 'employmentType' | 'contract' | 'shift' | 'employerType',
  wanted: readonly string[],
): Wish | null {
  return wanted.length === 0 ? null : { fact, wanted, judge: anyOf(wanted) }
}

export function distanceWish({ places }: MatchProfile): Wish | null {
  if (places.length === 0) return null
  const wanted = places.map(({ name }) => name)
  return { fact: 'place', wanted, judge: (points, isRemote) => judgeDistance(places, points, isRemote) }
}

const shareOfEnoughPay = 0.8
/** Pay this much below the wish counts fully against an ad. */
const farBelow = 0.85

/** The top of an ad's range against the wish: what can be had, not what is offered first. */
export function payWish({ payMinEurMonth: wish }: MatchProfile): Wish | null {
  if (wish === null) return null
  return {
    fact: 'pay',
    wanted: [String(wish)],
    judge: top => judgePay(wish, top),
  }
}

/** Both gross EUR a month for full time. */
export function judgePay(wish: number, top: number | null): Judged {
  if (top === null) return unknown
  if (top >= wish) return met(top >= wish * 1.1 ? 1 : shareOfEnoughPay)
  return unmet(top < wish * farBelow ? 1 : 0.5)
}

/** An ad that begins before the person can is unmet, one that waits this long is as well. */
const mostMonthsLate = 6

/** Most who look for somebody at once wait for a period of notice all the same. */
const shareOfAtOnce = 0.5

export function startWish({ startFrom }: MatchProfile): Wish | null {
  if (startFrom === null) return null
  const own = monthsOf(startFrom)
  const judge: JudgeValues = ([start]) => {
    if (start === 'agreed' || start === 'soon') return met()
    if (start === 'now') return met(shareOfAtOnce)
    const month = start === undefined ? Number.NaN : monthsOf(start)
    if (Number.isNaN(month)) return unknown
    return month >= own && month <= own + mostMonthsLate ? met() : unmet()
  }
  return { fact: 'start', wanted: [startFrom], judge }
}

/** Months of our era; NaN for a word. */
function monthsOf(date: string): number {
  const [year, month] = date.split('-').map(Number)
  return (year ?? Number.NaN) * 12 + (month ?? Number.NaN)
}
