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
    ['PFLEGEFACHKRAFT FÜR ITS UND IMC (M/W/D)', 'Pflegefachkraft für ITS und IMC (m/w/d)'],
    [
      'FACHARZT (m/w/d) FÜR ORTHOPÄDIE UND UNFALLCHIRURGIE IN TEILZEIT',
      'Facharzt (m/w/d) für Orthopädie und Unfallchirurgie in Teilzeit',
    ],
    ['PFLEGEHELFER:IN IN DER NACHT', 'Pflegehelfer:in in der Nacht'],
    ['DER ARZT FÜR ALLE FÄLLE', 'Der Arzt für Alle Fälle'],
    ['MFA / ZFA GESUCHT (ALL GENDERS)', 'MFA / ZFA Gesucht (all genders)'],
    ['REGISTERED NURSE FOR THE ICU AT CHARITÉ', 'Registered Nurse for the ICU at Charité'],
    ['LEITUNG MED. LABOR II DER KLINIK GMBH', 'Leitung Med. Labor II der Klinik GmbH'],
    ['PFLEGEFACHKRAFT für die ZNA', 'Pflegefachkraft für die ZNA'],
    ['HELIOS sucht MFA für HNO', 'HELIOS sucht MFA für HNO'],
    ['Praktisches Jahr (PJ-Studierende, m/w/d)', 'Praktisches Jahr (PJ-Studierende, m/w/d)'],
    ['Praktisches Jahr (PJ-Studierende, (m/w/d))', 'Praktisches Jahr (PJ-Studierende, m/w/d)'],
    ['Arzt ((m/w/d)) Kardiologie', 'Arzt (m/w/d) Kardiologie'],
    ['Arzt (m/w/d) (Innere, m/w/d)', 'Arzt (m/w/d) (Innere)'],
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
