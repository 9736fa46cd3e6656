import { limits } from '../../config/limits.ts'
import type { RawItem, RawPlace } from '../dialects/raw-item.ts'

/**
 * What a feed says of an ad, no longer than any real ad is: the readers look through lines again and again. Texts of sections are
 * cut where they are read. An address that is too long stays so, because a part of one leads nowhere.
 */
export function boundItem(raw: RawItem): RawItem {
  const bounded: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') bounded[name] = value.slice(0, limits.feedLineChars)
    else if (name === 'places') bounded[name] = raw.places.slice(0, limits.feedPlaces + 1).map(boundPlace)
    else if (name !== 'sections' && Array.isArray(value))
      // The cast: all other lists are texts.
      bounded[name] = boundList(value as string[])
    else bounded[name] = value
  }
  // The cast: no field was added, left out or made another kind.
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

/** Words of a list with single spaces, until together they are enough. */
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
