import { partsByTown } from '../vocabulary/places/city-parts.ts'
import { nameAt } from '../vocabulary/places/place-name-at.ts'
import type { PlaceToken } from '../vocabulary/places/place-tokens.ts'
import { distanceKm } from '../vocabulary/places/places.ts'

type Tokens = readonly PlaceToken[]
type Options = NonNullable<ReturnType<typeof nameAt>>['options']

const nearKm = 40
/** Rivers, lakes and seas that towns are told apart by. */
const waters = new Set(
  'mueritz wuemme dosse havel spree oder neisse elbe saale unstrut mulde elster pleisse weser aller leine ems hunte ruhr lippe sieg wupper rhein mosel lahn main neckar donau isar inn lech iller enns traun mur drau bodensee ostsee nordsee'.split(
    ' ',
  ),
)

/** How many words behind a town belong to its name: "Baden bei Wien", "Köln Ehrenfeld", and "Ulm-Söflingen", whatever stands there. */
export function lengthOfPart(tokens: Tokens, at: number, options: Options): number {
  const next = tokens[at]
  if (!next) return 0
  // "Waren (Müritz)"
  if (next.gap.trim() === '(' && waters.has(next.key)) return 1
  if (next.key === 'bei' || next.key === 'b') return lengthOfNeighbour(tokens, at, options)
  if (partsByTown.get(tokens[at - 1]?.key ?? '')?.has(next.key)) return 1
  const isHyphened = next.gap === '-' && /^\p{Lu}\p{Ll}+$/u.test(next.raw)
  return isHyphened && nameAt(tokens, at) === null ? 1 : 0
}

function lengthOfNeighbour(tokens: Tokens, at: number, options: Options): number {
  const neighbour = nameAt(tokens, at + 1)
  const isNear = neighbour?.options.some(near => options.some(town => distanceKm(near, town) < nearKm))
  return neighbour && isNear ? 1 + neighbour.length : 0
}
