import { professions } from './professions.ts'

export type ProfessionMatch = {
  id: string
  /** 0..1, how sure the reading is. */
  score: number
  /** The words of the text that speak for it, as they stand there. */
  words: string[]
}

/** The professions named in a text (a title, a query), best first. */
export function findProfessions(text: string): ProfessionMatch[] {
  const lower = text.toLowerCase()
  const matches: ProfessionMatch[] = []
  for (const profession of professions()) {
    for (const name of [profession.nameMale, profession.nameFemale, ...profession.synonyms]) {
      const at = lower.indexOf(name.toLowerCase())
      if (at < 0) continue
      matches.push({
        id: profession.id,
        score: Math.min(1, name.length / 30),
        words: [text.slice(at, at + name.length)],
      })
      break
    }
  }
  return matches.sort((a, b) => b.score - a.score)
}
