import { RecentMap, remember } from '../../../basics/remember.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Spread } from '../../../search/types.ts'
import { loadAnalyser } from '../../../vocabulary/load-analyser.ts'
import { findPlaces } from '../../../vocabulary/places/find-places.ts'
import type { JobIndexQuery } from '../../caller/job-search.ts'

const rememberedNames = 20_000
const longestName = 5
const shortestWord = 4

/**
 * By what a search names an employer: each word of its name that means nothing else (no profession, field, kind of employer, place or
 * legal form), and the whole name without legal forms.
 */
export const employerNameValues = remember(rememberedNames, (name: string): readonly string[] => {
  const words = namingWords(name)
  const whole = wholeEmployerName(name)
  return [...new Set([...words.filter(isProper), ...(whole === null ? [] : [whole])])]
})

/** The one of {@link employerNameValues} that is the whole name; null for a single word. */
export function wholeEmployerName(name: string): string | null {
  const words = namingWords(name)
  return words.length > 1 ? words.join(' ') : null
}

/** Whether a word of the name is a name: "Klinik Birkenstieg", but not "Ambulante Pflege Köln". */
export const isOwnName = (name: string): boolean => namingWords(name).some(isProper)

/**
 * At most two ads of one employer among ten and four among twenty, on every page of twenty, unless the search names it; null where the
 * order or a filter says which ads come first.
 */
export function employerSpread({ text, sort, filters, employerName }: JobIndexQuery): Spread | null {
  if (sort !== 'relevance' || filters.employer || employerName) return null
  return { facet: 'employer', rules, unless: { facet: 'employerName', values: possibleEmployerNames(text) } }
}

const rules: Spread['rules'] = [
  { first: 10, most: 2 },
  { first: 20, most: 4 },
]

/** Every run of words in a text that could be one of {@link employerNameValues}. */
function possibleEmployerNames(text: string): string[] {
  const words = wordsOf(text)
  const runs = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++)
      runs.add(words.slice(from, to).join(' '))
  }
  return [...runs]
}

function namingWords(name: string): string[] {
  return wordsOf(name).filter(word => !legalForms.has(word))
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold)
}

function isProper(word: string): boolean {
  if (word.length < shortestWord || generic.has(word) || /\d/.test(word)) return false
  const { groups } = loadAnalyser().analyseQuery(word, { language: 'de', isTyping: false })
  return groups.length > 0 && !groups.some(group => group.isConcept) && findPlaces(word).length === 0
}

const legalForms = new Set('gGmbH GmbH mbH gAG AG KG SE UG eG e V K KdöR AöR SA GbR OHG'.split(' ').map(fold))

/** Words of many names that are in no vocabulary of jobs. */
const generic = new Set(
  [
    'Haus Hof Park Garten Straße Tor Verein Verband Verbund Stiftung Stift Team Gruppe Netz Werk Partner Söhne Kollegen Dres Post',
    'Landkreis Kreis Kanton Stadt Städtisch Städtisches Städtische Privat Gemeinschaft Gesellschaft Betriebe Holding Service Dienste',
    'Nord Süd Ost West Altstadt Mitte Alten Alters Ober Unter Oberes Unteres Sankt Heilig Barmherzige Barmherziges',
    'Evangelisch Evangelische Evangelisches Katholisch Katholische Katholisches Deutsch Deutsche Deutsches Schweizer Österreichische',
    'Allgemeine Allgemeines Medizinisch Medizinische Medizinisches Ambulant Ambulante Ambulanter Akademie Institut Zentrum Anstalt',
    'Therapiezentrum Facharztzentrum Universitätsmedizin Krankenanstalt Sanatorium Heilkunde Wohnen Pflegewohnpark Hals Nasen Ohren',
    'Clinic Clinica Clinical Cabinet Medical Hopital Diagnostics Research International',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
)

/** Whether an employer with ads has a whole name: asked by the understanding, by the search after it and by each stored search that is matched. */
export function employersCalled(ask: (whole: string) => boolean) {
  const known = new RecentMap<string, boolean>(rememberedNames)
  return {
    has: (whole: string): boolean => {
      const is = known.get(whole) ?? ask(whole)
      known.set(whole, is)
      return is
    },
    /** For when the index changes. */
    forget: () => known.clear(),
  }
}
