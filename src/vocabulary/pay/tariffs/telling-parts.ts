import { ownSpellings } from './own-words.ts'
import type { Field } from './readable-text.ts'

/** What is in every name of a scheme and in every pay group: all else of a text need not be read. */
const telling =
  /tv|avr|tarif|vertrag|kv|gav|bat-kf|sw(?:ö|oe)|sozialwirtschaft|mindestlohn|satz|gruppe|klasse|band|entgelt|säg|salk|lb-gg|nö |oö|mpa|schema|drk|adexa|azubi|auszubildende|vka|burgenland|kabeg|wigev|gesundheitsverbund|bgld|sue|(?<![\p{L}\d])(?:eg|at-|tg[-\s]{0,2}[iv]|(?:gr\.|p|p-?uk|p uk|kr|s|e|ä|ae|tg|vgr?|ld|lk|gk|lb|nog|bg|w|ks|a|s ?i?i ?[/,-]? ?n)[-\s./]{0,3}\d)/giu

/** Characters that are read on each side of a telling word. */
const beside = 220

/** The parts of a text that may tell of pay, with their offsets in it; a short text is one part. */
export function tellingParts(field: Field): Field[] {
  const { text } = field
  const spots = [...spotsOf(text)]
  if (spots.length === 0) return []
  if (text.length <= 2 * beside) return [field]
  const parts: { from: number; to: number }[] = []
  for (const spot of spots.sort((one, other) => one - other)) {
    const [from, to] = [Math.max(0, spot - beside), Math.min(text.length, spot + beside)]
    const last = parts.at(-1)
    if (last && from <= last.to) last.to = to
    else parts.push({ from, to })
  }
  return parts.map(({ from, to }) => ({
    field: field.field,
    text: text.slice(from, to),
    offsetOf: at => field.offsetOf(from + at),
  }))
}

function* spotsOf(text: string): Generator<number> {
  for (const { index } of text.matchAll(telling)) yield index
  const folded = text.toLowerCase()
  for (const spelling of ownSpellings()) {
    const at = folded.indexOf(spelling)
    if (at >= 0) yield at
  }
}
