import { agreesWith, dutyTags } from './demo-duty.ts'
import type { DemoEmployer } from './demo-employer.ts'
import { employerTags, linesFor } from './demo-lines.ts'
import { hasTariff } from './demo-tariff.ts'
import { type Random, seededRandom } from './random.ts'

const offerSeed = 17

type OfferFacts = {
  employer: DemoEmployer
  language: 'de' | 'en'
  shift: string | null
  isTraining: boolean
  /** Desk work, whatever the sector. */
  isOffice: boolean
}

/** The benefits mentioned in one job: a selection of the employer's, as far as they fit the job's duties. */
export function demoOffer(facts: OfferFacts, random: Random): string[] {
  const { employer, language, shift, isTraining, isOffice } = facts
  const count = random.whole(5, 6)
  const duties = dutyTags(isOffice ? 'day' : shift, employer)
  const isCalm = duties.includes('calm')
  if (isTraining)
    return random.sample(linesFor('offers', 'training', tagsOf(employer, [])), random.whole(4, 5))
  const section = language === 'en' ? 'english' : 'german'
  const tags = tagsOf(employer, duties, isOffice)
  const fitting = linesFor('offers', section, tags).filter(line => agreesWith(line, shift, isCalm))
  return random.sample(ownSelection(employer, fitting), Math.min(count, fitting.length))
}

/** All benefits, for the employer's own page. */
export function employerBenefits(employer: DemoEmployer, random: Random): string[] {
  const lines = linesFor('offers', 'german', tagsOf(employer, []))
  return random.sample(ownSelection(employer, lines), 6)
}

/** A fixed selection per employer, so that its jobs agree with each other. */
function ownSelection(employer: DemoEmployer, lines: string[]): string[] {
  const own = seededRandom(offerSeed, employer.position)
  const ranked = lines.map(line => ({ line, rank: own.next() }))
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 11)
    .map(({ line }) => line)
}

function tagsOf(employer: DemoEmployer, duties: string[], isOffice = false): Set<string> {
  const settings = ['inpatient', 'ambulatory', 'home', 'mobile']
  const tags = employerTags(employer).filter(tag => !isOffice || !settings.includes(tag))
  return new Set([
    ...tags,
    ...duties,
    ...(isOffice ? ['office'] : []),
    ...(hasTariff(employer) ? ['tariff'] : []),
  ])
}
