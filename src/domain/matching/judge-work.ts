import { professionStep } from '../../vocabulary/titles/profession-step.ts'
import { specialtyWithAncestors } from '../../vocabulary/titles/specialties.ts'
import { type Judged, type JudgeValues, met, unknown, unmet, type Wish } from './criterion.ts'
import type { MatchProfile } from './match-profile.ts'

/** Wishes after the first one count a little less. */
const shareOfLaterWish = 0.9
const shareOfMayDo = 0.4
const shareOfTraining = 0.25

/** Who names no profession is taken to want what they have learned. */
export function wishedProfessions({ professions, learned }: MatchProfile): readonly string[] {
  return professions.length > 0 ? professions : learned
}

/** The wished professions and their relatives. */
export function professionWish(profile: MatchProfile): Wish | null {
  const wanted = wishedProfessions(profile)
  if (wanted.length === 0) return null
  // An ad for several professions is for the one that suits.
  const judge: JudgeValues = professions => {
    let best: Judged | null = null
    for (const each of professions) {
      const judged = judgeProfession(profile, wanted, each)
      if (best === null || evidenceOf(judged) > evidenceOf(best)) best = judged
    }
    return best ?? unknown
  }
  return { fact: 'profession', wanted, judge }
}

function evidenceOf({ state, share }: Judged): number {
  return state === 'met' ? share : -share
}

function judgeProfession(
  { learned, specialties }: MatchProfile,
  wanted: readonly string[],
  profession: string,
): Judged {
  const steps = wanted.map(each => professionStep(each, profession, specialties))
  const same = steps.indexOf('same')
  if (same >= 0) return met(same === 0 ? 1 : shareOfLaterWish)
  if (steps.includes('may-do')) return met(shareOfMayDo, 'may-do')
  if (!steps.includes('needs-training')) return unmet(1, 'unrelated')
  // Above what is wished, but learned already.
  const isLearned = learned.some(each => professionStep(each, profession, specialties) === 'same')
  return isLearned ? met(shareOfMayDo, 'may-do') : unmet(shareOfTraining, 'needs-training')
}

const shareOfBroader = 0.3

export function specialtyWish({ specialties }: MatchProfile): Wish | null {
  if (specialties.length === 0) return null
  const broader = new Set(specialties.flatMap(specialtyWithAncestors))
  const judge: JudgeValues = values => {
    if (values.length === 0) return unknown
    if (values.some(value => specialties.includes(value))) return met()
    // "Innere Medizin" may well be the cardiology that was wished for, and may be not.
    return unmet(values.some(value => broader.has(value)) ? shareOfBroader : 1)
  }
  return { fact: 'specialty', wanted: specialties, judge }
}

/** Years from which on somebody is what an ad calls entry, mid, senior or executive. */
const leastYears: Record<string, number> = { entry: 0, mid: 2, senior: 5, executive: 8 }
/** Who has this much more than an ad for beginners asks for is met, but hardly served by it. */
const beyondEntryYears = 5
const shareOfTooEasy = 0.25

export function experienceWish({ experienceYears }: MatchProfile): Wish | null {
  if (experienceYears === null) return null
  const judge: JudgeValues = ([level]) => {
    const least = level === undefined ? undefined : leastYears[level]
    if (least === undefined) return unknown
    if (experienceYears < least) return unmet(Math.min(1, 0.4 + (least - experienceYears) / 5))
    return met(level === 'entry' && experienceYears >= beyondEntryYears ? shareOfTooEasy : 1)
  }
  return { fact: 'experience', wanted: [String(experienceYears)], judge }
}
