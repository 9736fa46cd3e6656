import type { Reader } from '../reader.ts'
import type { Clause } from './clauses.ts'
import { articles, family, ofChildren, others, training } from './told-words.ts'

export function hasTitle(reader: Reader, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (titleEndAt(reader, at) > 0) return true
  return false
}

/** Where the name of a profession or specialty ends that begins here; training, papers and children are told of, too. */
export function titleEndAt({ titleEnds, words, vocabulary }: Reader, at: number): number {
  const [end = 0, key = ''] = [titleEnds[at], words[at]?.key]
  // "er" is no emergency room.
  if (others.has(key) && words[at]?.raw === key) return 0
  if (bosses.has(key) && articles.has(words[at - 1]?.key ?? '')) return 0
  // "Ich pflege meine Mutter"
  if (caring.has(key) && words[at - 1]?.key === 'ich') return 0
  if (end > 0)
    return end === at + 1 && (training.has(key) || family.has(key) || ofChildren.has(key)) ? 0 : end
  // Asked of every word.
  const ofCourse = key.length < shortestCourse ? undefined : course.exec(key)?.[1]
  return ofCourse !== undefined && vocabulary.isKnownWord(ofCourse) ? at + 1 : 0
}

const shortestCourse = 9

/** "pflegehelferkurs", "assistenzarztstelle" */
const course = /^(.{4,}?)(?:kurs|ausbildung|stellen?|jobs?|schein|prufung)$/
const caring = new Set(['pflege', 'pfleg', 'betreue', 'betreu', 'koche'])

/** "Der Chef hat …" */
const bosses = new Set(['chef', 'chefin', 'leitung', 'leiter', 'leiterin'])
