import type { Category } from '../domain/jobs/job.values.ts'
import { type DemoProfession, demoData, type SentenceBank } from './demo-data.ts'
import type { DemoEmployer } from './demo-employers.ts'
import { pickWeighted, type Random } from './random.ts'

export type Choice = {
  employer: DemoEmployer
  profession: DemoProfession
  specialty: string | null
  bank: SentenceBank
}
type Weighted<T> = { value: T; weight: number }
/** Who hires whom: employers by category, and professions by employer and category. */
export type Market = {
  categories: Weighted<Category>[]
  employers: Map<Category, Weighted<DemoEmployer>[]>
  professions: Map<string, Weighted<DemoProfession>[]>
  /** Each profession of a category with all who hire it. */
  hiring: Map<Category, { profession: DemoProfession; employers: Weighted<DemoEmployer>[] }[]>
}

/** The part of the ads whose profession is drawn evenly, so that rare ones occur in small runs too. */
const rareShare = 0.12

const shares: Record<Category, number> = {
  nursing: 45,
  doctors: 20,
  mfa: 10,
  zfa: 5,
  therapeutic: 12,
  research: 3,
  administration: 5,
}
const sizeWeights = { '1-50': 2, '51-200': 5, '201-1000': 12, '1000+': 36 } as const
/** How much more or less a kind of employer hires in a category than its size says; 1 when absent. */
const affinity: Record<string, Partial<Record<Category, number>>> = {
  H: { mfa: 0.25, research: 0.05 },
  R: { research: 0.05 },
  Y: { research: 0.05 },
  U: { mfa: 0.3, zfa: 0.15, research: 4 },
  M: { mfa: 7, therapeutic: 0.6, doctors: 1.6 },
  P: { mfa: 9 },
  C: { nursing: 2.5 },
  A: { nursing: 2 },
  T: { therapeutic: 14 },
  X: { therapeutic: 10 },
  L: { research: 2, therapeutic: 1.5 },
  S: { research: 6 },
  O: { doctors: 2 },
  G: { nursing: 2 },
}
/** Specialties that every hospital has in some form, whatever its list of departments says. */
const everywhere = new Set([
  'intensivmedizin',
  'anaesthesiologie',
  'notfallmedizin',
  'palliativmedizin',
  'geriatrie',
  'allgemeinmedizin',
  'zahnmedizin',
  'tiermedizin',
  'oegw',
  'arbeitsmedizin',
  'allgemeinchirurgie',
  'innere_medizin',
])
/** No ward carries these names. */
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

/** The market of these employers. */
export function demoMarket(employers: DemoEmployer[]): Market {
  const market: Market = { categories: [], employers: new Map(), professions: new Map(), hiring: new Map() }
  for (const profession of demoData().professions) {
    const hiring = employers.filter(employer => hires(employer, profession))
    for (const employer of hiring) offer(market, employer, profession)
    if (hiring.length > 0) addHiring(market, profession, hiring)
  }
  for (const [category, list] of market.employers) {
    if (list.length > 0) market.categories.push({ value: category, weight: shares[category] })
  }
  return market
}

function offer(market: Market, employer: DemoEmployer, profession: DemoProfession): void {
  const key = marketKey(employer, profession.category)
  const known = market.professions.get(key)
  if (known) known.push({ value: profession, weight: profession.weight })
  else {
    market.professions.set(key, [{ value: profession, weight: profession.weight }])
    const list = market.employers.get(profession.category) ?? []
    list.push({ value: employer, weight: employerWeight(employer, profession.category) })
    market.employers.set(profession.category, list)
  }
}

function addHiring(market: Market, profession: DemoProfession, hiring: DemoEmployer[]): void {
  const employers = hiring.map(value => ({ value, weight: employerWeight(value, profession.category) }))
  const list = market.hiring.get(profession.category)
  if (list) list.push({ profession, employers })
  else market.hiring.set(profession.category, [{ profession, employers }])
}

function hires(employer: DemoEmployer, profession: DemoProfession): boolean {
  if (!profession.countries.includes(employer.country)) return false
  if (![...employer.sectors].some(sector => profession.sectors.includes(sector))) return false
  const rule = profession.specialtyRule
  const needsIt =
    rule !== 'operative' &&
    (profession.category === 'doctors' || profession.category === 'nursing') &&
    rule !== 'any' &&
    rule !== 'none'
  const isUsual = everywhere.has(rule) && !employer.sectors.includes('A')
  return !needsIt || isUsual || employer.isAgency || employer.specialties.includes(rule)
}

function employerWeight(employer: DemoEmployer, category: Category): number {
  const factor = affinity[employer.sectors[0] ?? '']?.[category] ?? 1
  return sizeWeights[employer.size] * factor
}

const marketKey = (employer: DemoEmployer, category: Category) => `${employer.id} ${category}`

/** Employer, profession and specialty of one ad. */
export function choose(market: Market, random: Random): Choice {
  const category = pickWeighted(market.categories, random)
  const pick = random.chance(rareShare) ? chooseAny : chooseUsual
  const { employer, profession } = pick(market, category, random)
  const specialty = specialtyOf(employer, profession, random)
  return { employer, profession, specialty, bank: bankOf(employer, profession, specialty, random) }
}

function chooseUsual(market: Market, category: Category, random: Random) {
  const employer = pickWeighted(market.employers.get(category) ?? [], random)
  const profession = pickWeighted(market.professions.get(marketKey(employer, category)) ?? [], random)
  return { employer, profession }
}

function chooseAny(market: Market, category: Category, random: Random) {
  const { profession, employers } = random.pick(market.hiring.get(category) ?? [])
  return { employer: pickWeighted(employers, random), profession }
}

function specialtyOf(employer: DemoEmployer, profession: DemoProfession, random: Random): string | null {
  if (profession.specialtyRule === 'none') return null
  if (profession.specialtyRule === 'operative') return surgicalOf(employer, random)
  if (profession.specialtyRule !== 'any') return profession.specialtyRule
  // Wards outside hospitals have no specialty.
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

/** Wards whose nursing differs from the usual. */
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
