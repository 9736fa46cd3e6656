import { expect, it } from 'vitest'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { readFind } from '../read-find.ts'

const before = { ...noJobSearchParams, q: 'MFA', place: 'Köln' }
const changed = (text: string) => readFind(text, { locale: 'de', before })?.params

it('keeps all changes of a turn', () => {
  expect(changed('Umkreis 40 und Teilzeit')).toMatchObject({ radius: 40, employmentType: ['part-time'] })
  expect(changed('ohne Nacht und in Teilzeit')).toMatchObject({
    without: ['nights'],
    employmentType: ['part-time'],
    q: 'MFA',
    place: 'Köln',
  })
})

it('reads on where one clause goes on from the other', () => {
  expect(changed('nicht nachts und am Wochenende')?.without.toSorted()).toEqual(['nights', 'weekends'])
})

it('takes a town that is a last resort for no wish', () => {
  expect(changed('lieber Bonn, notfalls auch Aachen')).toMatchObject({ place: 'Bonn' })
})

it('hears the wish behind a complaint and before „nimm das“', () => {
  expect(changed('Bonn wär näher, nimm das')).toMatchObject({ place: 'Bonn', q: 'MFA' })
  expect(changed('ok dann Vollzeit')).toMatchObject({ employmentType: ['full-time'] })
})

it.each([
  'Bonn wär näher',
  'Bonn ist doch besser.',
  'hm, bonn wäre für mich praktischer',
  'Bonn would be closer',
])('takes the town that is nearer: %s', text =>
  expect(changed(text)).toMatchObject({ place: expect.stringMatching(/^bonn$/i), q: 'MFA' }),
)
it('takes no other thing for a town', () => {
  expect(changed('Teilzeit wär besser')).toMatchObject({ place: 'Köln', employmentType: ['part-time'] })
})

it('leaves where somebody comes from out of the search, and hears what is too big in dialect', () => {
  expect(changed('nur mit Dienstwohnung, ich zieh ja von Rügen her')).toMatchObject({
    place: 'Köln',
    offers: ['housing'],
  })
  expect(changed('Köln ist zu groß, wieder Bonn')).toMatchObject({ place: 'Bonn' })
})
