import { editDistance } from '../../search/typo.ts'
import { allAreas, suggestAreas } from './areas.ts'
import { placeKey } from './place-names.ts'
import { placeTable } from './place-table.ts'
import { suggestPlaces } from './suggest-places.ts'

const mostChars = 40
const peopleOfAnArea = 500_000
const shortestBeginning = 2

/**
 * Suggestions for a text that names no place: completions ("köl"), otherwise close spellings ("Hambrug", "Münchn"), the most likely first,
 * at most `limit`. Takes a few milliseconds; the work is bounded for long texts.
 */
export function likelyPlaces(text: string, limit: number): string[] {
  const key = placeKey(text.slice(0, mostChars + 1))
  if (key.length < shortestBeginning || key.length > mostChars || /\p{N}/u.test(key)) return []
  const begun = [...suggestAreas(key).map(area => area.nameDe), ...suggestPlaces(key, limit).map(nameOf)]
  const names = begun.length > 0 ? begun : speltNearly(key, limit)
  return [...new Set(names)].slice(0, limit)
}

function nameOf({ name }: { name: string }): string {
  return name
}

/** As in the search for words: too many short names differ by one letter. */
function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

function speltNearly(key: string, limit: number): string[] {
  const most = allowedSlips(key.length)
  if (most === 0) return []
  const { byName } = placeTable()
  const found: { name: string; slips: number; population: number }[] = []
  for (const { nameDe } of allAreas()) {
    const slips = countSlips(key, placeKey(nameDe), most)
    if (slips <= most) found.push({ name: nameDe, slips, population: peopleOfAnArea })
  }
  for (const [name, [place]] of byName) {
    if (!place || place.isDistrict || Math.abs(name.length - key.length) > most) continue
    const slips = countSlips(key, name, most)
    if (slips <= most) found.push({ name: place.name, slips, population: place.population })
  }
  // Typos in the name of a town are far more frequent than in that of a village.
  const weight = (each: (typeof found)[number]) => Math.log10(each.population + 10) - 1.5 * each.slips
  return found
    .sort((one, other) => weight(other) - weight(one) || one.name.localeCompare(other.name))
    .slice(0, limit)
    .map(nameOf)
}

/** A wrong first letter rarely comes with another wrong one. */
function countSlips(key: string, name: string, most: number): number {
  const slips = editDistance(key, name, most)
  return slips > 1 && key[0] !== name[0] ? most + 1 : slips
}
