import type { JobSearchParamName, JobSearchParams } from '../../../job-search/job.schema.ts'
import { refusalOf, refusesAgencies } from './read-wish.ts'

/** What a clause says as a search, from which it goes on. */
type Read = (
  clause: string,
  before: JobSearchParams,
) => { params: JobSearchParams; isRefined: boolean; said: string } | null

const between = /\s*(?:[,;.!]+(?=\s)|\s(?:und|and|u\.|sowie|plus|&|aber|but)(?=\s))\s*/iu
const mostClauses = 4
const mostLetters = 140
const refuses =
  /(?<!\p{L})(?:kein\p{L}*|nicht|nich|ned|net|nid|nöd|nie|ohne|weg|raus|no|not|without|never|nor)(?!\p{L})/iu

/**
 * "Umkreis 40 und Teilzeit", "3300 reichen auch, und befristet ist egal": each of its clauses changes the search by itself, and each
 * another part of it. Null when one does not: of "nicht nachts und am Wochenende" and "nur Praxis und Klinik" the second goes on from the
 * first.
 */
export function readEachChange(text: string, before: JobSearchParams, read: Read): JobSearchParams | null {
  if (text.length > mostLetters || text.includes('?')) return null
  const clauses = text.split(between).filter(clause => /[\p{L}\d]/u.test(clause))
  if (clauses.length < 2 || clauses.length > mostClauses || goesOnRefusing(clauses)) return null
  let changed = before
  const names = new Set<string>()
  for (const clause of clauses) {
    const found = read(clause, changed)
    if (!found?.isRefined || found.said !== '') return null
    const own = changesOf(changed, found.params)
    if (own.length === 0 || own.some(name => names.has(name))) return null
    for (const name of own) names.add(name)
    changed = found.params
  }
  return changed
}

/** Whether a thing that can be refused follows a refusal without a word of its own. */
function goesOnRefusing(clauses: readonly string[]): boolean {
  const from = clauses.findIndex(clause => refuses.test(clause))
  if (from < 0) return false
  return clauses
    .slice(from + 1)
    .some(each => !refuses.test(each) && (refusalOf(each).length > 0 || refusesAgencies(each)))
}

function changesOf(one: JobSearchParams, other: JobSearchParams): string[] {
  // The cast: keys of a search.
  return (Object.keys(other) as JobSearchParamName[]).filter(
    name => name !== 'page' && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )
}
