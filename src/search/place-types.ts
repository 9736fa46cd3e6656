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
  /** The nearest points of documents that are too far away, nearest first, each at least `apartKm` from those before. */
  nearest(how: { most: number; apartKm: number }): Point[]
  /** How many documents have a point in the circle. */
  within(circle: Point & { radiusKm: number }): number
}
