import { readFileSync } from 'node:fs'
import type { Category } from '../vocabulary/jobs/job.values.ts'
import { professionById } from '../vocabulary/titles/professions.ts'

export type DemoCountry = 'DE' | 'AT' | 'CH'
/** A sentence of a bank; empty `countries` means all three. */
export type BankLine = { text: string; isRequired: boolean; countries: DemoCountry[] }
export type SentenceBank = {
  id: string
  language: 'de' | 'en'
  intro: BankLine[]
  duties: BankLine[]
  profile: BankLine[]
  shifts: string[]
}
/** Demo-only columns of `specialties.txt`, beyond the vocabulary. */
export type SpecialtyTexts = {
  name: string
  nameEn: string
  unit: string
  doctorDuties: string[]
  nursingDuty: string
}
export type DemoProfession = {
  id: string
  category: Category
  nameEn: string
  countries: readonly DemoCountry[]
  weight: number
  /** Bank by sector letter; `''` is the default. */
  banks: Map<string, string>
  area: string | null
  sectors: string
  payClass: string
  experience: 'entry' | 'mid' | 'senior' | 'executive'
  specialtyRule: string
  titles: { text: string; countries: DemoCountry[] }[]
}

/** Sentence banks, professions and specialties of the demo content, read once. */
export function demoData() {
  loaded ??= read()
  return loaded
}

let loaded: ReturnType<typeof read> | undefined

function read() {
  const banks = new Map<string, SentenceBank>()
  for (const file of ['nursing', 'doctors', 'practice', 'therapy', 'research-and-office']) {
    for (const bank of readBanks(demoFile(`texts/${file}.txt`))) banks.set(bank.id, bank)
  }
  return {
    banks,
    professions: rows(demoFile('professions.txt')).map(readProfession),
    specialties: new Map(rows(demoFile('texts/specialties.txt')).map(readSpecialty)),
  }
}

export function demoFile(name: string): string {
  return readFileSync(new URL(`../../data/demo/${name}`, import.meta.url), 'utf8')
}

/** Our own table format: columns separated by bars, comments after `#`. */
export function rows(text: string): string[][] {
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'))
  return lines.map(line => line.split('|').map(cell => cell.trim()))
}

function readBanks(text: string): SentenceBank[] {
  const banks: SentenceBank[] = []
  for (const line of text.split('\n')) {
    const bank = banks.at(-1)
    if (line.startsWith('= ')) banks.push(emptyBank(line.slice(2).trim()))
    else if (line === 'language: en' && bank) bank.language = 'en'
    else if (line.startsWith('s: ') && bank) bank.shifts = line.slice(3).split(' ')
    else if (bank && line.trim() !== '') addLine(bank, line)
  }
  return banks
}

function emptyBank(id: string): SentenceBank {
  return { id, language: 'de', intro: [], duties: [], profile: [], shifts: [] }
}

function addLine(bank: SentenceBank, line: string): void {
  const [, kind, required, countries = '', text] = /^([idp])(!?)([A-Z,]*): (.+)$/.exec(line) ?? []
  if (text === undefined) throw new Error(`data/demo: line not understood: ${line}`)
  const list = kind === 'i' ? bank.intro : kind === 'd' ? bank.duties : bank.profile
  list.push({ text, isRequired: required === '!', countries: readCountries(countries) })
}

function readCountries(text: string): DemoCountry[] {
  return text.split(',').filter(code => code === 'DE' || code === 'AT' || code === 'CH')
}

function readProfession(cells: string[]): DemoProfession {
  const [id = '', weight, banks = '', sectors = '', payClass = '', experience = '', rule = '', titles = ''] =
    cells
  const known = professionById(id)
  if (!known) throw new Error(`data/demo/professions.txt: unknown profession ${id}`)
  const [bankText = '', area = null] = banks.split('=')
  return {
    id,
    category: known.category,
    nameEn: known.nameEn,
    countries: known.countries,
    weight: Number(weight),
    banks: readBankChoice(bankText),
    area,
    sectors,
    payClass,
    experience: readExperience(experience),
    specialtyRule: rule,
    titles: titles.split(';').map(readTitle),
  }
}

function readBankChoice(text: string): Map<string, string> {
  const choice = new Map<string, string>()
  for (const part of text.split('/')) {
    const [sectors, bank] = part.includes(':') ? part.split(':') : ['', part]
    for (const sector of (sectors ?? '').split(',')) choice.set(sector, bank ?? '')
  }
  return choice
}

function readExperience(text: string): DemoProfession['experience'] {
  if (text === 'entry' || text === 'senior' || text === 'executive') return text
  return 'mid'
}

function readTitle(text: string) {
  const [, countries = '', title = ''] = /^(?:\[([A-Z,]+)\])?\s*(.*)$/.exec(text.trim()) ?? []
  return { text: title, countries: readCountries(countries) }
}

function readSpecialty(cells: string[]): [string, SpecialtyTexts] {
  const [id = '', name = '', nameEn = '', unit = '', doctorDuties = '', nursingDuty = ''] = cells
  return [id, { name, nameEn, unit, doctorDuties: doctorDuties.split('; '), nursingDuty }]
}
