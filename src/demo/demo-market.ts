import type { Category } from '../vocabulary/jobs/job.values.ts'
import { type DemoProfession, demoData, type SentenceBank } from './demo-data.ts'
import type { DemoEmployer } from './demo-employer.ts'
import { pickWeighted, type Random, seededRandom } from './random.ts'

export type Choice = {
  employer: DemoEmployer
  profession: DemoProfession
  specialty: string | null
  bank: SentenceBank
}
type Weighted<T> = { value: T; weight: number }
type Hiring = { categories: Weighted<Category>[]; professions: Map<Category, Weighted<DemoProfession>[]> }
/** Jobs are dealt round-robin from `turns`, in which every employer occurs as often as it has jobs of 6,000. */
export type Market = { turns: DemoEmployer[]; hiring: Map<DemoEmployer, Hiring> }

/** Share of jobs whose profession is drawn uniformly, so that rare ones occur in small runs too. */
const rareShare = 0.2
const turnsSeed = 40

/** Distribution of jobs over categories by main sector; letters as in data/demo/professions.txt. */
const shares: Record<string, Partial<Record<Category, number>>> = {
  H: { nursing: 51, doctors: 27, mfa: 4, therapeutic: 10, research: 0.3, administration: 8 },
  U: { nursing: 40, doctors: 27, mfa: 5, zfa: 1, therapeutic: 10, research: 13, administration: 5 },
  R: { nursing: 36, doctors: 14, mfa: 2, therapeutic: 41, administration: 7 },
  Y: { nursing: 49, doctors: 21, mfa: 2, therapeutic: 21, administration: 7 },
  M: { nursing: 6, doctors: 30, mfa: 46, therapeutic: 11, administration: 7 },
  P: { doctors: 18, mfa: 79, administration: 3 },
  D: { doctors: 12, zfa: 84, therapeutic: 2, administration: 2 },
  T: { therapeutic: 97, administration: 3 },
  X: { therapeutic: 100 },
  C: { nursing: 89, therapeutic: 3, administration: 8 },
  A: { nursing: 94, administration: 6 },
  G: { nursing: 72, doctors: 24, administration: 4 },
  O: { nursing: 5, doctors: 42, mfa: 13, therapeutic: 25, research: 2, administration: 13 },
  L: { doctors: 9, mfa: 14, therapeutic: 52, research: 18, administration: 7 },
  S: { therapeutic: 0, research: 94, administration: 6 },
  Z: { doctors: 6, therapeutic: 52, research: 32, administration: 10 },
}
/** Specialties that every hospital has in some form, even when its departments do not list them. */
const everywhere = new Set([
  'intensivmedizin',
  'anaesthesiologie',
  'notfallmedizin',
  'palliativmedizin',
  'geriatrie',
  'arbeitsmedizin',
  'allgemeinchirurgie',
  'innere_medizin',
])
/** Specialties without wards. */
const bedless = new Set([
  'pathologie',
  'neuropathologie',
  'humangenetik',
  'klinische_pharmakologie',
  'laboratoriumsmedizin',
  'mikrobiologie',
  'hygiene',
  'rechtsmedizin',
  'transfusionsmedizin',
  'neuroradiologie',
  'kinderradiologie',
  'phoniatrie',
  'arbeitsmedizin',
  'allergologie',
  'proktologie',
  'anaesthesiologie',
  'radiologie',
])
const englishBanks: Partial<Record<Category, { bank: string; instead: RegExp; chance: number }>> = {
  doctors: { bank: 'english-doctor', instead: /^(resident|specialist|senior-physician)$/, chance: 0.121 },
  nursing: {
    bank: 'english-nursing',
    instead: /^(adult|icu|child|theatre|oncology-nursing)$/,
    chance: 0.081,
  },
  therapeutic: { bank: 'english-therapy', instead: /^(physio|ergo|speech)$/, chance: 0.081 },
  research: { bank: 'english-research', instead: /^(?!student-assistant|professor)/, chance: 0.54 },
  administration: { bank: 'english-office', instead: /^(it|finance|people|office|quality)$/, chance: 0.135 },
}

export function demoMarket(employers: DemoEmployer[]): Market {
  const turns = employers.flatMap(employer => Array.from({ length: employer.ads }, () => employer))
  return { turns: seededRandom(turnsSeed, 0).sample(turns, turns.length), hiring: new Map() }
}

/** Depends on the job's number only, so that runs of any size agree. */
export function employerAt({ turns }: Market, number: number): DemoEmployer {
  const employer = turns[number % turns.length]
  if (!employer) throw new Error('no employer has an ad')
  return employer
}

export function choose(market: Market, number: number, random: Random): Choice {
  const employer = employerAt(market, number)
  const { categories, professions } = hiringOf(market, employer)
  const list = professions.get(pickWeighted(categories, random)) ?? []
  const profession = random.chance(rareShare) ? random.pick(list).value : pickWeighted(list, random)
  const specialty = specialtyOf(employer, profession, random)
  return { employer, profession, specialty, bank: bankOf(employer, profession, specialty, random) }
}

function hiringOf(market: Market, employer: DemoEmployer): Hiring {
  const known = market.hiring.get(employer)
  if (known) return known
  const professions = new Map<Category, Weighted<DemoProfession>[]>()
  for (const profession of demoData().professions) {
    if (!hires(employer, profession)) continue
    const list = professions.get(profession.category) ?? []
    list.push({ value: profession, weight: profession.weight })
    professions.set(profession.category, list)
  }
  const share = shares[employer.sectors[0] ?? ''] ?? {}
  const categories = [...professions.keys()].map(value => ({ value, weight: share[value] ?? 0 }))
  const hiring = { categories, professions }
  market.hiring.set(employer, hiring)
  return hiring
}

function hires(employer: DemoEmployer, profession: DemoProfession): boolean {
  if (!profession.countries.includes(employer.country)) return false
  if (employer.professions) return employer.professions.includes(profession.id)
  if (![...employer.sectors].some(sector => profession.sectors.includes(sector))) return false
  const rule = profession.specialtyRule
  if (rule === 'any' || rule === 'none' || rule === 'operative') return true
  if (employer.isAgency || employer.specialties.includes(rule)) return true
  // A hospital employs laboratory staff, physiotherapists and the like whatever its wards; a practice only its own field.
  const isHospital = /[HUY]/.test(employer.sectors)
  const isOfWards = profession.category === 'doctors' || profession.category === 'nursing'
  if (isHospital) return !isOfWards || everywhere.has(rule)
  return fieldsOfSectors[employer.sectors[0] ?? '']?.includes(rule) ?? false
}

/** Specialties implied by a sector, so not listed per employer. */
const fieldsOfSectors: Record<string, string[]> = {
  A: ['intensivmedizin'],
  C: ['geriatrie', 'palliativmedizin'],
  O: ['oegw', 'tiermedizin', 'paediatrie'],
  R: ['prm', 'physiotherapie', 'innere_medizin'],
  T: ['physiotherapie'],
  Z: ['arbeitsmedizin'],
}

function specialtyOf(employer: DemoEmployer, profession: DemoProfession, random: Random): string | null {
  if (profession.specialtyRule === 'none') return null
  if (profession.specialtyRule === 'operative') return surgicalOf(employer, random)
  if (profession.specialtyRule !== 'any') return profession.specialtyRule
  // Outside hospitals, wards have no specialty.
  const isNursing = profession.category === 'nursing'
  if (isNursing && /^[CAG]/.test(employer.sectors)) return null
  const list = isNursing ? employer.specialties.filter(id => !bedless.has(id)) : employer.specialties
  return list.length > 0 ? random.pick(list) : null
}

function surgicalOf(employer: DemoEmployer, random: Random): string | null {
  const list = employer.specialties.filter(id =>
    /chirurgie|^urologie|^hno|^frauenheilkunde|^augenheilkunde|^mkg/.test(id),
  )
  return list.length > 0 ? random.pick(list) : null
}

function bankOf(
  employer: DemoEmployer,
  profession: DemoProfession,
  specialty: string | null,
  random: Random,
): SentenceBank {
  const sector = [...employer.sectors].find(letter => profession.banks.has(letter))
  const usual = profession.banks.get(sector ?? '') ?? ''
  const id = usual === 'adult' ? (wardBanks[specialty ?? ''] ?? usual) : usual
  const english = englishBanks[profession.category]
  const isEnglish =
    english?.instead.test(id) &&
    random.chance(employer.country === 'CH' ? english.chance * 1.6 : english.chance)
  const bank = demoData().banks.get(isEnglish && english ? english.bank : id)
  if (!bank) throw new Error(`data/demo: no sentence bank ${id} for ${profession.id}`)
  return bank
}

/** Specialties whose nursing duties differ from the general bank. */
const wardBanks: Record<string, string> = {
  psychiatrie: 'psychiatric-nursing',
  kjp: 'psychiatric-nursing',
  psychosomatik: 'psychiatric-nursing',
  forensische_psychiatrie: 'psychiatric-nursing',
  suchtmedizin: 'psychiatric-nursing',
  intensivmedizin: 'icu',
  notfallmedizin: 'emergency-nursing',
  paediatrie: 'child',
  kinderchirurgie: 'child',
  neuropaediatrie: 'child',
  kinderkardiologie: 'child',
  kinderonkologie: 'child',
  neonatologie: 'neonatal',
  haematologie_onkologie: 'oncology-nursing',
  palliativmedizin: 'palliative',
}
