import { expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const districtsOf = (country: 'DE' | 'AT' | 'CH', town: string) =>
  readAddress({ country, postalCode: '', town }).districts

it('a town has the districts that lie in it, and none of its neighbours', () => {
  expect(districtsOf('CH', 'Zürich')).toContain('Oerlikon')
  expect(districtsOf('CH', 'Zürich').join()).not.toMatch(/Adliswil|\//)
  expect(districtsOf('DE', 'Köln')).toContain('Ossendorf')
  expect(districtsOf('DE', 'Freiburg')).not.toContain('Unterkrozingen')
  expect(districtsOf('AT', 'Wien')).toContain('Ottakring')
  expect(districtsOf('DE', 'Berlin')).toContain('Neukölln')
})
