import type { LocatedJobs } from '../../../../domain/job-search/locate-jobs.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { clusterPoints, type PointCluster } from '../../../../vocabulary/places/map/cluster-points.ts'
import { outlinesId } from '../../../../vocabulary/places/map/draw-outlines.ts'
import { labelSpots } from '../../../../vocabulary/places/map/label-spots.ts'
import { largestTowns } from '../../../../vocabulary/places/map/largest-towns.ts'
import {
  boxOfSection,
  deepestZoom,
  drawer,
  isInBox,
  type MapSection,
  mapHeightPx,
  mapWidthPx,
  outlinePlacement,
  radiusPx,
  sectionAround,
  sectionZoomed,
} from '../../../../vocabulary/places/map/map-section.ts'
import { href } from '../../../addresses.ts'
import { writeSection, writeSpot } from './map-address.ts'
import { townAt } from './town-at.server.ts'

type Asked = {
  located: LocatedJobs
  section: MapSection
  /** The section, if the address names it. */
  chosen: MapSection | null
  /** The chosen places, as in the address. */
  spot: string | null
  /** The same search with these parameters of the map. */
  linkTo: (...params: [string, string][]) => string
}

export type JobMapView = ReturnType<typeof drawJobMap>

const zoomSteps = 2
const mostLabels = 30
const mostTowns = 12

/** Everything of the map that is shown, translated, with ready links. Places in pixels: outlines and searched circles to a tenth. */
export function drawJobMap(asked: Asked, locale: Locale) {
  const { located, section, chosen, spot, linkTo } = asked
  const t = translator(locale)
  const draw = drawer(section)
  const box = boxOfSection(section)
  const clusters = clusterPoints(
    located,
    point => isInBox(point, box),
    draw,
    point => townAt(point)?.population ?? 0,
  )
  const zoomTo = (steps: number) => linkTo(['view', writeSection(sectionZoomed(section, steps))])
  const { x, y, scale } = outlinePlacement(section)
  return {
    title: t('job-map.region'),
    key: `${writeSection(section)} ${spot ?? ''}`,
    widthPx: mapWidthPx,
    heightPx: mapHeightPx,
    outlines: `${href('map-outlines', locale)}#${outlinesId}`,
    placement: `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1_000) / 1_000})`,
    circles: located.circles.map(circle => {
      const middle = draw(circle)
      return {
        x: tenth(middle.x),
        y: tenth(middle.y),
        radiusPx: tenth(radiusPx(section, circle, circle.radiusKm)),
      }
    }),
    clusters: clusters.map(cluster => clusterView(cluster, asked, locale)),
    labels: labelsOf(clusters, box, draw),
    controls: {
      closer: section.zoom < deepestZoom ? { text: t('job-map.closer'), to: zoomTo(zoomSteps) } : null,
      farther: section.zoom > 0 ? { text: t('job-map.farther'), to: zoomTo(-zoomSteps) } : null,
      whole: chosen || spot ? { text: t('job-map.whole'), to: linkTo() } : null,
    },
    summary: summaryOf(located, locale),
  }
}

/** Several places lead closer to them, one place to its jobs; so do several that are too close to be told apart. */
function clusterView(cluster: PointCluster, { section, chosen, spot, linkTo }: Asked, locale: Locale) {
  const { at, points, count, x, y, radiusPx: radius } = cluster
  const t = translator(locale)
  const isOne = points.length === 1 || section.zoom === deepestZoom
  const here = writeSpot(points)
  const around = sectionAround(points, deepestZoom)
  const closer = around.zoom > section.zoom ? around : sectionZoomed({ ...at, zoom: section.zoom }, zoomSteps)
  const kept: [string, string][] = chosen ? [['view', writeSection(chosen)]] : []
  const where = townAt(at)?.name ?? t('job-map.unnamed')
  const total = formatCount(count, locale)
  return {
    x: Math.round(x),
    y: Math.round(y),
    radiusPx: Math.round(radius),
    text: total,
    label: t(points.length === 1 ? 'job-map.place' : 'job-map.places', { where, count, total }),
    to: isOne ? linkTo(...kept, ['spot', here]) : linkTo(['view', writeSection(closer)]),
    isChosen: isOne && here === spot,
  }
}

/** The names of circles, then those of large towns without any. */
function labelsOf(
  clusters: readonly PointCluster[],
  box: Parameters<typeof largestTowns>[0],
  draw: ReturnType<typeof drawer>,
) {
  const named = clusters.flatMap(({ at, x, y, radiusPx: radius }) => {
    const text = townAt(at)?.name
    return text ? [{ text, x, y, radiusPx: radius, isTown: false }] : []
  })
  const known = new Set(named.map(({ text }) => text))
  const towns = largestTowns(box, mostTowns)
    .filter(({ name }) => !known.has(name))
    .map(town => ({ ...draw(town), text: town.name, radiusPx: 2, isTown: true }))
    .filter(town =>
      clusters.every(({ x, y, radiusPx: radius }) => Math.hypot(town.x - x, town.y - y) > radius + 4),
    )
  const size = { widthPx: mapWidthPx, heightPx: mapHeightPx, most: mostLabels }
  return labelSpots([...named, ...towns], [...clusters, ...towns], size).map(({ text, x, y, anchor }) => {
    const town = towns.find(each => each.text === text)
    return {
      text,
      x: Math.round(x),
      y: Math.round(y),
      anchor,
      dot: town ? { x: Math.round(town.x), y: Math.round(town.y) } : null,
    }
  })
}

function summaryOf({ total, nowhere, sets }: LocatedJobs, locale: Locale): string[] {
  const t = translator(locale)
  const number = (count: number) => formatCount(count, locale)
  const placed = total - nowhere
  const lines = [
    t(nowhere > 0 ? 'job-map.some-placed' : 'job-map.all-placed', {
      count: total,
      total: number(total),
      placed: number(placed),
    }),
  ]
  if (nowhere > 0) lines.push(t('job-map.nowhere', { count: nowhere, total: number(nowhere) }))
  if (sets.some(({ points }) => points.length > 1)) lines.push(t('job-map.several-places'))
  return total > 0 ? lines : []
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
