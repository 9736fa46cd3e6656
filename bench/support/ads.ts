import { jobValues } from '../../src/vocabulary/jobs/job.values.ts'
import { type Profession, professions } from '../../src/vocabulary/titles/professions.ts'
import { specialties } from '../../src/vocabulary/titles/specialties.ts'
import { compoundWords } from './compound-words.ts'
import {
  closings,
  duties,
  employerKinds,
  englishSentences,
  firstNames,
  offers,
  openings,
  profiles,
  surnames,
} from './phrases.ts'
import { createRandom, pick, weightedSampler, zipfSampler } from './random.ts'
import { type Town, towns } from './towns.ts'

export type BenchAd = {
  /** From 1. */
  id: number
  title: string
  employer: string
  employerId: number
  text: string
  language: 'de' | 'en'
  town: Town
  country: string
  state: string
  category: string
  contract: string | null
  experience: string | null
  remote: string
  employerSize: string
  employmentType: string[]
  employerType: string[]
  shift: string[]
  /** Gross EUR per month for full time; null when not stated. */
  payMinEur: number | null
  payMaxEur: number | null
  postedAt: Date
  isAgency: boolean
  isFeatured: boolean
}

/** Fixed, so that runs on different days measure the same thing. */
export const benchNow = new Date('2026-06-01T08:00:00Z')

type Random = () => number
const dayMinutes = 1_440
const categoryWeights: Record<string, number> = {
  nursing: 42,
  doctors: 18,
  mfa: 10,
  zfa: 7,
  therapeutic: 13,
  research: 3,
  administration: 7,
}
const professionOf = zipfProfessions()
const fieldOf = zipfSampler(
  specialties().map(specialty => specialty.nameDe),
  0.7,
)
const wordOf = zipfSampler(compoundWords(), 1.02)
const townOf = weightedSampler(towns.map(town => [town, town.weight]))
const employerNumber = zipfSampler(
  Array.from({ length: 4_000 }, (_, index) => index + 1),
  0.6,
)
const shifts = weightedSampler([
  [[], 45],
  [['day'], 14],
  [['two-shift'], 9],
  [['three-shift'], 16],
  [['nights-only'], 4],
  [['day', 'no-nights', 'no-weekends'], 6],
  [['three-shift', 'weekends', 'on-call'], 6],
])
const employments = weightedSampler([
  [['full-time'], 46],
  [['full-time', 'part-time'], 30],
  [['part-time'], 16],
  [['temporary'], 4],
  [['freelance'], 2],
  [['internship'], 2],
])
const contracts = weightedSampler<string | null>([
  ['permanent', 62],
  ['fixed-term', 20],
  [null, 18],
])
const experiences = weightedSampler<string | null>([
  ['entry', 22],
  ['mid', 38],
  ['senior', 16],
  ['executive', 6],
  [null, 18],
])
const remotes = weightedSampler([
  ['onsite', 93],
  ['hybrid', 5],
  ['remote', 2],
])

/** The job with this number (from 1): identical at every call and in every run, whatever the size of the set. */
export function adAt(id: number): BenchAd {
  const random = createRandom(id)
  const employerId = employerNumber(random)
  const employer = employerAt(employerId)
  const profession = professionOf(random)
  const language = random() < 0.06 ? 'en' : 'de'
  const town = random() < 0.7 ? employer.town : townOf(random)
  const field = fieldOf(random)
  const payMinEur = random() < 0.42 ? 2_300 + Math.round((random() ** 2 * 6_000) / 50) * 50 : null
  return {
    id,
    title: titleOf(random, profession, field, language),
    employer: employer.name,
    employerId,
    text: textOf(random, { profession, field, town, employer: employer.name, language }),
    language,
    town,
    country: town.country,
    state: town.state,
    category: profession.category,
    contract: contracts(random),
    experience: experiences(random),
    remote: remotes(random),
    employerSize: employer.size,
    employmentType: employments(random),
    employerType: employer.type,
    shift: shifts(random),
    payMinEur,
    payMaxEur: payMinEur === null ? null : payMinEur + Math.round(random() * 20) * 50,
    postedAt: new Date(benchNow.getTime() - Math.floor(random() ** 1.5 * 60 * dayMinutes) * 60_000),
    isAgency: employer.isAgency,
    isFeatured: random() < 0.01,
  }
}

type Employer = {
  name: string
  town: Town
  size: string
  type: string[]
  isAgency: boolean
}
const employers: (Employer | undefined)[] = []

function employerAt(id: number): Employer {
  const known = employers[id]
  if (known) return known
  const random = createRandom(id + 900_000_000)
  const town = townOf(random)
  const isAgency = random() < 0.06
  const name = isAgency ? `${pick(random, surnames)} Personal` : `${pick(random, employerKinds)} ${town.name}`
  const made = {
    name: random() < 0.4 ? `${name} ${pick(random, surnames)} gGmbH` : name,
    town,
    size: pick(random, jobValues.employerSize),
    type: [
      pick(random, jobValues.employerType.slice(0, 6)),
      ...(random() < 0.8 ? [pick(random, jobValues.employerType.slice(6))] : []),
    ],
    isAgency,
  }
  employers[id] = made
  return made
}

function titleOf(random: Random, profession: Profession, field: string, language: 'de' | 'en'): string {
  if (language === 'en') return `${profession.nameEn} – ${field}`
  const name =
    random() < 0.25 && profession.synonyms.length > 0
      ? pick(random, profession.synonyms)
      : random() < 0.3
        ? profession.nameFemale
        : profession.nameMale
  const ending = random()
  if (ending < 0.35) return `${name} (m/w/d) ${field}`
  if (ending < 0.55) return `${name} (m/w/d) für die ${capital(wordOf(random))}`
  if (ending < 0.75) return `${name} (w/m/d) in Voll- oder Teilzeit`
  return `${name} (m/w/d)`
}

type Facts = { profession: Profession; field: string; town: Town; employer: string; language: 'de' | 'en' }

function textOf(random: Random, facts: Facts): string {
  if (facts.language === 'en') {
    const sentences = Array.from({ length: 13 }, () => fill(random, pick(random, englishSentences), facts))
    return `${sentences.join('. ')}.`
  }
  const parts = [
    fill(random, pick(random, openings), facts),
    'Ihre Aufgaben:',
    ...some(random, duties, 5, facts),
    'Ihr Profil:',
    ...some(random, profiles, 4, facts),
    'Wir bieten:',
    ...some(random, offers, 4, facts),
    fill(random, pick(random, closings), facts),
  ]
  return parts.join('\n')
}

/** `atLeast` sentences and up to two more, starting at a random offset so that each occurs about equally often. */
function some(random: Random, list: readonly string[], atLeast: number, facts: Facts): string[] {
  const step = 1 + Math.floor(random() * 3)
  let index = Math.floor(random() * list.length)
  return Array.from({ length: atLeast + Math.floor(random() * 3) }, () => {
    index = (index + step) % list.length
    return fill(random, list[index] as string, facts)
  })
}

function fill(random: Random, sentence: string, facts: Facts): string {
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w)\}/g, (_, slot: string) => {
    if (slot === 'w') return capital(wordOf(random))
    if (slot === 'p') return facts.language === 'en' ? facts.profession.nameEn : facts.profession.nameMale
    if (slot === 'f') return facts.field
    if (slot === 't') return facts.town.name
    if (slot === 'e') return facts.employer
    if (slot === 'c') return `${pick(random, firstNames)} ${pick(random, surnames)}`
    return String(5 + Math.floor(random() * 40))
  })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function zipfProfessions(): (random: Random) => Profession {
  const ranks = new Map<string, number>()
  return weightedSampler(
    professions().map(profession => {
      const rank = (ranks.get(profession.category) ?? 0) + 1
      ranks.set(profession.category, rank)
      return [profession, (categoryWeights[profession.category] ?? 1) / rank]
    }),
  )
}
