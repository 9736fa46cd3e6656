import { areaKeys } from './areas.ts'
import { qualifierKeys } from './place-qualifiers.ts'
import { placeTable } from './place-table.ts'

let loaded: Set<string> | undefined

/** False when no town, area, state or country has a name that begins with this folded word: most words of a text need no further look. */
export function mayBeginPlace(word: string): boolean {
  loaded ??= read()
  return loaded.has(word)
}

function read(): Set<string> {
  const { byName, byShortName } = placeTable()
  const words = new Set<string>()
  for (const keys of [byName.keys(), byShortName.keys(), areaKeys(), qualifierKeys()]) {
    for (const key of keys) {
      const [first = '', second] = key.split(' ', 2)
      words.add(first)
      // "Kissingen, Bad"
      if (first === 'bad' && second) words.add(second)
    }
  }
  return words
}
