import { queryWords } from '../../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../../vocabulary/titles/find-specialties.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { keysOf } from '../phrase.ts'

// What goes on from what was said: "und in Teilzeit?", "lieber Hamburg", "what about Berlin".
const goesOn = lists(
  'und|aber|auch|lieber|nur|ohne|mit|doch|dann|stattdessen|oder|sondern|was ist mit|wie ist es mit|wie sieht es|wie sieht es aus|wie wäre es mit|wie wäre es|wie schaut es|how about|what about|and|but|only|rather|instead|same|dasselbe|das gleiche|das selbe|gleiche suche|in|als|ab|mindestens|bitte nur|just|no|not|kein|keine|nicht|with|without|or|also|außerdem|zusätzlich|davon|jetzt|now|möglichst|gern|vielleicht|geht auch|gibt es das auch|gibt es die auch|das auch|eher|zeig nur|zeige nur|bitte in|in which|of these|of those|welche davon|which of|make it|bitte|und bitte|nein|nee|nö|sorry|entschuldigung|falsch|quatsch|ups|ich meinte|ich meine|meinte|i meant|i mean|oops|actually|wrong|vertippt|korrektur|am liebsten|vielleicht auch|davon nur|such stattdessen|suche stattdessen|such lieber|suche lieber|such mal|suche mal|search instead|dann such|such doch|try|schau mal|schau|probier|probier mal|versuch|versuch mal|und jetzt|wieder',
)
const adds = lists('oder|auch|or|also|außerdem|zusätzlich|und auch|and also|as well|too')

/** What a turn says, as search parameters: `q` is what is left to search for. */
export type SaidParams = Partial<JobSearchParams> & { q: string }

type Said = { before: JobSearchParams; said: SaidParams; text: string; namesWork: boolean }

/**
 * The search before with what was said now; null when it is a search of its own. Another place, another time, another house take the place
 * of the old ones, "auch" and "oder" add to them; refusals always add up.
 */
export function refine({ before, said, text, namesWork }: Said): JobSearchParams | null {
  // "Es darf gern eine Rehaklinik sein" says where, not what.
  if (before.q !== '' && house.test(said.q))
    return { ...before, ...said, q: `${before.q} ${said.q}`, page: 1 }
  const isGoingOn = startsWith(text, goesOn) || alsoSaid.test(text)
  // A field alone goes on with the search that there is: "die Geriatrie wäre schön".
  const isField =
    namesWork &&
    before.q !== '' &&
    (placeOfWork.test(said.q) || (findProfessions(said.q).length === 0 && findSpecialties(said.q).length > 0))
  if (said.q !== '' && namesWork && !isGoingOn && !isField) return null
  if (said.q !== '' && !namesWork && !isGoingOn && Object.keys(said).length === 1) return null
  const isAdding = hasAny(text, adds)
  return {
    ...before,
    ...merged(before, said, isAdding),
    q: isField ? withField(before.q, said.q) : nextWords(before.q, said.q, namesWork),
    page: 1,
  }
}

/** Where the work is done, though those who do it are called so as well. */
const placeOfWork =
  /^(?:op|its|spitex|hauskrankenpflege|ambulante pflege|rettungsdienst|funktionsdienst|intensivstation|ambulanter pflegedienst)$/iu

/** "ZFA auch", "ZFA ginge auch" */
const alsoSaid =
  /^[^,;.!?]{2,40}? (?:(?:ist|is|wär\p{L}*|ging\p{L}*|geht|passt|tät\p{L}*|würd\p{L}*|would)(?: be| mir| für mich)? )?(?:auch|too|as well)(?: (?:ok|okay|gut|recht|gehen|passen|möglich|fine))?[.!?]*$/iu

/** "Ergotherapeutin", then "Geriatrie": the profession with the other field. */
function withField(before: string, said: string): string {
  const named = new Set(findProfessions(before).flatMap(({ words }) => words.flatMap(keysOf)))
  const fields = new Set(findSpecialties(before).flatMap(({ words }) => words.flatMap(keysOf)))
  const work = queryWords(before).filter(({ key }) => named.has(key) && !fields.has(key))
  return [...work.map(({ raw }) => raw), said].join(' ')
}

const house =
  /^\p{L}*(?:klinik|kliniken|ambulanz|hospiz|tagespflege|sozialstation|pflegedienst|rehazentrum)$/iu

function nextWords(before: string, said: string, namesWork: boolean): string {
  if (said === '') return before
  return namesWork || before === '' ? said : `${before} ${said}`
}

/** Filters of an earlier turn that no longer hold because of what is said now. */
function merged(
  before: JobSearchParams,
  { q: _q, ...said }: SaidParams,
  isAdding: boolean,
): Partial<JobSearchParams> {
  const next: Partial<JobSearchParams> = {}
  for (const [name, value] of Object.entries(said)) {
    // The cast: keys of a Partial<JobSearchParams>.
    const old: unknown = before[name as keyof JobSearchParams]
    const isJoined = Array.isArray(old) && Array.isArray(value) && (isAdding || name === 'without')
    Object.assign(next, { [name]: isJoined ? [...new Set([...old, ...value])] : value })
  }
  if (said.place !== undefined) Object.assign(next, { state: [], country: [], radius: said.radius ?? null })
  if (said.without)
    next.shift = (next.shift ?? before.shift).filter(shift => !isRefused(shift, said.without ?? []))
  if (said.shift)
    next.without = (next.without ?? before.without).filter(
      each => !said.shift?.some(shift => isRefused(shift, [each])),
    )
  if (said.employerType) {
    // The cast: both lists are checked values; some are in both.
    const wanted: readonly string[] = said.employerType
    next.without = (next.without ?? before.without).filter(each => !wanted.includes(each))
  }
  return next
}

const shiftsOf: Record<string, readonly string[]> = {
  nights: ['nights-only', 'three-shift'],
  weekends: ['weekends'],
  'on-call': ['on-call'],
  shifts: ['two-shift', 'three-shift', 'nights-only'],
}

function isRefused(shift: string, refusals: readonly string[]): boolean {
  return refusals.some(refusal => shiftsOf[refusal]?.includes(shift))
}

function startsWith(text: string, phrases: readonly string[][]): boolean {
  const keys = keysOf(text)
  return phrases.some(phrase => phrase.every((key, at) => keys[at] === key))
}

function hasAny(text: string, phrases: readonly string[][]): boolean {
  const keys = keysOf(text)
  return phrases.some(phrase => keys.some((_, from) => phrase.every((key, at) => keys[from + at] === key)))
}

function lists(phrases: string): string[][] {
  return phrases.split('|').map(keysOf)
}
