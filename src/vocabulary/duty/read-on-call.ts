import { type DutyValues, dutyBounds, type OnCallKind } from './duty.values.ts'
import { type Found, numberOf, numberWord, type Segment } from './duty-segments.ts'

type OnCall = DutyValues['on-call']

const standby =
  'rufbereitschaft(?:s?dienste?n?|en)?|rufdienste?n?|ruf-\\s*(?:und|oder|/|u\\.)\\s*(?=bereitschaft)|hintergrunddienste?n?|hintergrundbereitschaft|pikett(?:dienste?n?)?|stand-?by (?:duty|duties|service)|on[\\s-]call (?:duty |duties |service )?from home'
const onSite =
  '(?:nacht)?bereitschaftsdienste?n?|(?:nacht|schlaf)bereitschaft(?:en)?(?!\\p{L})|schlafdienste?n?|bereitschafts-\\s*(?:und|oder|/|u\\.)\\s*(?=ruf|hintergrund|wochenend|nacht)|journaldienste?n?|anwesenheitsdienste?n?|in-house on[\\s-]call|resident on[\\s-]call'
const plain = 'on[\\s-]call'
const standbyDuty = new RegExp(`(?<![\\p{L}])(?:${standby})`, 'iu')
const onSiteDuty = new RegExp(`(?<![\\p{L}])(?:${onSite})`, 'iu')
const anyDuty = new RegExp(`(?<![\\p{L}])(?:${standby}|${onSite}|${plain})`, 'iu')

const duty = `(?:${standby}|${onSite}|${plain})`
const denied = new RegExp(
  `(?:keine?[nrm]?|ohne|weder|no|without|nor|neither)\\s+(?:\\p{L}+[-,]*\\s*(?:/\\s*)?){0,6}?${duty}(?:\\s*(?:,|und|oder|noch|&|/|and|or)?\\s*(?:(?:keine?|no)\\s+)?${duty})*|${duty}[^,;.]{0,20}?(?:entfällt|entfallen|fallen [^,;.]{0,40}?nicht an|fällt [^,;.]{0,40}?nicht an|fallen nicht an|fällt nicht an|gibt es (?:bei uns )?nicht|gibt es keine|(?:haben|kennen|kennt|leisten|machen) (?:wir |sie |du |unsere \\p{L}+ )?(?:bei uns )?(?:keine|nicht)(?=\\s*(?:[,.;!]|$|und\\b))|nicht erforderlich|nicht vorgesehen|(?:are|is) not required|:\\s*(?:keine?[rs]?|nein|no|none)\\b)|${duty}[^;.]{0,80}?(?:sind|bist) (?:davon|hiervon) befreit|(?:sind sie|bist du|sie sind|du bist) (?:(?!nicht|nie)\\p{L}+ ){0,2}?von (?:\\p{L}+ ){0,2}?${duty}(?:\\s*(?:,|und|oder|sowie|/)\\s*(?:von )?${duty})*[^,;.]{0,20}? befreit`,
  'iu',
)
/** Of some doctors, whoever the ad looks for, or of some colleagues only. */
const ofGroup =
  /(?<!\p{L})(?:nur|lediglich) (?:die|das|der|unsere?|einige|wenige) \p{L}[^,;.]{1,60} (?:hat|haben|leistet|leisten|macht|machen|übernimmt|übernehmen) (?:\p{L}+ )?(?=ruf|bereitschaft|hintergrund|pikett|nachtbereitschaft)|(?<!\p{L})(?:fach|ober|assistenz|chef|hintergrund)ärzt(?:e|innen)(?: und (?:fach|ober|assistenz)?ärzt(?:e|innen))? (?:nehmen|leisten|übernehmen|beteiligen|haben|machen|stattdessen|teilen)/iu
/** Holds for some, for a while, or on request. */
const conditional =
  /(?<!nach (?:\p{L}+ ){0,3})einarbeitung|probezeit|schwanger|auf wunsch|freiwillig|nach absprache|optional|voluntary|wahlweise|wer möchte|\bnur für\b|azubi|auszubild|bei interesse|möglichkeit zur teilnahme|keine pflicht|keine verpflichtung|not? oblig|zunächst|zu beginn|in den ersten|im ersten|(?<!\p{L})ab (?:dem )?[56]\d(?:\.| )|solange/iu
/** It is not the reader's own duty, or the one they want to leave. */
const ofOthers =
  /keine lust|erreichen sie|rufbereitschaft (?:unter|telefonisch)|schluss mit|nie wieder|genug von|müde|satt haben|befreiung von|\bkv-|der kv\b|kassenärztlich|116 ?117|vertragsärztlich|technische (?:ruf|bereitschaft)|\bit-|haustechnik|lieferant|statt (?:nacht|ruf|bereitschaft)|tired of|ihre erfahrung|erfahrung (?:in|im|mit)|rufbereitschaft der (?:leitung|pdl|technik)|ärztliche(?:r|n)? (?:rufbereitschaft|hintergrunddienst|bereitschaftsdienst) (?:ist|steht|unterstützt)/iu

const onlyThen = /^\s*(?:am|an|in der|in den|nachts|im) (?:wochenende|feiertag|nacht|ersten|januar|sommer)/iu

const perMonth = '(?:im|pro|je|per|a|/)\\s*(?:monat|month)|monatlich|monthly'
const count = `(?<![\\d.,])(${numberWord})(?:\\s*(?:-|–|bis|to|bis zu)\\s*(${numberWord}))?`
const countThenMonth = new RegExp(
  `${count}\\s*(?:-?\\s*(?:x|mal|×)\\s*|\\s+(?:[\\p{L}-]+\\s+){0,3}?|\\s+|\\s+\\p{L}+(?=/)|(?=/))(?:${perMonth})`,
  'iu',
)
const monthThenCount = new RegExp(
  `(?:monatlich|pro monat|im monat|per month)\\s+(?:(?:fallen|sind|kommen|leisten|haben|übernehmen)\\s+(?:(?:es|sie|wir|du)\\s+)?)?(?:ca\\. |etwa |rund |max\\. |maximal |nur |höchstens |about )*${count}(?!\\s*(?:€|euro|wochen|%|weeks))`,
  'iu',
)
const eachCounted = new RegExp(
  `${count}\\s+${duty}\\p{L}*\\s*(?:,|und|sowie|and|plus|\\+)\\s*${count}\\s+${duty}`,
  'iu',
)
const otherCount = /€|euro|tage? frei|wochenenden? im|fortbildung|stunden im monat|hours a month/iu

type Said = Found<OnCall>

/** What all of a text says of on-call duty together; null where it says nothing that is sure. */
export function readOnCall(segments: readonly Segment[]): Said | null {
  const said = segments.flatMap(segment => readOne(segment) ?? [])
  const duties = said.filter(({ value }) => value.kind !== 'none')
  const [first] = duties
  if (!first) return said[0] ?? null
  const kinds = new Set(
    duties.flatMap(({ value }) => (value.kind === 'both' ? ['standby', 'on-site'] : value.kind)),
  )
  const kind: OnCallKind = kinds.size > 1 ? 'both' : first.value.kind
  const counted = duties.find(({ value }) => value.perMonth !== null)
  return {
    ...(counted ?? first),
    value: { kind, perMonth: kinds.size > 1 && duties.length > 1 ? null : (counted?.value.perMonth ?? null) },
  }
}

function readOne({ text, from }: Segment): Said | null {
  // "Keine Lust auf Rufbereitschaft?"
  if (/\?\s*$/.test(text)) return null
  if (!anyDuty.test(text) || conditional.test(text) || ofGroup.test(text)) return null
  const denial = denied.exec(text)
  if (!denial) return ofOthers.test(text) ? null : readDuty(text, from)
  const { index, 0: words } = denial
  const end = index + words.length
  if (ofOthers.test(text.slice(0, end))) return null
  // "keine Bereitschaftsdienste, aber Rufbereitschaft"
  const rest = text.slice(0, index) + ' '.repeat(words.length) + text.slice(end)
  if (anyDuty.test(rest)) return ofOthers.test(rest) ? null : readDuty(rest, from)
  // "keine Bereitschaftsdienste am Wochenende" leaves those of the week.
  if (onlyThen.test(text.slice(end))) return null
  return { value: { kind: 'none', perMonth: null }, from: from + index, to: from + end }
}

function readDuty(text: string, from: number): Said | null {
  const kind = kindOf(text)
  const named = anyDuty.exec(text)
  if (kind === null || !named) return null
  const often = readCount(text)
  // "Bereitschafts- und Rufdienst" is one word after all.
  const rest = /^\p{L}*/u.exec(text.slice(named.index + named[0].length))?.[0] ?? ''
  const begin = Math.min(named.index, often?.from ?? named.index)
  const end = Math.max(named.index + named[0].length + rest.length, often?.to ?? 0)
  return { value: { kind, perMonth: often?.value ?? null }, from: from + begin, to: from + end }
}

function kindOf(text: string): OnCallKind | null {
  const isStandby = standbyDuty.test(text)
  const isOnSite = onSiteDuty.test(text)
  if (isStandby && isOnSite) return 'both'
  return isStandby ? 'standby' : isOnSite ? 'on-site' : null
}

/** Of a range the most. */
function readCount(text: string): Found<number> | null {
  if (otherCount.test(text)) return null
  const match = countThenMonth.exec(text) ?? monthThenCount.exec(text)
  if (!match) return null
  const value = numberOf(match[2] ?? match[1] ?? '')
  // "2 Bereitschaftsdienste und 4 Rufbereitschaften": nobody counts both together.
  if (eachCounted.test(text)) return null
  const isOfWeeks = /woche|week|tag\b|tage|day/i.test(match[0])
  const { least, most } = dutyBounds.onCallPerMonth
  return value >= least && value <= most && !isOfWeeks
    ? { value, from: match.index, to: match.index + match[0].length }
    : null
}
