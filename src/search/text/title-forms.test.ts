import { describe, expect, test } from 'vitest'
import { saysExactly } from '../../../tests/support/small-vocabulary.ts'

describe('a title says exactly what was asked', () => {
  test.each([
    ['Oberarzt (m/w/d)', 'Oberarzt'],
    ['OBERARZT (M/W/D)', 'oberarzt'],
    ['Oberärztin / Oberarzt (w/m/d) in Teilzeit', 'Oberarzt'],
    ['Oberärztin / Oberarzt (w/m/d) in Teilzeit', 'Oberärztin'],
    ['Medizinische Fachangestellte (MFA) (m/w/d) 80–100 %', 'MFA'],
    ['Medizinische Fachangestellte (MFA) (m/w/d), unbefristet', 'medizinische fachangestellte'],
    ['Oberarzt Kardiologie (all genders)', 'Oberarzt Kardiologie'],
  ])('"%s" for "%s"', (title, query) => {
    expect(saysExactly(title, query)).toBe(true)
  })

  test.each([
    ['Oberarzt Innere Medizin (m/w/d)', 'Oberarzt'],
    ['Arzthelferin / MFA für Innere Medizin', 'Arzthelferin'],
    ['Oberarzt (m/w/d)', 'Oberarzt Innere Medizin'],
    ['(m/w/d)', ''],
  ])('"%s" says more or less than "%s"', (title, query) => {
    expect(saysExactly(title, query)).toBe(false)
  })
})
