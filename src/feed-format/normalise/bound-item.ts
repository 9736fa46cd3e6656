import { limits } from '../../config/limits.ts'
import type { RawItem, RawPlace } from '../dialects/raw-item.ts'

/**
 * Truncates every field to the length of the longest real jobs, because the readers scan lines repeatedly. Sections are cut where they are
 * read. Overlong URLs are kept: a truncated one leads nowhere.
 */
export function boundItem(raw: RawItem): RawItem {
  const bounded: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') bounded[name] = value.slice(0, limits.feedLineChars)
    else if (name === 'places') bounded[name] = raw.places.slice(0, limits.feedPlaces + 1).map(boundPlace)
    else if (name !== 'sections' && Array.isArray(value))
      // The cast: all other lists hold texts.
      bounded[name] = boundList(value as string[])
    else bounded[name] = value
  }
  // The cast: no field was added, removed or changed in type.
  return bounded as RawItem
}

function boundPlace(place: RawPlace): RawPlace {
  const part = (text: string | null) => text?.slice(0, limits.feedLineChars) ?? null
  return {
    text: place.text.slice(0, limits.feedLineChars),
    postalCode: part(place.postalCode),
    state: part(place.state),
    country: part(place.country),
    street: part(place.street),
  }
}

/** Whitespace-normalised list entries, up to a total length. */
function boundList(texts: readonly string[]): string[] {
  const kept: string[] = []
  let charsLeft = limits.feedListChars
  for (const text of texts.slice(0, limits.feedListItems)) {
    if (charsLeft <= 0) break
    const bounded = text.slice(0, Math.min(charsLeft, limits.feedLineChars)).replace(/\s+/g, ' ')
    charsLeft -= text.length
    kept.push(bounded)
  }
  return kept
}
