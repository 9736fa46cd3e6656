import { RecentMap } from '../../basics/remember.ts'

export type Point = { latDegrees: number; lonDegrees: number }
/** The union of its circles. */
export type Area = { circles: readonly (Point & { radiusKm: number })[] }

/** Degrees; its edges belong to it. */
export type Box = { south: number; west: number; north: number; east: number }

/** All points of the documents that were found, and how many documents have the same ones. */
export type FoundPoints = {
  points: Point[]
  /** `points` by their position in the list; never empty. */
  sets: { points: number[]; count: number }[]
  /** Documents without any point. */
  nowhere: number
}

/** Where the documents are that pass every filter but the distance. */
export type FoundPlaces = {
  /** Of those that pass the distance as well. */
  found(): FoundPoints
  /** The nearest points of documents that are too far away, but nearer than `furthestKm`: nearest first, each at least `apartKm` from those before. */
  nearest(how: { most: number; apartKm: number; furthestKm: number }): Point[]
  /** How many documents have a point in the circle. */
  within(circle: Point & { radiusKm: number }): number
}

const earthRadiusKm = 6371
const mostRemembered = 32
const kmPerDegree = 111

export type PlaceDictionary = { points: [number, number][]; sets: number[][] }

/** Distinct points, and the distinct sets of them: a document stores the code of its set. Set 0 is empty. */
export class PlaceSets {
  #points: [number, number][] = []
  #pointCodes = new Map<string, number>()
  #sets: number[][] = []
  #setCodes = new Map<string, number>()
  /** The points of those sets that somebody asked about. */
  #pointLists: (readonly Point[])[] = []
  /** Distances from recent search origins; a new point always comes with a new set, which invalidates them. */
  readonly #known = new RecentMap<string, Float64Array>(mostRemembered)

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

  /** Kilometres to the nearest point of each set; for an area, from its edge, and 0 inside. Infinity for the empty set. */
  distances(from: Point | Area): Float64Array {
    const circles = 'circles' in from ? from.circles : [{ ...from, radiusKm: 0 }]
    const key = areaKey({ circles })
    const known = this.#known.get(key)
    if (known?.length === this.#sets.length) return known
    const distances = this.#measure(circles)
    this.#known.set(key, distances)
    return distances
  }

  /** By set: what `of` says about its points. */
  judged(of: (points: readonly Point[]) => number): (set: number) => number {
    return set => {
      const points = this.#pointLists[set] ?? this.pointsOf(set)
      this.#pointLists[set] = points
      return of(points)
    }
  }

  pointsOf(set: number): Point[] {
    return this.codesOf(set).map(code => this.#point(code))
  }

  /** Equal points have equal codes. */
  codesOf(set: number): readonly number[] {
    return this.#sets[set] ?? []
  }

  /** Whether some point of a set is in the circle. */
  isWithin(set: number, circle: Point & { radiusKm: number }): boolean {
    return (this.#sets[set] as number[]).some(code => {
      const [latDegrees] = this.#points[code] as [number, number] // sets hold codes of points
      // A degree of latitude is a little longer: a cheap test for what is too far away.
      if (Math.abs(circle.latDegrees - latDegrees) * kmPerDegree > circle.radiusKm) return false
      return greatCircleKm(circle, this.#point(code)) <= circle.radiusKm
    })
  }

  /** Whether some point of a set is in the box. */
  isInBox(set: number, { south, west, north, east }: Box): boolean {
    return (this.#sets[set] as number[]).some(code => {
      const [latDegrees, lonDegrees] = this.#points[code] as [number, number] // sets hold codes of points
      return latDegrees >= south && latDegrees <= north && lonDegrees >= west && lonDegrees <= east
    })
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
    this.#pointLists = []
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

  #point(code: number): Point {
    const [latDegrees, lonDegrees] = this.#points[code] as [number, number] // codes come from sets
    return { latDegrees, lonDegrees }
  }

  #pointCode({ latDegrees, lonDegrees }: Point): number {
    const key = `${latDegrees},${lonDegrees}`
    const known = this.#pointCodes.get(key)
    if (known !== undefined) return known
    this.#pointCodes.set(key, this.#points.length)
    return this.#points.push([latDegrees, lonDegrees]) - 1
  }
}

/** Areas with equal circles have equal keys. */
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
