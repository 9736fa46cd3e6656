import { findProfessions } from '../../titles/find-professions.ts'
import type { GroupWord } from './group-words.ts'

/** What stands beside a group on its side of the list. */
const besideChars = 60
const parting = /[\n,;|•]|[.!?](?=\s)|(?<=\s)[/–-](?=\s)/u

/** Several groups of one agreement, which a list may give to several kinds of work. */
export function isListOfWork(groups: readonly GroupWord[]): boolean {
  return new Set(groups.map(({ kind, number }) => `${kind} ${number}`)).size > 1
}

/**
 * The group of a profession in "Pflegefachkraft EG 7, Pflegehelfer EG 3" or "EG 7 (Pflegefachkraft), EG 3 (Pflegehelfer)"; the first where
 * the groups are not given to professions, null where they are given to others. `groups` begin with the one that counts otherwise.
 */
export function groupOfWork(
  text: string,
  groups: readonly GroupWord[],
  profession: string | undefined,
): GroupWord | null {
  const [first = null] = groups
  if (profession === undefined) return first
  for (const side of [before, behind]) {
    const named = groups
      .map(group => ({ group, of: professionsOf(side(text, group, groups)) }))
      .filter(({ of }) => of.length > 0)
    if (named.length < 2) continue
    const own = named.find(({ of }) => of.includes(profession))
    return own ? own.group : named.length === groups.length ? null : first
  }
  return first
}

function before(text: string, { from }: GroupWord, groups: readonly GroupWord[]): string {
  const start = Math.max(from - besideChars, 0, ...groups.map(({ to }) => to).filter(to => to <= from))
  return text.slice(start, from).split(parting).at(-1) ?? ''
}

function behind(text: string, { to }: GroupWord, groups: readonly GroupWord[]): string {
  const end = Math.min(to + besideChars, ...groups.map(({ from }) => from).filter(from => from >= to))
  return text.slice(to, end).split(parting)[0] ?? ''
}

function professionsOf(text: string): string[] {
  return findProfessions(text).map(({ id }) => id)
}
