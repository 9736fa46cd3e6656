import { continuesName } from './place-names.ts'
import { type PlaceEntry, placeTable } from './place-table.ts'
import { noPlace, type PlaceToken } from './place-tokens.ts'

export type NamedPlaces = {
  /** All places of this name, towns before districts, largest first. */
  options: PlaceEntry[]
  /** In tokens. */
  length: number
}

const none: PlaceEntry[] = []

/** The longest name starting at this token: in full, abbreviated ("Frankfurt a. M.") or without its second part. */
export function nameAt(tokens: readonly PlaceToken[], at: number): NamedPlaces | null {
  const first = tokens[at]
  if (!first || /^\p{N}/u.test(first.raw)) return null
  if (noPlace.has(first.key) && first.key !== 'bad') return null
  const table = placeTable()
  let best: NamedPlaces | null = swappedBad(tokens, at)
  let key = ''
  for (let length = 1; length <= Math.min(table.longestNameWords, tokens.length - at, 7); length++) {
    const token = tokens[at + length - 1]
    if (!token || (length > 1 && endsSegment(token.gap))) break
    key = length === 1 ? token.key : `${key} ${token.key}`
    const whole = table.byName.get(key) ?? none
    const short = table.byShortName.get(key) ?? none
    if (whole.length + short.length > 0)
      best = longer(best, { options: bySize([...whole, ...short]), length })
    if (short.length > 0) best = longer(best, continued(tokens, at + length, key, short, length))
    if (!table.beginnings.has(key)) break
  }
  return best
}

function longer(best: NamedPlaces | null, found: NamedPlaces | null): NamedPlaces | null {
  return found && (!best || found.length > best.length) ? found : best
}

function continued(
  tokens: readonly PlaceToken[],
  from: number,
  short: string,
  options: PlaceEntry[],
  length: number,
): NamedPlaces | null {
  for (let more = Math.min(5, tokens.length - from); more > 0; more--) {
    const rest = tokens.slice(from, from + more)
    if (rest.some(token => /[,;|)]/.test(token.gap) || /^\p{N}/u.test(token.raw))) continue
    const keys = rest.map(token => token.key)
    const fitting = options.filter(place => continuesAnyName(keys, place, short))
    if (fitting.length > 0) return { options: bySize(fitting), length: length + more }
  }
  return null
}

function continuesAnyName(rest: readonly string[], place: PlaceEntry, short: string): boolean {
  return place.keys.some(key => key.startsWith(`${short} `) && continuesName(rest, key, short))
}

// "Kissingen, Bad"
function swappedBad(tokens: readonly PlaceToken[], at: number): NamedPlaces | null {
  const [name, bad] = [tokens[at], tokens[at + 1]]
  if (!name || bad?.key !== 'bad' || !/[,(]/.test(bad.gap)) return null
  const options = placeTable().byName.get(`bad ${name.key}`)
  return options ? { options, length: 2 } : null
}

function bySize(places: PlaceEntry[]): PlaceEntry[] {
  return [...new Set(places)].sort(
    (a, b) => Number(a.isDistrict) - Number(b.isDistrict) || b.population - a.population || a.id - b.id,
  )
}

/** Whether this punctuation ends a name. */
export function endsSegment(gap: string): boolean {
  return /[,;|)\n]|\s\/\s/.test(gap)
}
