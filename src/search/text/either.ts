import { isProfession, strongest } from './meaning.ts'
import type { QueryGroup } from './query-groups.ts'
import { type Token, tokens } from './tokens.ts'
import type { Word } from './words.ts'

/** What stands between a word and the one before: a slash, "and", or a word that means "or"; `shouted` is "OR", perhaps a theatre. */
export type Joint = 'slash' | 'and' | 'or' | 'shouted'
/** By the words that they lead to. */
export type Joints = ReadonlyMap<Word, Joint>

const noJoints: Joints = new Map()
const orWords = new Set(['oder', 'or', 'od', 'bzw', 'beziehungsweise', 'respektive'])
export const isOr = (folded: string) => orWords.has(folded)
const andWords = new Set(['und', 'and', 'sowie', 'u'])
const slashBetweenWords = /\p{L}\s?\/\s?(?=(\p{L}{3}))/gu

/** Which words of a query are one of several that are enough; `asked` are those that are searched for. */
export function jointsOf(
  text: string,
  list: readonly Token[],
  read: readonly Word[],
  asked: readonly Word[],
): Joints {
  const isJoined = text.includes('/') || read.some(({ folded }) => isOr(folded) || andWords.has(folded))
  if (asked.length < 2 || !isJoined) return noJoints
  const slashes = slashedTokens(text, list)
  const joints = new Map<Word, Joint>()
  const isAsked = new Set(asked)
  let joint: Joint | null = null
  for (const [at, word] of read.entries()) {
    const raw = list[at]?.raw ?? ''
    // "Gesundheits- oder Krankenpfleger" is one title.
    if (isOr(word.folded)) joint = list[at - 1]?.isElided ? null : raw === 'OR' ? 'shouted' : 'or'
    else if (andWords.has(word.folded)) joint = list[at - 1]?.isElided ? null : 'and'
    else if (isAsked.has(word)) {
      const found = joint ?? (slashes.has(at) ? 'slash' : null)
      if (found) joints.set(word, found)
      joint = null
    }
  }
  return joints
}

/** The words behind a slash, which is none before an ending: "MFA/ZFA", but "Pfleger/-in". */
function slashedTokens(text: string, list: readonly Token[]): Set<number> {
  const found = new Set<number>()
  for (const { 1: letters = '', index } of text.matchAll(slashBetweenWords)) {
    const at = tokens(text.slice(0, index + 1)).length
    if (list[at]?.raw.startsWith(letters)) found.add(at)
  }
  return found
}

const hasProfession = ({ alternatives }: QueryGroup) => alternatives.some(({ term }) => isProfession(term))

/**
 * Adds what an "or" leads to. A field is one more beside the field before ("Facharzt Chirurgie oder Orthopädie"), a profession stands
 * for all from `start`, where the one before begins ("Pflege Intensiv oder OTA"). What is not understood stays a requirement of its own.
 * @returns whether it was joined
 */
export function joinEither(
  groups: QueryGroup[],
  added: readonly QueryGroup[],
  start: number,
  joint: Joint | undefined,
): boolean {
  const isPerson = added.some(hasProfession)
  const from = isPerson ? start : groups.length - 1
  const before = groups.slice(Math.max(0, from))
  if (!joint || before.length === 0 || added.length === 0) return false
  if (![...before, ...added].every(({ isConcept }) => isConcept)) return false
  // "Scrub nurse OR theatre" names the room, "Innere und Kardiologie" a field more; nobody is "Ärztin und Hebamme" in one person.
  if ((joint === 'shouted' || joint === 'and') && !(isPerson && before.some(hasProfession))) return false
  const both = before.flatMap(one => added.map(other => either(one, other)))
  groups.splice(from, before.length, ...both)
  return true
}

function either(one: QueryGroup, other: QueryGroup): QueryGroup {
  return {
    ...other,
    words: `${one.words} ${other.words}`,
    alternatives: strongest(one.alternatives, other.alternatives),
    mentions: strongest(one.mentions, other.mentions),
    isAbbreviation: one.isAbbreviation && other.isAbbreviation,
  }
}
