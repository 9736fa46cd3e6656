import type { PlaceFound, Reader } from './reader.ts'

const around = new Set(
  'raum umland gegend umgebung region innenstadt altstadt speckgurtel stadtgebiet norden suden osten westen zentrum city'.split(
    ' ',
  ),
)
/** Those that are formed in no other way. */
const ownForms = new Map([
  ['munchner', 'München'],
  ['dresdner', 'Dresden'],
  ['zurcher', 'Zürich'],
  ['basler', 'Basel'],
  ['kassler', 'Kassel'],
  ['hannoveraner', 'Hannover'],
  ['hallenser', 'Halle (Saale)'],
  ['munsteraner', 'Münster'],
])
const ending = /er$/
const leastPopulation = 5_000

/** "Stuttgarter Raum", "Bremer Umland": the town whose name stands before what is around it. */
export function townOfAdjective({ words, at, vocabulary }: Reader): PlaceFound | null {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || !around.has(next.key) || !ending.test(word.key)) return null
  const stem = word.raw.replace(ending, '')
  const names = [ownForms.get(word.key), stem, `${stem}en`, `${stem}e`]
  const text = names.find(name => name !== undefined && isTown(name))
  return text === undefined ? null : { text, length: 2, isRegion: false }

  function isTown(name: string): boolean {
    const place = vocabulary.placesIn(name)(0)
    return place?.kind === 'town' && place.to === name.length && place.population >= leastPopulation
  }
}
