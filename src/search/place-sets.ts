import type { Area, Point } from './types.ts'

const earthRadiusKm = 6371
const mostRemembered = 64

export type PlaceDictionary = { points: [number, number][]; sets: number[][] }

/** Distinct points, and the sets of them that documents have: a document holds the code of its set. Set 0 is empty. */
export class PlaceSets {
  #points: [number, number][] = []
  #pointCodes = new Map<string, number>()
  #sets: number[][] = []
  #setCodes = new Map<string, number>()
  /** Distances from where was last searched; a new point comes with a new set, and with that they are out of date. */
  readonly #known = new Map<string, Float64Array>()

  constructor() {
    this.encode([])
  }

  get size(): number {
    return this.#sets.length
  }

  encode(points: readonly Point[]): number {
    const codes = points.filter(isOnEarth).map(point => this.#pointCode(point))
    const set = [...new Set(codes)].sort((a, b) => a - b)
    const key = set.join()
    const known = this.#setCodes.get(key)
    if (known !== undefined) return known
    this.#setCodes.set(key, this.#sets.length)
    return this.#sets.push(set) - 1
  }

  /** Kilometres from here to the nearest point of each set, of an area from its edge on and 0 inside; Infinity for the empty one. */
  distances(from: Point | Area): Float64Array {
    const circles = 'circles' in from ? from.circles : [{ ...from, radiusKm: 0 }]
    const key = areaKey({ circles })
    const known = this.#known.get(key)
    if (known?.length === this.#sets.length) return known
    const distances = this.#measure(circles)
    if (this.#known.size >= mostRemembered) this.#known.clear()
    this.#known.set(key, distances)
    return distances
  }

  bytes(): number {
    return this.#points.length * 140 + this.#sets.length * 100
  }

  save(): PlaceDictionary {
    return { points: this.#points, sets: this.#sets }
  }

  load({ points, sets }: PlaceDictionary): void {
    this.#points = points
    this.#pointCodes = new Map(points.map((point, code) => [point.join(), code]))
    this.#sets = sets
    this.#setCodes = new Map(sets.map((set, code) => [set.join(), code]))
  }

  #measure(circles: Area['circles']): Float64Array {
    const points = this.#points
    const toPoint = new Float64Array(points.length)
    for (let code = 0; code < points.length; code++) {
      const [latDegrees, lonDegrees] = points[code] as [number, number] // within bounds by the loop, as below
      let nearest = Infinity
      for (const circle of circles) {
        const beyondKm = greatCircleKm(circle, { latDegrees, lonDegrees }) - circle.radiusKm
        nearest = Math.min(nearest, Math.max(0, beyondKm))
      }
      toPoint[code] = nearest
    }
    const sets = this.#sets
    const toSet = new Float64Array(sets.length)
    for (let code = 0; code < sets.length; code++) {
      let nearest = Infinity
      for (const point of sets[code] as number[]) nearest = Math.min(nearest, toPoint[point] as number)
      toSet[code] = nearest
    }
    return toSet
  }

  #pointCode({ latDegrees, lonDegrees }: Point): number {
    const key = `${latDegrees},${lonDegrees}`
    const known = this.#pointCodes.get(key)
    if (known !== undefined) return known
    this.#pointCodes.set(key, this.#points.length)
    return this.#points.push([latDegrees, lonDegrees]) - 1
  }
}

/** Areas of equal circles have equal keys. */
export function areaKey({ circles }: Area): string {
  return circles
    .map(({ latDegrees, lonDegrees, radiusKm }) => `${latDegrees},${lonDegrees},${radiusKm}`)
    .join(' ')
}

/** Haversine distance on a sphere of 6,371 km. */
export function greatCircleKm(a: Point, b: Point): number {
  const lat = radians(b.latDegrees - a.latDegrees) / 2
  const lon = radians(b.lonDegrees - a.lonDegrees) / 2
  const chord =
    Math.sin(lat) ** 2 +
    Math.cos(radians(a.latDegrees)) * Math.cos(radians(b.latDegrees)) * Math.sin(lon) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function isOnEarth({ latDegrees, lonDegrees }: Point): boolean {
  return Math.abs(latDegrees) <= 90 && Math.abs(lonDegrees) <= 180
}
