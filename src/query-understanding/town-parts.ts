import { partsByTown } from '../vocabulary/places/city-parts.ts'
import { nameAt } from '../vocabulary/places/place-name-at.ts'
import type { PlaceToken } from '../vocabulary/places/place-tokens.ts'
import { distanceKm } from '../vocabulary/places/places.ts'

type Tokens = readonly PlaceToken[]
type Options = NonNullable<ReturnType<typeof nameAt>>['options']

const nearKm = 40

/** How many words behind a town belong to its name: "Baden bei Wien", "Köln Ehrenfeld", and "Ulm-Söflingen", whatever stands there. */
export function lengthOfPart(tokens: Tokens, at: number, options: Options): number {
  const next = tokens[at]
  if (!next) return 0
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
