import { placesIn } from '../../../query-understanding/board-places.ts'
import { fold } from '../../../search/text/fold.ts'

const joined = /(?<!\p{L})(?:oder|und|bzw\.?|or|and)\s+(?:in |um |z )?(?=\p{Lu})|\s*\/\s*(?=\p{Lu})/gu

/** The second town of "in Stuttgart oder Esslingen", where a search has only one; null when there is none. */
export function otherPlaceIn(text: string, place: string): string | null {
  if (place === '') return null
  const nameAt = placesIn(text)
  for (const { 0: join, index } of text.matchAll(joined)) {
    const from = index + join.length
    const named = nameAt(from)
    const name = named?.kind === 'town' ? text.slice(from, named.nameTo ?? named.to).trim() : ''
    if (name !== '' && fold(name) !== fold(place)) return name
  }
  return null
}
