import { hash } from 'node:crypto'
import { cleanLine } from '../texts/clean-text.ts'
import type { RawItem } from './dialects/raw-item.ts'

const maxChars = 200

/**
 * The id by which a job is recognised in later imports: the feed's own, or one derived from what rarely changes, so that importing the same
 * job again creates no duplicate. Long ids are shortened by their hash.
 */
export function externalIdOf(raw: RawItem): { id: string; isDerived: boolean } {
  const own = raw.id === null ? '' : cleanLine(raw.id)
  if (own !== '')
    return { id: own.length <= maxChars ? own : `${own.slice(0, 100)}#${shortHash(own)}`, isDerived: false }
  const parts = [
    raw.title,
    raw.department,
    ...raw.places.map(place => `${place.text} ${place.postalCode ?? ''}`),
  ]
  return { id: `derived-${shortHash(JSON.stringify(parts))}`, isDerived: true }
}

function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 24)
}
