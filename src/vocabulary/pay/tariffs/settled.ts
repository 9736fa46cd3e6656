import type { EmployerKind, TariffHints, WorkKind } from './employer-words.ts'
import type { GroupKind, GroupWord } from './group-words.ts'

/** What a name and a group written beside it are read with. */
export type Asked = {
  /** What stands behind the scheme's name ("p", "vka", "caritas"), in lower case; '' for none. */
  branch: string
  group: GroupWord | null
  /** The text beside the name, on both sides. */
  around: string
  hints: TariffHints
  work: WorkKind | null
  employer: EmployerKind | null
}

/** A scheme with the codes of its groups. */
export type Settled = {
  scheme: string
  group: string | null
  groupTo: string | null
  /** The name says less than which table it is. */
  isAssumed: boolean
  /** Other schemes that the words may mean. */
  alternatives: string[]
  /** The group was written in a code that is no longer used. */
  isLegacy: boolean
}

export function settled(scheme: string, more: Partial<Settled> = {}): Settled {
  return { scheme, group: null, groupTo: null, isAssumed: false, alternatives: [], isLegacy: false, ...more }
}

/** The same, assumed because the words name no scheme or not which of its tables. */
export function assumed(one: Settled, alternatives: readonly string[]): Settled {
  return { ...one, isAssumed: true, alternatives: alternatives.filter(id => id !== one.scheme) }
}

/** Codes of a prefix and the number as written: "P8", "E9a". */
export function coded(prefix: string, group: GroupWord | null): Pick<Settled, 'group' | 'groupTo'> {
  if (!group) return { group: null, groupTo: null }
  return {
    group: prefix + cased(group.number),
    groupTo: group.numberTo === null ? null : prefix + cased(group.numberTo),
  }
}

/** "9A" → "9a", "2ü" → "2Ü". */
function cased(number: string): string {
  return number.toLowerCase().replace('ü', 'Ü')
}

export function isKind<K extends GroupKind>(
  group: GroupWord | null,
  ...kinds: K[]
): group is GroupWord & { kind: K } {
  return group !== null && kinds.some(kind => kind === group.kind)
}

/** Without the letter that codes had until 2018: "8a" → "8". */
export function withoutLetter(group: GroupWord): { group: GroupWord; isLegacy: boolean } {
  const number = group.number.replace(/[a-d]$/i, '')
  const numberTo = group.numberTo?.replace(/[a-d]$/i, '') ?? null
  return { group: { ...group, number, numberTo }, isLegacy: number !== group.number }
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** "2" and "II" → "II". */
export function roman(number: string): string {
  return romans[Number(number) - 1] ?? number.toUpperCase()
}

/** "2" and "II" → "2". */
export function arabic(number: string): string {
  const at = romans.indexOf(number.toUpperCase())
  return at < 0 ? number : String(at + 1)
}
