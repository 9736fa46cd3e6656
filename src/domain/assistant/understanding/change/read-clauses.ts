import type { JobSearchParams } from '../../../job-search/job.schema.ts'

/** What a clause says as a search, from which it goes on. */
type Read = (
  clause: string,
  before: JobSearchParams,
) => { params: JobSearchParams; isRefined: boolean; said: string } | null

const between =
  /\s*(?:[,;.!…]+(?=\s|$)|\s[-–]\s|\s(?:aber|but|sondern|weil|denn|because|since|sonst|otherwise|dafür)(?=\s))\s*/iu
/** Says why, or how somebody feels about it, in words that any sentence has. */
const comments =
  /(?<!\p{L})(?:ich|i|mir|mich|mi|ma|mein\p{L}*|mini?|mei|my|me|we|wir|uns|wohnt?|ist|sind|isch|is|are|war\p{L}*|bin|bi|hab\p{L}*|hatte\p{L}*|bleibt?|macht|weit|viel|spa(?:ß|ss)|egal|reicht|geht)(?!\p{L})/iu
const mostOfSigh = 2
/** "da wohnt meine Schwester" names no work. */
const ofFamily =
  /(?<!\p{L})(?:wohnt|lebt|arbeitet|ist|lives|works)\s+(?:schon |auch |ja )?(?:mein\p{L}*|mini?|mei|my|unser\p{L}*)(?!\p{L})/iu

/**
 * A turn that changes the search in one clause and says something else in others: "mach 4000 draus, sonst bleibt ja nix übrig". Null when
 * no clause is a change by itself, or when one says something that is neither a change nor a comment.
 */
export function readClauses(
  text: string,
  before: JobSearchParams,
  { read, namesWork }: { read: Read; namesWork: (text: string) => boolean },
): JobSearchParams | null {
  const clauses = text.split(between).filter(clause => /[\p{L}\d]/u.test(clause))
  if (clauses.length < 2) return null
  let changed = before
  for (const clause of clauses) {
    const found = ofFamily.test(clause) ? null : read(clause, changed)
    if (found?.isRefined && found.said === '') changed = found.params
    else if ((found && namesWork(found.said)) || !isBeside(clause)) return null
  }
  return changed === before ? null : changed
}

function isBeside(clause: string): boolean {
  return clause.split(/\s+/).length <= mostOfSigh || comments.test(clause)
}
