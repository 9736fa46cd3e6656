import { guideIndex } from './guide-index.ts'
import { type GuideCountry, type GuideText, guide } from './guide-text.ts'

/** Texts of ordinary working life lie in several files, which are one field. */
const fields: Record<string, string> = { field: 'work', 'working-life': 'work', everyday: 'work' }

/** What may be asked about a text that was given: those of its field, those that it leads to, and those that lead to it. */
export function relatedTexts(id: string): ReadonlySet<string> {
  const { texts, fieldOf } = guide()
  const field = (each: string) => fields[fieldOf.get(each) ?? ''] ?? fieldOf.get(each)
  const next = guideIndex().byId.get(id)?.next ?? []
  const related = texts.filter(each => field(each.id) === field(id) || each.next.includes(id))
  return new Set([...related.map(each => each.id), ...next])
}

const names: Record<GuideCountry, RegExp> = {
  de: /deutschland|deutsche[nrm]? /iu,
  at: /österreich/iu,
  ch: /schweiz/iu,
}

/** The text that says of another country what a text says; the same one where it speaks of that country; null for none. */
export function textOfCountry(id: string, country: GuideCountry): GuideText | null {
  const { byId } = guideIndex()
  const text = byId.get(id)
  const other = text?.countries?.[country]
  if (other !== undefined) return byId.get(other) ?? null
  return text && names[country].test(text.de.text) ? text : null
}
