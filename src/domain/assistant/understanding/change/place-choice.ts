import { placesIn } from '../../../../query-understanding/board-places.ts'
import { queryWords } from '../../../../query-understanding/query-words.ts'
import { fold } from '../../../../search/text/fold.ts'
import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../../vocabulary/titles/find-specialties.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { understandSearch } from '../../../job-search/understand-search.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'

type Town = { from: number; to: number; name: string }

const upTo = (words: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})(?:[ ,:]+(?:mal|ma|bitte|halt|dann|doch|lieber|in|nach|with|for|in der nähe von)){0,3}[ ,:]+$`,
    'iu',
  )

/** What in front of a town says that it is the one. */
const wanted = upTo(
  String.raw`(?:fang\p{L}*|beginn\p{L}*|starte?)(?: \p{L}+){0,3} mit|(?:start|begin) with|first|zuerst|als erstes|erstmal|erst mal|zeig\p{L}*(?: (?:mir|ma|mal|uns))?|show(?: me)?|schau\p{L}*|guck\p{L}*|nimm|nehm\p{L}*|sondern|jetzt|lieber|eher`,
)
/** What in front of a town says that it is not. */
const refused = upTo(
  'statt|anstatt|anstelle von|instead of|rather than|not|nicht|net|ned|nid|nöd|lass(?:en)?(?: (?:ma|mer|wir))?|lassma|vergiss|forget|ohne|weg von|raus aus',
)
const refusedAfter =
  /^(?:\?[ ]*(?:ach |oh |hm+ )?(?:nein|nee?|no|quatsch)(?!\p{L})|[ ]+(?:gegen|durch)(?=[ ]+\p{L})|[ ,]*(?:(?:bitte|doch|dann|wieder|jetzt|mir|ma|mia|mer|uns|ist|is|isch|liegt|wäre?)[ ,]+){0,3}(?:raus|weg|nicht|net|ned|nid|nöd|zu (?:weit|teuer|voll|laut|klein|groß|gross)\p{L}*|z['’ ]?(?:wiit|weit|groß|gross|laut|voll|teia|tüür)|überlaufen|too (?:far|expensive))(?!\p{L}))/iu
const wantedAfter =
  /^[ ,]*(?:(?:ist|is|isch|liegt|wäre?|wär)[ ,]+(?:(?:mir|für mich|doch|auch|uns)[ ,]+){0,2}(?:näher|nächer|nöcher|besser|lieber|closer|nearer|better)|zuerst|first|rein)(?!\p{L})/iu
/** Where somebody goes to, and where they are now. */
/** "… und ziehe im Mai zu meiner Tochter nach Göttingen" */
const movesTo =
  /(?<!\p{L})(?:zieh\p{L}*|umzieh\p{L}*|mov(?:e|ing)|relocat\p{L}*)(?! nicht)(?: \p{L}+){0,6} (?:nach|to)[ ]+$/iu
/** Where somebody would go only if they must. */
const lastResort =
  /(?<!\p{L})(?:notfalls|zur not|evtl\.?|eventuell|im notfall|wenn'?s sein muss|wenn nötig|if necessary|if need be|possibly|at a push)(?: (?:auch|noch|in|im raum|bei|also|even)){0,3}[ ]+$/iu
const goesTo = /(?<!\p{L})(?:nach|to)[ ]+$/iu
const goes =
  /^(?:[ ,]+(?:um|ziehen|zieh\p{L}*|gehen|gehe|umziehen|wechseln|will|möchte|hinterher))(?!\p{L})/iu
const isNow =
  /(?<!\p{L})(?:wohn\p{L}*|leb\p{L}*|living|live|lives|von|from|derzeit|zurzeit|noch|aus)(?: (?:in|von|aus|noch|derzeit|zurzeit|hier|der|dem|near|now|currently|ich|wir|i|we)){0,3}[ ]+$/iu

/**
 * A text that names several towns and says which one is meant, with that one alone: "Chemnitz oder Zwickau, fang mit Chemnitz an",
 * "Schweinfurt statt Würzburg", "singen oder radolfzell... singen". Any other text as it is.
 */
export function withTownChosen(text: string): string {
  const towns = townsIn(text)
  const names = new Set(towns.map(({ name }) => name))
  if (names.size < 2) return text
  const marked = towns.map(town => markOf(text, town))
  const chosen = chosenOf(towns, marked)
  const first = towns[0]
  const last = towns.at(-1)
  if (!chosen || !first || !last) return text
  const between = text.slice(first.from, last.to)
  if (between.length > mostBetween || findProfessions(between).length > 0 || saysWish(between))
    return withoutOthers(text, towns, chosen)
  const until = text.slice(last.to).replace(marked.at(-1) === 'refused' ? refusedAfter : /^$/u, '')
  const before = text.slice(0, first.from)
  const lead = (refused.exec(before) ?? isNow.exec(before))?.[0] ?? ''
  const start = before.slice(0, before.length - lead.length)
  // Some towns are called as things are.
  return `${start}${inFront.test(start) ? '' : 'in '}${text.slice(chosen.from, chosen.to)}${until}`
}

const mostBetween = 90

/** "… wohne in Hildesheim und hätte gern was Unbefristetes, notfalls in Hannover" */
function saysWish(between: string): boolean {
  const {
    place: _place,
    radius: _radius,
    ...set
  } = understandSearch({ ...noJobSearchParams, q: between }, 'de').understood?.set ??
  ({} as Partial<JobSearchParams>)
  return Object.keys(set).length > 0
}

function withoutOthers(text: string, towns: readonly Town[], chosen: Town): string {
  let left = text
  for (const { from, to, name } of towns.toReversed())
    if (name !== chosen.name)
      left = left.slice(0, from).replace(/(?:in|aus|von|from|bei)\s+$/iu, '') + left.slice(to)
  return left
}

type Mark = 'wanted' | 'refused' | 'last' | null

function markOf(text: string, { from, to }: Town): Mark {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (lastResort.test(before)) return 'last'
  if (refused.test(before) || refusedAfter.test(after) || isNow.test(before)) return 'refused'
  if (wanted.test(before) || wantedAfter.test(after) || movesTo.test(before)) return 'wanted'
  return goesTo.test(before) && goes.test(after) ? 'wanted' : null
}

function chosenOf(towns: readonly Town[], marked: readonly Mark[]): Town | null {
  const wantedTowns = towns.filter((_, at) => marked[at] === 'wanted')
  if (wantedTowns.length > 0) return only(wantedTowns)
  const left = towns.filter((_, at) => marked[at] !== 'refused' && marked[at] !== 'last')
  const notRefused = left.length < towns.length ? only(left) : null
  if (notRefused) return notRefused
  // "Wohne in Hildesheim … notfalls auch Hannover"
  const first = towns.filter((_, at) => marked[at] !== 'last')
  if (left.length === 0 && first.length < towns.length && first.length > 0) return only(first)
  // Who says one of them again means that one.
  const last = towns.at(-1)
  const said = towns.filter(({ name }) => name === last?.name)
  return said.length > 1 && towns.at(-2)?.name !== last?.name ? (last ?? null) : null
}

function only(towns: readonly Town[]): Town | null {
  return new Set(towns.map(({ name }) => name)).size === 1 ? (towns[0] ?? null) : null
}

/** "Bern ist mir zu weit", said of a town that the search is not in: it stays where it is. */
export function refusesOtherTown(text: string, place: string): boolean {
  const [town, ...others] = townsIn(text)
  if (!town || others.length > 0 || town.name === fold(place)) return false
  const rest = text.slice(town.to).replace(refusedAfter, '')
  return rest !== text.slice(town.to) && !/\p{L}/u.test(text.slice(0, town.from) + rest)
}

/** The first town that a text names; null when it names none. */
export function townIn(text: string): string | null {
  const [town] = townsIn(text)
  return town ? text.slice(town.from, town.to) : null
}

const townAlone =
  /^(?:(?:und|dann|ok|okay|ja|also|na gut|gut|and|then)[, ]+)*(\p{Lu}[\p{L}.-]+(?: \p{Lu}\p{L}+)?)(?:[, ]+(?:bitte|dann|halt|eben|please|then))+[.!]*$/u

const townPreferred =
  /^(?:(?:und|aber|ok|okay|ja|also|hm+|and|but|well)[, ]+)*(?:in )?(\p{L}[\p{L}.-]+(?: \p{Lu}\p{L}+)?) (?:wär|wäre|ist|is|isch|liegt|läge|would be)(?: (?:mir|für mich|für uns|doch|halt|eigentlich|natürlich|viel|noch|actually|much|a lot))* (?:näher|nächer|nöcher|besser|praktischer|lieber|closer|nearer|better|easier)(?: dran)?[.!]*$/iu

/** "Dann Singen bitte" and "Bonn wär näher" are said of the town, though it may be a word as well. */
export function withTownSaid(text: string): string {
  const name = (townAlone.exec(text) ?? townPreferred.exec(text))?.[1]
  return name !== undefined && townIn(`in ${name}`) === name ? `lieber in ${name}` : text
}

const leastLetters = 3

function townsIn(text: string): Town[] {
  const nameAt = placesIn(text)
  const towns: Town[] = []
  let end = 0
  for (const { from, raw, key } of queryWords(text)) {
    if (from < end || raw.length < leastLetters || (!/^\p{Lu}/u.test(raw) && isOrdinaryWord(key))) continue
    const named = nameAt(from)
    if (
      !named ||
      named.kind === 'postal-code' ||
      findSpecialties(raw).length > 0 ||
      !isTown(text, from, named.population)
    )
      continue
    end = named.nameTo ?? named.to
    towns.push({ from, to: end, name: fold(text.slice(from, end)) })
  }
  return towns
}

const inFront = /(?<!\p{L})(?:in|nach|bei|um|raum|region|z|to|near|von|from)\s+$/iu
const largeTown = 15_000
const smallTown = 8_000

/** Many villages are called as things are; who writes small letters means towns. */
function isTown(text: string, from: number, population: number): boolean {
  const isName = /\p{Lu}/u.test(text[from] ?? '')
  if (population >= (isName ? smallTown : largeTown)) return true
  const before = text.slice(0, from)
  return (
    /\p{Lu}/u.test(text[from] ?? '') && (refused.test(before) || wanted.test(before) || inFront.test(before))
  )
}
