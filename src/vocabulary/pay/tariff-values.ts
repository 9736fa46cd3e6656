import { readTariffName } from './pay-tariff.ts'

type Agreement = {
  value: string
  label: string
  /** How people and ads write it; compared where the text is read, so each is sticky. */
  spelling: RegExp
  /** The agreement of which this is a branch. */
  within?: string
}

/**
 * Collective agreements that a search can ask for. A branch stands before what it is a branch of.
 * "P" in "TVöD-P" is the branch of nursing unless a number follows, which makes it the pay group.
 */
const agreements: readonly Agreement[] = [
  {
    value: 'tvoed-sue',
    label: 'TVöD-SuE',
    spelling: /TV(?:ö|oe)D[-\s/]*(?:SuE|S\+E)(?!\p{L})/iuy,
    within: 'tvoed',
  },
  {
    value: 'tvoed',
    label: 'TVöD',
    spelling: /TV(?:ö|oe)D(?!\p{L})(?:[-\s/(]*(?:VKA|Bund|Pflege|[PBKF])(?![\p{L}\d]|\s?\d)\)?)*/iuy,
  },
  { value: 'tvaoed', label: 'TVAöD', spelling: /TVA(?:ö|oe)D(?!\p{L})(?:[-\s]Pflege(?!\p{L}))?/iuy },
  {
    value: 'tv-aerzte',
    label: 'TV-Ärzte',
    spelling: /TV[-\s]?(?:Ä|Ae)rzten?(?!\p{L})(?:[-\s/(]*(?:VKA|TdL|KAH|KF|Charité|Hessen)(?!\p{L})\)?)?/iuy,
  },
  { value: 'tva-l', label: 'TVA-L', spelling: /TVA[-\s]?L(?!\p{L})(?:[-\s]Pflege(?!\p{L}))?/iuy },
  { value: 'tv-l', label: 'TV-L', spelling: /TV[-\s]?L(?!\p{L})/iuy },
  { value: 'tv-h', label: 'TV-H', spelling: /TV[-\s]?H(?!\p{L})/iuy },
  { value: 'tv-v', label: 'TV-V', spelling: /TV[-\s]?V(?!\p{L})/iuy },
  { value: 'bat-kf', label: 'BAT-KF', spelling: /BAT[-\s]KF(?!\p{L})/iuy },
  {
    value: 'avr-caritas',
    label: 'AVR Caritas',
    spelling: /AVR[-\s](?:der\s)?(?:Caritas|C)(?!\p{L})/iuy,
    within: 'avr',
  },
  {
    value: 'avr-diakonie',
    label: 'AVR Diakonie',
    spelling:
      /AVR[-\s](?:der\s)?(?:Diakonie|DD|DWBO|EKM|Wü|Württemberg|Bayern|HN|Johanniter|J|K)(?!\p{L})(?:[-\s]Deutschland(?!\p{L}))?/iuy,
    within: 'avr',
  },
  { value: 'avr', label: 'AVR', spelling: /AVR(?!\p{L})/iuy },
  {
    value: 'swoe-kv',
    label: 'SWÖ-KV',
    spelling: /(?:KV[-\s]SW(?:Ö|OE)|SW(?:Ö|OE)[-\s]?(?:KV|Kollektivvertrag))(?!\p{L})/iuy,
  },
  { value: 'drk', label: 'DRK-Tarif', spelling: /DRK[-\s](?:Reform)?tarif\p{L}*/iuy },
  { value: 'awo', label: 'AWO-Tarif', spelling: /AWO[-\s]tarif\p{L}*/iuy },
]

/** Stands for any collective agreement. */
const anyTariff = 'any'

/** What a filter offers at first: groups are for those who ask for one. */
export const tariffAgreements: readonly string[] = [anyTariff, ...agreements.map(({ value }) => value)]

const annex = /[-\s,(]*Anl(?:age|\.)?\s*\d{1,2}[a-e]?(?![\p{L}\d])\)?/iuy
// A bare number may be hours or a percentage: it is a group only behind a word that says so.
const namedGroup =
  /[-\s,:(]*(?:EG|Entgeltgruppe|Verwendungsgruppe|VG)\s*(?:(P|S|KR|Ä|E)\s?)?(\d{1,2}\s?[a-cü]?|I{1,3}|IV)(?![\p{L}\d])/iuy
const letterGroup = /[-\s,:(]*(P|S|KR|Ä|E)[-\s]?(\d{1,2}\s?[a-cü]?)(?![\p{L}\d]|[.,]\d)/iuy
const romanGroup = /[-\s,:(]*()(I{1,3}|IV)(?![\p{L}\d])/uy
const leadIn =
  /(?:(?:Bezahlung|Vergütung|Gehalt|Entgelt|Tarif|Tarifvertrag|bezahlt|vergütet|paid|pay)\s+)?(?:(?:nach|gemäß|gem\.|laut|according\s+to)\s+)?(?:(?:dem|der|Tarifvertrag|Tarif)\s+)*/iuy
const linking = /[-\s,:]*(?:(?:im|nach|des|der|in)\s+)*/iuy

export type TariffSpan = { value: string; to: number }

/**
 * The collective agreement that a text names from an offset on, with its pay group if it has one ("TVöD P8", "EG 9b TV-L",
 * "Bezahlung nach AVR Caritas"): its value and where it ends. Null where none begins.
 */
export function tariffAt(text: string, from: number): TariffSpan | null {
  const start = endOf(leadIn, text, from) ?? from
  const agreement = agreementAt(text, start)
  if (agreement) {
    const behind = endOf(annex, text, agreement.to) ?? agreement.to
    const group = groupAt(text, behind, agreement.value)
    return group ? { value: `${agreement.value}-${group.value}`, to: group.to } : agreement
  }
  const group = groupAt(text, start, '')
  const named = group && agreementAt(text, endOf(linking, text, group.to) ?? group.to)
  return named && { value: `${named.value}-${groupOf(named.value, group.value)}`, to: named.to }
}

function agreementAt(text: string, from: number): TariffSpan | null {
  for (const { value, spelling } of agreements) {
    const to = endOf(spelling, text, from)
    if (to !== null) return { value, to }
  }
  return null
}

function groupAt(text: string, from: number, agreement: string): TariffSpan | null {
  const patterns =
    agreement === 'tv-aerzte' ? [namedGroup, letterGroup, romanGroup] : [namedGroup, letterGroup]
  for (const pattern of patterns) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    if (!match) continue
    const [, letter = '', level = ''] = match
    const value = `${letter || 'E'}${level}`
      .toLowerCase()
      .replace(/\s/g, '')
      .replace('ä', 'ae')
      .replace('ü', 'ue')
    return { value: groupOf(agreement, value), to: pattern.lastIndex }
  }
  return null
}

const romans: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4' }

/** The groups of doctors are written I, Ä1 and 1. */
function groupOf(agreement: string, group: string): string {
  if (agreement !== 'tv-aerzte') return group
  const level = group.replace(/^(?:ae|e)/, '')
  return romans[level] ?? level
}

function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : null
}

/**
 * The values under which a job is found that states this agreement and group: "TVöD P8" is found under any, under TVöD and under TVöD P8.
 * None for pay above the agreements and for nothing stated.
 */
export function tariffValuesOf(tariff: string | null, group: string | null): string[] {
  if (tariff === null) return []
  const stated = group === null || tariff.includes(group) ? tariff : `${tariff} ${group}`
  const canonical = readTariffName(stated).tariff ?? stated
  if (/^AT\b/.test(canonical)) return []
  const read = tariffAt(canonical, 0)
  if (!read) return [anyTariff]
  const named = agreementOf(read.value)
  const values = [anyTariff, named?.within, named?.value, read.value]
  return [...new Set(values.filter(value => value !== undefined))]
}

/** With or without a group; branches stand before what they are branches of. */
function agreementOf(value: string): Agreement | undefined {
  return agreements.find(agreement => value === agreement.value || value.startsWith(`${agreement.value}-`))
}

/** Whether a search can ask for the value: {@link anyTariff}, an agreement, or one with a group. */
export function isTariffValue(value: string): boolean {
  return value === anyTariff || tariffLabel(value) !== null
}

/** "TVöD", "TVöD P8", "TV-L EG 9b"; null for what is no agreement. The names are the same in all languages. */
export function tariffLabel(value: string): string | null {
  const named = agreementOf(value)
  if (named?.value === value) return named.label
  const group = named && /^(p|s|kr|ae|e|)(\d{1,2})([a-c]|ue)?$/.exec(value.slice(named.value.length + 1))
  if (!group) return null
  const [, letter = '', level = '', part = ''] = group
  // Austria's word is Verwendungsgruppe.
  const plain = named.value === 'swoe-kv' ? 'VG ' : 'EG '
  const prefix = letter === 'e' || letter === '' ? plain : letter === 'ae' ? 'Ä' : letter.toUpperCase()
  return `${named.label} ${prefix}${level}${part === 'ue' ? 'Ü' : part}`
}
