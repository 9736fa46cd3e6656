import { describe, expect, it } from 'vitest'
import { nameKeysOf } from './employer-names.ts'

/** Whether hiding from `hidden` hides from `searching`, by names alone: what the query of the pool asks. */
function hides(hidden: string, searching: string): boolean {
  const from = nameKeysOf(hidden)
  const who = nameKeysOf(searching)
  const wholes = [who.whole, ...who.groups]
  return (
    from.whole === who.whole ||
    (from.whole !== null && who.parts.includes(from.whole)) ||
    from.parts.some(part => wholes.includes(part))
  )
}

describe('the name of an employer', () => {
  it.each([
    ['the same in other letters', 'Universitätsklinikum Würzburg', 'UNIVERSITAETSKLINIKUM WUERZBURG'],
    ['with its legal form', 'Klinikum Musterstadt', 'Klinikum Musterstadt gGmbH'],
    ['a part of the whole', 'St. Josef', 'St. Josef-Krankenhaus Freiburg'],
    ['the whole of a department', 'Klinikum Musterstadt, Klinik für Kardiologie', 'Klinikum Musterstadt'],
    ['another house of the group', 'Helios Klinikum Erfurt', 'HELIOS Kliniken Schwerin GmbH'],
    ['the group by itself', 'Asklepios', 'Asklepios Klinik Barmbek'],
  ])('hides from it: %s', (_, hidden, searching) => {
    expect(hides(hidden, searching)).toBe(true)
  })

  it.each([
    ['a word that many have', 'Klinikum', 'Klinikum Musterstadt'],
    ['another town', 'Universitätsklinikum Freiburg', 'Universitätsklinikum Bonn'],
    ['another practice', 'Praxis Dr. Weber', 'Praxis Dr. Schmidt'],
    ['nothing that is a name', 'GmbH', 'Pflege GmbH'],
  ])('does not hide from others: %s', (_, hidden, searching) => {
    expect(hides(hidden, searching)).toBe(false)
  })
})
