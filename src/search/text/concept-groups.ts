import { isNameMention, mentionOf, titleWord } from '../concept-terms.ts'
import type { AskedGroup } from './concept-graph.ts'
import type { Correction } from './correct-word.ts'
import type { Dictionary } from './dictionary.ts'
import { strongest, type Weighted } from './meaning.ts'
import type { Word } from './words.ts'

export type GroupTerms = { alternatives: Weighted[]; mentions: Weighted[] }
export type Fallback = { text: string; groups: GroupTerms[] }

/** A word as written: it stands in titles and names, or somewhere in the text. */
type Literal = { inTitle: Weighted[]; inText: Weighted[] }
const none: Literal = { inTitle: [], inText: [] }

// A job that only contains the word (Ausbildung MFA) ranks below those that mean the concept.
const literalOfConcept = 0.5

/** A vocabulary word is replaced by its concept; a compound or an abbreviation is also searched for as written. */
export function literalOf(word: Word | null): Literal {
  if (!word?.term) return none
  const inText = [{ term: word.term, weight: literalOfConcept }]
  const inTitle = [{ term: titleWord(word.term), weight: literalOfConcept }]
  return { inText, inTitle: word.isGuessed ? inText : inTitle }
}

/**
 * A job must be for one of the concepts, or have the word in its title; one that has the word in its text or a concept there only mentions
 * it. A circumstance is what its text says.
 */
export function conceptTerms(group: AskedGroup, dictionary: Dictionary, literal = none): GroupTerms {
  if (literal !== none) return termsOf(group, dictionary, literal)
  let terms = knownTerms.get(group)
  if (!terms) {
    terms = termsOf(group, dictionary, none)
    knownTerms.set(group, terms)
  }
  return terms
}

/** Those of groups that are asked for in no words of their own. */
const knownTerms = new WeakMap<AskedGroup, GroupTerms>()

function termsOf(
  { close, distant }: AskedGroup,
  { graph }: Dictionary,
  { inTitle, inText }: Literal,
): GroupTerms {
  const [first] = close
  const isCircumstance = first !== undefined && graph.isCircumstance(first.term)
  const isFor = ({ term }: Weighted) => !graph.isCircumstance(term)
  const mentionedIn = (where: 'text' | 'name', group: readonly Weighted[]) =>
    group.filter(isFor).map(({ term, weight }) => ({ term: mentionOf(term, where), weight }))
  if (isCircumstance) return { alternatives: strongest(inText, close), mentions: distant }
  return {
    alternatives: strongest(inTitle, close.filter(isFor)),
    mentions: strongest(
      inText,
      close.filter(one => !isFor(one)),
      distant,
      mentionedIn('text', [...close, ...distant]),
      mentionedIn('name', close),
    ),
  }
}

/** Beside words without a meaning a concept may be part of a name: "Zahnarzt Müller" is an employer. */
export function asInName<Group extends GroupTerms>(group: Group): Group {
  const { alternatives, mentions } = group
  const named = mentions
    .filter(({ term }) => isNameMention(term))
    .map(({ term, weight }) => ({ term, weight: weight * inName }))
  return { ...group, alternatives: strongest(alternatives, named) }
}

const inName = 0.3

export function fallbackOf(correction: Correction | null, dictionary: Dictionary): Fallback | null {
  if (!correction) return null
  const groups = dictionary.graph.askedBy(correction.meaning).map(group => conceptTerms(group, dictionary))
  return { text: correction.word, groups }
}
