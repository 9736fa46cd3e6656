import { conceptsOf } from '../../../../guide/find-guide-answer.ts'
import { guide, guideSayings } from '../../../../guide/guide-text.ts'
import { keysOf } from '../phrase.ts'
import { turnWords } from '../turn-words.ts'
import type { Said } from './similar-sayings.ts'

export type Saying = readonly [meaning: string, text: string]

/** Every way of saying anything that was written down, by what it means: the questions of the guide's texts, and the sayings. */
export function allSayings(): Saying[] {
  const sayings = Object.entries(guideSayings()).flatMap(([kind, meanings]) =>
    Object.entries(meanings).flatMap(([name, texts]) =>
      texts.map((text): Saying => [`${kind}:${name}`, text]),
    ),
  )
  return [...sayings, ...questionsOfTexts()]
}

function questionsOfTexts(): Saying[] {
  return guide().texts.flatMap(({ id, asks = [], names = [], de, en }) =>
    [
      ...asks,
      de.title,
      en.title,
      ...names.flatMap(name => [`was ist ${name}`, `wie lange dauert die ausbildung ${name}`]),
    ].map((text): Saying => [`guide:${id}`, text]),
  )
}

/** A text as it was typed, its dialect written out as in a turn. */
export function saidAsTyped(text: string): Said {
  return saidIn(turnWords(text, { isEnglish: false }).text)
}

// No word to whoever reads words, but all that is asked about.
const gender = /\bm\s?\/\s?w\s?\/\s?d\b/giu

/** A text of a turn: its words, and what they speak of. */
export function saidIn(text: string): Said {
  return { keys: keysOf(text.replace(gender, 'mwd')), concepts: conceptsOf(text) }
}
