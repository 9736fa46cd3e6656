import { describe, expect, it } from 'vitest'
import { readTitle } from './read-title.ts'

describe('a title for readers', () => {
  const cases: [given: string, want: string | null][] = [
    ['Oberarzt (m/w/d) Kardiologie', 'Oberarzt (m/w/d) Kardiologie'],
    ['Oberarzt (M|W|D) Kardiologie (m/w/d)', 'Oberarzt (m/w/d) Kardiologie'],
    ['Pflegefachkraft m/w/d', 'Pflegefachkraft (m/w/d)'],
    ['PFLEGEFACHKRAFT GESUCHT (m/w/d)!!!', 'Pflegefachkraft Gesucht (m/w/d)'],
    ['MFA in HNO-Praxis', 'MFA in HNO-Praxis'],
    ['★★ MFA (m/w/d) 🚀 ab sofort ★★', 'MFA (m/w/d) ab sofort'],
    ['<b>Arzt</b> &amp; Ärztin', 'Arzt & Ärztin'],
    ['\u202eArzt\u202c\u200b (m/w/d)', 'Arzt (m/w/d)'],
    ['Ergotherapeut*in (all genders) Pädiatrie', 'Ergotherapeut*in (all genders) Pädiatrie'],
    ['Physiotherapeut/in 80–100 %', 'Physiotherapeut/in 80–100 %'],
    ['(m/w/d)', null],
    ['***', null],
  ]
  for (const [given, want] of cases)
    it(`"${given}" reads ${want === null ? 'as none' : `"${want}"`}`, () =>
      expect(readTitle(given)).toBe(want))

  it('is at most 200 characters long', () => {
    expect(readTitle('Pflegefachkraft '.repeat(50))?.length).toBeLessThanOrEqual(200)
  })
})
