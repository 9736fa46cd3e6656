import { specialties } from './specialties.ts'

export type SpecialtyMatch = { id: string; score: number; words: string[] }

/** The medical specialties named in a text, best first, with the words that speak for each. */
export function findSpecialties(text: string): SpecialtyMatch[] {
  const lower = text.toLowerCase()
  const matches: SpecialtyMatch[] = []
  for (const specialty of specialties()) {
    for (const name of [specialty.nameDe, ...specialty.persons, ...specialty.synonyms]) {
      const at = lower.indexOf(name.toLowerCase())
      if (at < 0) continue
      matches.push({
        id: specialty.id,
        score: Math.min(1, name.length / 30),
        words: [text.slice(at, at + name.length)],
      })
      break
    }
  }
  return matches.sort((a, b) => b.score - a.score)
}
