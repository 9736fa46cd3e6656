import { describe, expect, it } from 'vitest'
import { isSameEmployer } from './same-employer.ts'

describe('an employer that a feed names', () => {
  it.each([
    ['Klinikum Beispiel', 'KLINIKUM BEISPIEL gGmbH'],
    ['Klinikum Beispiel', 'Klinikum Beispiel, Standort Nord'],
    ['MVZ Am Markt GmbH & Co. KG', 'MVZ am Markt'],
    ['Städtisches Krankenhaus', 'Staedtisches Krankenhaus'],
    ['Klinikum Beispiel', ''],
  ])('%s is the same as %s', (one, other) => {
    expect(isSameEmployer(one, other)).toBe(true)
    expect(isSameEmployer(other, one)).toBe(true)
  })

  it.each([
    ['Klinikum Beispiel', 'Klinikum Musterstadt'],
    ['Klinikum Beispiel', 'Pflegeheim Sonnenhof gGmbH'],
    ['Praxis Dr. Adler', 'Praxis Dr. Specht'],
  ])('%s is another than %s', (one, other) => {
    expect(isSameEmployer(one, other)).toBe(false)
  })
})
