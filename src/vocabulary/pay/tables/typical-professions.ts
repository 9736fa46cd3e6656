import { dataFile } from '../../data-file.ts'

let loaded: Readonly<Record<string, readonly string[]>> | undefined

/** Ids of the professions that a table calls typical of a group; an operator's table may name the ids themselves. */
export function professionsOfWords(words: readonly string[]): readonly string[] {
  // The file is ours: words to lists of ids, verified by the test of the tables.
  loaded ??= JSON.parse(dataFile('pay-professions.json')) as Record<string, string[]>
  const known = loaded
  return [...new Set(words.flatMap(word => known[word] ?? (/^[a-z_]+$/.test(word) ? [word] : [])))]
}
