import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyJob } from './classify-job.ts'
import { findProfessions } from './find-professions.ts'
import { findSpecialties } from './find-specialties.ts'

function read(title: string, description?: string) {
  const { category, profession, specialty } = classifyJob({ title, description })
  return [category, profession, specialty]
}

describe('what kind of job an ad is', () => {
  it.each([
    ['Oberärztin/Oberarzt (m/w/d) Kardiologie', 'oberarzt', 'kardiologie'],
    ['Fachärzte:innen für Neurologie', 'neurologe', 'neurologie'],
    ['Spitalfachärztin Urologie 80–100 %', 'urologe', 'urologie'],
    ['OA Kardiologie', 'oberarzt', 'kardiologie'],
    ['Arzt in Weiterbildung (a*) Psychiatrie', 'assistenzarzt', 'psychiatrie'],
    ['FA (m/w/d) für Psychiatrie und Psychotherapie', 'psychiater', 'psychiatrie'],
    ['FA (m/w/d) für Innere Medizin und Nephrologie', 'nephrologe', 'nephrologie'],
    ['Rheumatologin in Anstellung', 'internist', 'rheumatologie'],
    ['Viszeralchirurg (m/w/d) als Oberarzt', 'oberarzt', 'viszeralchirurgie'],
    ['Senior Consultant Cardiology', 'oberarzt', 'kardiologie'],
  ])('reads the doctor in "%s"', (title, profession, specialty) => {
    expect(read(title)).toEqual(['doctors', profession, specialty])
  })

  it.each([
    ['Pflegefachkräfte (m/w/d)', 'pflegefachmann'],
    ['Auszubildende zur Pflegefachfrau / zum Pflegefachmann', 'azubi_pflege'],
    ['Pflegefachmann mit abgeschlossener Ausbildung', 'pflegefachmann'],
    ['Ambulante Pflegefachkraft für unsere Tour', 'ambulante_pflege'],
    ['Leasingpflege: Gesundheits- u. Krankenpfleger', 'springer_pflege'],
    ['Altenpfleger/in exam. – Dauernachtwache', 'dauernachtwache'],
    ['Dialysepflegekraft', 'dialysepfleger'],
    ['Springer Pflege (m/w/d)', 'springer_pflege'],
    ['DGKP (m/w/d) Intensivpflege', 'intensivpfleger'],
    ['Stellv. Stationsleitung Geriatrie', 'stationsleitung'],
    ['stellvertretende Pflegedienstleitung', 'pdl'],
    ['Krankenpflegehelferin', 'krankenpflegehelfer'],
    ['Wohnbereichsleiter:in Demenz', 'wohnbereichsleitung'],
  ])('reads the nursing job in "%s"', (title, profession) => {
    expect(read(title).slice(0, 2)).toEqual(['nursing', profession])
  })

  it('does not take a craft or a dental chair for a field of medicine', () => {
    expect(read('Orthopädie-Techniker (m/w/d)')).toEqual(['therapeutic', 'orthopaedietechniker', null])
    expect(read('ZFA (m/w/d) chirurgische Assistenz')).toEqual(['zfa', 'zfa_chirurgie', 'oralchirurgie'])
  })

  it('reads a title that names both genders in full once', () => {
    expect(read('Medizinische Technologin / Medizinischer Technologe für Radiologie')).toEqual([
      'therapeutic',
      'mtr',
      'radiologie',
    ])
  })

  it('keeps the protected title of a nurse who works on an intensive care ward', () => {
    expect(read('Pflegefachmann/-frau Intensivstation')).toEqual([
      'nursing',
      'pflegefachmann',
      'intensivmedizin',
    ])
  })

  it('tells the abbreviations of titles from ordinary words by their capitals', () => {
    expect(read('IM Team: OA (m/w/d)')[1]).toBe('oberarzt')
    expect(findSpecialties('Hilfe im Haus am See')).toEqual([])
    expect(findProfessions('da, am, im, oa')).toEqual([])
  })

  it('takes the specialty from what the ad says about the place when the title says nothing', () => {
    const description = '<p>Wir suchen Verstärkung im Bereich Haut- und Geschlechtskrankheiten.</p>'
    expect(read('MFA (m/w/d)', description)).toEqual(['mfa', 'mfa', 'dermatologie'])
  })

  it('does not take the employer in front of "sucht" for the job', () => {
    expect(read('Zahnarztpraxis Dr. Muster sucht Physiotherapeut')[1]).toBe('physiotherapeut')
  })

  it('leaves jobs outside healthcare without a category', () => {
    expect(read('LKW-Fahrer (m/w/d) Nahverkehr')).toEqual([null, null, null])
  })

  it('falls back on what the source calls the category', () => {
    expect(classifyJob({ title: 'Teammitglied (m/w/d)', categoryHint: 'Pflege' }).category).toBe('nursing')
  })

  it('never throws, whatever a feed sends, and quotes only words of the title or description', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (title, description) => {
        const found = classifyJob({ title, description })
        expect(found.confidence).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('quotes evidence that stands in the title', () => {
    const parts = [
      'Pflegefachkraft',
      'Oberarzt',
      'Ärzt*in',
      'für',
      'Kardiologie',
      '(m/w/d)',
      'OP-',
      'MFA',
      '/',
      'Leitung',
      'İ',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), chosen => {
        const title = chosen.join(' ')
        for (const { words } of classifyJob({ title }).evidence)
          for (const word of words) expect(title).toContain(word)
      }),
    )
  })
})
