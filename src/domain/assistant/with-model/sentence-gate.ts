import { withoutDataMarks } from '../../../texts/data-mark.ts'
import { problemOfSentence, type WordsProblem } from './check-words.ts'
import type { KnownFacts } from './known-facts.ts'

export class Unbacked extends Error {
  readonly problem: WordsProblem
  constructor(problem: WordsProblem) {
    super(`The model said what no tool has answered: ${problem}`)
    this.problem = problem
  }
}

export type SentenceGate = {
  /** @throws Unbacked with the first sentence that no result backs */
  take: (delta: string) => void
  /** Lets the rest through. @returns all that was said @throws Unbacked */
  end: () => string
}

/** Lets words through sentence by sentence, so that nobody reads a number that is taken back a moment later. */
export function sentenceGate(facts: KnownFacts, pass: (delta: string) => void): SentenceGate {
  let held = ''
  let said = ''
  const letThrough = (sentence: string) => {
    const problem = problemOfSentence(sentence, facts)
    if (problem) throw new Unbacked(problem)
    said += sentence
    if (sentence !== '') pass(sentence)
  }
  const take = (delta: string) => {
    held += withoutDataMarks(delta)
    for (let end = endOfSentence(held); end > 0; end = endOfSentence(held)) {
      letThrough(held.slice(0, end))
      held = held.slice(end)
    }
  }
  return {
    take,
    end: () => {
      letThrough(held)
      held = ''
      return said
    },
  }
}

/** Behind the blank after a full stop, so that "3.200" and "z. B." are not cut inside a number. */
function endOfSentence(text: string): number {
  const found = /[.!?…:]["“”»«]?\s+|\n+/u.exec(text)
  return found ? found.index + found[0].length : 0
}
