import { expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'
import { nearestTown } from './nearest-town.ts'
import { placeTable } from './place-table.ts'
import { placeText } from './place-text.ts'

const placeOf = (text: string) => {
  const place = findPlaces(text)[0]?.place
  if (!place) throw new Error(`${text} is no place`)
  return place
}

it('names the town that a point lies in, also when it lies in a district', () => {
  expect(nearestTown(placeOf('Freiburg im Breisgau'))?.name).toBe('Freiburg im Breisgau')
  expect(nearestTown(placeOf('Köln'))?.name).toBe('Köln')
})

it('names none far from all towns', () => {
  expect(nearestTown({ latDegrees: 54.9, lonDegrees: 4.5 })).toBeNull()
})

it('is the same as looking at every town', () => {
  const towns = [...placeTable().byId.values()].filter(place => !place.isDistrict && place.id > 0)
  for (const town of towns.filter((_, at) => at % 97 === 0)) {
    const found = nearestTown(town)
    expect(found && [found.latDegrees, found.lonDegrees]).toEqual([town.latDegrees, town.lonDegrees])
  }
})

it('has a text that leads to it again', () => {
  for (const text of ['Köln', 'Neustadt an der Weinstraße', 'Wien', 'Zürich']) {
    const place = placeOf(text)
    expect(placeOf(placeText(place)).id).toBe(place.id)
  }
})
