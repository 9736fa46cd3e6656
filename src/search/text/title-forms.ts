import { fold } from './fold.ts'
import { tokens } from './tokens.ts'
import type { Words } from './words.ts'

/** The term under which a title that says only this is found; the colon keeps it apart from words. */
const prefix = 'title:'

/**
 * The terms of what a title says as a whole, once for each of its wordings: "Medizinische Fachangestellte (MFA) (m/w/d) in Teilzeit" says
 * both the long form and the short one, and nothing else. What employers add about the terms of employment is left aside.
 */
export function titleForms(title: string, words: Words): string[] {
  const inBrackets = [...title.matchAll(/\(([^()]*)\)/g)].map(([, text = '']) => text)
  const outside = title.replace(/\([^()]*\)/g, ' ')
  const sides = outside.split(/\s\/\s/).map(text => keysOf(text, words))
  const last = sides.at(-1)?.length ?? 0
  // "Arzthelferin / MFA für Radiologie" does not say "Arzthelferin" alone.
  const forms = [
    ...sides.filter(keys => keys.length === last),
    ...inBrackets.map(text => keysOf(text, words)),
  ]
  return [...new Set(forms.filter(isShort).map(termOf))]
}

/** The term of a title that says exactly what was asked; null when nothing was. */
export function askedTitle(query: string, words: Words): string | null {
  const keys = keysOf(query, words)
  return isShort(keys) ? termOf(keys) : null
}

/** Longer titles are seldom typed, and there are very many of them. */
const mostWords = 2

function isShort(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.length <= mostWords
}

function termOf(keys: readonly string[]): string {
  return prefix + keys.join(' ')
}

function keysOf(text: string, words: Words): string[] {
  return tokens(text)
    .map(({ raw }) => words.read(raw))
    .filter(word => !word.isStopWord && !beside.has(word.folded) && !/\d/.test(word.folded))
    .map(word => word.key)
}

const beside = new Set(
  'Teilzeit Vollzeit Voll Minijob unbefristet befristet sofort all genders gn mwd wmd exam examiniert examinierte examinierter dipl diplomiert staatlich anerkannt anerkannte'
    .split(' ')
    .map(fold),
)
