import { dataFile } from '../data-file.ts'
import { placeKey } from './place-names.ts'
import { distanceKm, placeById } from './places.ts'

export type Circle = { latDegrees: number; lonDegrees: number; radiusKm: number }

/** A landscape or conurbation that is not a state: "Allgäu", "Ruhrgebiet". */
export type Area = { id: string; nameDe: string; nameEn: string; circles: readonly Circle[] }

type Entry = Area & { keys: string[] }

let loaded: { all: Entry[]; byKey: Map<string, Entry> } | undefined

/** The area that makes up the whole text, in either language: "Bodensee", "Region Allgäu", "am Bodensee". */
export function areaNamed(text: string): Area | null {
  const key = placeKey(text.slice(0, 80))
  return areas().byKey.get(key) ?? areas().byKey.get(key.replace(beside, '')) ?? null
}

const beside = /^(?:(?:region|raum|im|in|am|an|der|die|das|den|the)\s+)+/

export function suggestAreas(prefix: string): Area[] {
  const key = placeKey(prefix.slice(0, 80))
  return key === '' ? [] : areas().all.filter(area => area.keys.some(name => name.startsWith(key)))
}

export function isInArea(
  circles: readonly Circle[],
  point: { latDegrees: number; lonDegrees: number },
): boolean {
  return circles.some(circle => distanceKm(circle, point) <= circle.radiusKm)
}

/** Every name of an area, folded. */
export function areaKeys(): Iterable<string> {
  return areas().byKey.keys()
}

/** For checks of the data. */
export function allAreas(): readonly Area[] {
  return areas().all
}

function areas() {
  loaded ??= read()
  return loaded
}

function read() {
  // The file is ours; its shape is known.
  const { areas: written } = JSON.parse(dataFile('areas.json')) as {
    areas: (Omit<Area, 'circles'> & { otherNames: string[]; around: { id: number; km: number }[] })[]
  }
  const all = written.map(({ id, nameDe, nameEn, otherNames, around }): Entry => {
    const keys = [...new Set([nameDe, nameEn, ...otherNames].map(placeKey))]
    return { id, nameDe, nameEn, keys, circles: around.flatMap(circleOf) }
  })
  return { all, byKey: new Map(all.flatMap(area => area.keys.map(key => [key, area]))) }
}

function circleOf({ id, km: radiusKm }: { id: number; km: number }): Circle[] {
  const town = placeById(id)
  return town ? [{ latDegrees: town.latDegrees, lonDegrees: town.lonDegrees, radiusKm }] : []
}
