import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'
import { placeTable } from './place-table.ts'
import { distanceKm, placeById, states } from './places.ts'
import { suggestPlaces } from './suggest-places.ts'

const boxes: Record<string, [south: number, north: number, west: number, east: number]> = {
  DE: [47.2, 55.1, 5.8, 15.1],
  AT: [46.3, 49.1, 9.5, 17.2],
  CH: [45.8, 47.9, 5.9, 10.6],
  LI: [47.0, 47.3, 9.4, 9.7],
}

function names(text: string): string[] {
  return findPlaces(text).map(match => match.place.name)
}

describe('reading places', () => {
  it.each([
    ['10115 Berlin', 'Berlin', 'DE-BE'],
    ['79098 Freiburg', 'Freiburg im Breisgau', 'DE-BW'],
    ['1010 Wien', 'Wien', 'AT-9'],
    ['6020 Innsbruck', 'Innsbruck', 'AT-7'],
    ['8001 Zürich', 'Zürich', 'CH-ZH'],
    ['3011 Bern', 'Bern', 'CH-BE'],
    ['FL-9490 Vaduz', 'Vaduz', 'LI'],
    ['Frankfurt a. M.', 'Frankfurt am Main', 'DE-HE'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau', 'DE-BW'],
    ['Neuenburg (CH)', 'Neuchâtel', 'CH-NE'],
    ['Weiden i.d. OPf.', 'Weiden', 'DE-BY'],
    ['Hamburg-Altona', 'Hamburg', 'DE-HH'],
    ['Aesch BL', 'Aesch', 'CH-BL'],
    ['Muenchen', 'München', 'DE-BY'],
    ['Zurich', 'Zürich', 'CH-ZH'],
    ['33790 Halle', 'Halle (Westfalen)', 'DE-NW'],
    ['Halle (Westf.)', 'Halle (Westfalen)', 'DE-NW'],
    ['Kissingen, Bad', 'Bad Kissingen', 'DE-BY'],
    // What people call towns of two names, and parts of cities that are no places of their own.
    ['Waldshut', 'Waldshut-Tiengen', 'DE-BW'],
    ['79761 Tiengen', 'Waldshut-Tiengen', 'DE-BW'],
    ['Castrop', 'Castrop-Rauxel', 'DE-NW'],
    ['Schwabing', 'München', 'DE-BY'],
    ['Bümpliz', 'Bern', 'CH-BE'],
    ['Döbling', 'Wien', 'AT-9'],
  ])('finds the town in "%s"', (text, name, stateCode) => {
    expect(findPlaces(text).map(({ place }) => [place.name, place.stateCode])).toEqual([[name, stateCode]])
  })

  it('finds several towns in the order of the text', () => {
    expect(names('Berlin, Hamburg und München')).toEqual(['Berlin', 'Hamburg', 'München'])
  })

  it('keeps each house of a town that has its own postal code', () => {
    const codes = (text: string) => findPlaces(text).map(({ place, postalCode }) => [place.name, postalCode])
    const both = [
      ['München', '80331'],
      ['München', '81675'],
    ]
    expect(codes('80331 München, 81675 München')).toEqual(both)
    expect(codes('80331 / 81675 München')).toEqual(both)
    expect(codes('80331 München, 80331 München, München')).toEqual([['München', '80331']])
  })

  it('finds no place where an ad names none', () => {
    for (const text of [
      'bundesweit',
      'deutschlandweit',
      'Homeoffice',
      '100% Remote',
      'mehrere Standorte',
      '',
    ]) {
      expect(findPlaces(text)).toEqual([])
    }
  })

  it('reads a state as the middle of its people', () => {
    const [bavaria] = findPlaces('Bayern')
    expect(bavaria?.place).toMatchObject({ name: 'Bayern', stateCode: 'DE-BY' })
    expect(placeById(bavaria?.place.id ?? 0)).toBe(bavaria?.place)
  })

  it.each(['Halle', 'Neustadt', 'Freiburg'])('says that "%s" is ambiguous and takes the largest', text => {
    const [match] = findPlaces(text)
    expect(match?.isAmbiguous).toBe(true)
    const rivals = placeTable().byName.get(text.toLowerCase()) ?? []
    const largest = Math.max(...rivals.filter(rival => !rival.isDistrict).map(rival => rival.population))
    expect(match?.place.population).toBe(largest)
  })

  it('takes the namesake in the country that the feed names', () => {
    expect(findPlaces('Freiburg', { country: 'CH' })[0]?.place.name).toBe('Fribourg')
  })

  it('takes the namesake closest to the postal code', () => {
    expect(findPlaces('Neustadt', { postalCode: '23730' })[0]?.place.stateCode).toBe('DE-SH')
  })

  it('never throws and quotes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const { evidence } of findPlaces(text)) expect(text).toContain(evidence)
      }),
    )
  })
})

describe('the table of places', () => {
  it('measures 255 km between Berlin and Hamburg', () => {
    const [berlin, hamburg] = [findPlaces('Berlin')[0]?.place, findPlaces('Hamburg')[0]?.place]
    if (!berlin || !hamburg) throw new Error('Berlin and Hamburg are missing')
    expect(Math.abs(distanceKm(berlin, hamburg) - 255)).toBeLessThanOrEqual(3)
  })

  it('has every place inside the box of its country and in a state that exists', () => {
    const codes = new Set(states().map(state => state.code))
    for (const { country, stateCode, latDegrees, lonDegrees } of placeTable().byId.values()) {
      const [south, north, west, east] = boxes[country] ?? [0, 0, 0, 0]
      expect(latDegrees >= south && latDegrees <= north && lonDegrees >= west && lonDegrees <= east).toBe(
        true,
      )
      expect(codes.has(stateCode)).toBe(true)
    }
  })

  it('suggests the largest towns first, by name, alias and postal code', () => {
    expect(suggestPlaces('mün', 2).map(place => place.name)).toEqual(['München', 'Münster'])
    expect(suggestPlaces('munic', 1)[0]?.name).toBe('München')
    expect(suggestPlaces('1011', 1)[0]?.name).toBe('Berlin')
    expect(suggestPlaces('frei', 1)[0]?.name).toBe('Freiburg im Breisgau')
    expect(suggestPlaces('schwabin', 2).map(place => place.name)).toEqual(['München'])
    expect(suggestPlaces('Tienge', 1)[0]?.name).toBe('Waldshut-Tiengen')
    expect(suggestPlaces('', 5)).toEqual([])
  })
})
