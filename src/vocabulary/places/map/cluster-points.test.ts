import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedPoints, clusterPoints } from './cluster-points.ts'
import { boxOfSection, drawer, isInBox, sectionAt } from './map-section.ts'

const degrees = fc.record({
  latDegrees: fc.integer({ min: 4_600, max: 5_490 }).map(hundredths => hundredths / 100),
  lonDegrees: fc.integer({ min: 600, max: 1_700 }).map(hundredths => hundredths / 100),
})
const counted: fc.Arbitrary<CountedPoints> = fc
  .uniqueArray(degrees, { minLength: 1, maxLength: 120, selector: point => Object.values(point).join(' ') })
  .chain(points =>
    fc.record({
      points: fc.constant(points),
      sets: fc.array(
        fc.record({
          points: fc.uniqueArray(fc.nat(points.length - 1), { minLength: 1, maxLength: 4 }),
          count: fc.integer({ min: 1, max: 5_000 }),
        }),
        { maxLength: 60 },
      ),
    }),
  )
const sections = degrees.chain(point => fc.nat(14).map(zoom => sectionAt({ ...point, zoom })))

function cluster({ points, sets }: CountedPoints, section: ReturnType<typeof sectionAt>) {
  const box = boxOfSection(section)
  return clusterPoints({ points, sets }, point => isInBox(point, box), drawer(section), importance)
}

function importance({ latDegrees }: { latDegrees: number }): number {
  return Math.round(latDegrees) % 3
}

describe('places drawn as circles', () => {
  it('loses no place of the section that has something, and shows each in one circle', () => {
    fc.assert(
      fc.property(counted, sections, (found, section) => {
        const box = boxOfSection(section)
        const used = new Set(found.sets.flatMap(({ points }) => points))
        const expected = found.points.filter((point, number) => used.has(number) && isInBox(point, box))
        const drawn = cluster(found, section).flatMap(({ points }) => points)
        expect(drawn).toHaveLength(expected.length)
        expect(new Set(drawn)).toEqual(new Set(expected))
      }),
      { numRuns: 200 },
    )
  })

  it('counts in each circle everything that has a place there, once', () => {
    fc.assert(
      fc.property(counted, sections, (found, section) => {
        const numberOf = new Map(found.points.map((point, number) => [point, number]))
        for (const { points, count } of cluster(found, section)) {
          const own = new Set(points.map(point => numberOf.get(point)))
          const here = found.sets.filter(set => set.points.some(point => own.has(point)))
          expect(count).toBe(here.reduce((sum, set) => sum + set.count, 0))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('adds up to the total when nothing has more than one place', () => {
    fc.assert(
      fc.property(counted, ({ points, sets }) => {
        const single = sets.map(({ points: [first = 0], count }) => ({ points: [first], count }))
        const clusters = cluster({ points, sets: single }, sectionAt({ ...paris, zoom: 0 }))
        expect(sum(clusters.map(({ count }) => count))).toBe(sum(single.map(({ count }) => count)))
      }),
    )
  })

  it('covers no circle by another and leaves a finger room for each', () => {
    fc.assert(
      fc.property(counted, sections, (found, section) => {
        const clusters = cluster(found, section)
        for (const [number, one] of clusters.entries()) {
          expect(one.radiusPx).toBeLessThanOrEqual(fingerPx / 2)
          for (const other of clusters.slice(number + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(fingerPx)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is the same whatever the order of the places', () => {
    fc.assert(
      fc.property(counted, sections, (found, section) => {
        const last = found.points.length - 1
        const turned = {
          points: found.points.toReversed(),
          sets: found.sets
            .toReversed()
            .map(({ points, count }) => ({ count, points: points.map(at => last - at) })),
        }
        const plain = (clusters: ReturnType<typeof cluster>) =>
          clusters.map(({ points, ...rest }) => ({
            ...rest,
            points: points.map(point => Object.values(point).join(' ')).sort(),
          }))
        expect(plain(cluster(turned, section))).toEqual(plain(cluster(found, section)))
      }),
    )
  })

  it('draws a larger circle for more', () => {
    const [many, few] = clusterPoints(
      {
        points: [hamburg, vienna],
        sets: [
          { points: [0], count: 400 },
          { points: [1], count: 100 },
        ],
      },
      () => true,
      drawer(sectionAt({ ...hamburg, zoom: 0 })),
      () => 0,
    )
    expect(many?.at).toBe(hamburg)
    expect(many?.radiusPx).toBeGreaterThan(few?.radiusPx ?? Infinity)
  })
})

const fingerPx = 44
const hamburg = { latDegrees: 53.551, lonDegrees: 9.994 }
const vienna = { latDegrees: 48.208, lonDegrees: 16.373 }
const paris = { latDegrees: 48.85, lonDegrees: 2.35 }

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
