import { isNameMention, mentionOf } from '../concept-terms.ts'
import type { AskedGroup } from './concept-graph.ts'
import type { Correction } from './correct-word.ts'
import type { Dictionary } from './dictionary.ts'
import { strongest, type Weighted } from './meaning.ts'

export type GroupTerms = { alternatives: Weighted[]; mentions: Weighted[] }
export type Fallback = { text: string; groups: GroupTerms[] }

/**
 * A job must be for one of the concepts, or have the word in its title; one that has the word in its text or a concept there only mentions
 * it. A circumstance is what its text says.
 */
export function conceptTerms(
  { close, distant }: AskedGroup,
  { graph }: Dictionary,
  inTitle: readonly Weighted[] = [],
  literal: readonly Weighted[] = [],
): GroupTerms {
  const [first] = close
  const isCircumstance = first !== undefined && graph.isCircumstance(first.term)
  const isFor = ({ term }: Weighted) => !graph.isCircumstance(term)
  const mentions = [...close, ...distant].filter(isFor).flatMap(({ term, weight }) => [
    { term: mentionOf(term), weight },
    { term: mentionOf(term, 'name'), weight },
  ])
  if (isCircumstance) return { alternatives: strongest(literal, close), mentions: distant }
  return {
    alternatives: strongest(inTitle, close.filter(isFor)),
    mentions: strongest(
      literal,
      close.filter(one => !isFor(one)),
      distant,
      mentions,
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
