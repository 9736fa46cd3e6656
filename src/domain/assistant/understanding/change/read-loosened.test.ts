import { describe, expect, it } from 'vitest'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { readFind } from '../read-find.ts'
import { withTownChosen } from './place-choice.ts'

const before: JobSearchParams = { ...noJobSearchParams, q: 'MFA', place: 'Fürth' }
const find = (text: string, held: Partial<JobSearchParams>) =>
  readFind(text, { locale: 'de', before: { ...before, ...held } })?.params

describe('what the search holds and a turn takes back', () => {
  it.each<[string, Partial<JobSearchParams>, Partial<JobSearchParams>]>([
    ["wenn's sein muss, geh ich halt doch nachts", { without: ['nights'] }, { without: [] }],
    ['weekends would be alright', { without: ['nights', 'weekends'] }, { without: ['nights'] }],
    ['sie hat aufgehört, Schicht geht wieder', { without: ['shifts'] }, { without: [] }],
    ['Pflegeheim nur, wenn sonst nichts da ist', { without: ['care-facility'] }, { without: [] }],
    ['Unbefristet gibt es da ja nie, streich das', { contract: ['permanent'] }, { contract: [] }],
    ['na gut, befristet würde ich auch nehmen', { contract: ['permanent'] }, { contract: [] }],
    ['Wohnung haben wir jetzt, das muss nicht mehr sein', { offers: ['housing'] }, { offers: [] }],
    ['das Pensum ist verhandelbar, lass es offen', { employmentType: ['part-time'] }, { employmentType: [] }],
    ['streich das mit den 3000', { salaryMin: 3000 }, { salaryMin: null }],
    ['3900 tuns auch', { salaryMin: 4200 }, { salaryMin: 3900 }],
    ['egal ob befristet', {}, { contract: [] }],
    ['befristet ginge zur Not auch', { contract: ['permanent'] }, { contract: [] }],
    ['na gut, 50 gehen auch noch', { radius: 25 }, { radius: 50 }],
    ['5 km mehr wären auch drin', { radius: 25 }, { radius: 30 }],
    ['zeig auch die älteren', { postedWithin: 7 }, { postedWithin: null }],
    ['muss nicht von dieser Woche sein', { postedWithin: 7 }, { postedWithin: null }],
    ['Radius kannst auf 50 hochsetzen', { radius: 30 }, { radius: 50 }],
    ['Umkreis verdoppeln', { radius: 30 }, { radius: 60 }],
    ['nee, 50 km ist mir doch zu weit, mach 20', { radius: 50 }, { radius: 20 }],
    ['50 km passt, 60 Prozent bitte', { radius: 50 }, { radius: 50, employmentType: ['part-time'] }],
    ['Rufdienst ja, Nacht nein', { without: ['nights', 'on-call'] }, { without: ['nights'] }],
    [
      'nachts passt wieder, we weiterhin nicht',
      { without: ['nights', 'weekends'] },
      { without: ['weekends'] },
    ],
    ['beim Geld bin ich nicht so streng', { salaryMin: 3500 }, { salaryMin: null }],
    [
      'Teilzeit war Quatsch, ich will voll',
      { employmentType: ['part-time'] },
      { employmentType: ['full-time'] },
    ],
    ['und bitte fest, nicht auf zwei Jahre', {}, { contract: ['permanent'] }],
    ['das müsste schon 4000 bringen', {}, { salaryMin: 4000 }],
    ['müssen keine 4000 sein', { salaryMin: 4000 }, { salaryMin: null }],
    [
      'in Teilzeit, mehr als zwei Nächte schaff ich nicht',
      { shift: ['nights-only'] },
      { shift: ['nights-only'], employmentType: ['part-time'] },
    ],
    ['nur Nacht muss weg bleiben, we ist ok', { without: ['nights', 'weekends'] }, { without: ['nights'] }],
    ['Zeitarbeit nee', {}, { agencies: 'without' }],
    ['muss Vollzeit sein, sonst reicht das Geld nicht', {}, { employmentType: ['full-time'] }],
  ])('%s', (text, held, changed) => {
    expect(find(text, held)).toMatchObject({ ...before, ...changed })
  })

  it('is nothing when older people are spoken of', () => {
    expect(find('auch ältere Menschen betreue ich gern', { postedWithin: 7 })?.postedWithin).toBe(7)
  })

  it('is nothing when it is refused again', () => {
    expect(find('nachts geht weiterhin nicht', { without: ['nights'] })?.without ?? ['nights']).toEqual([
      'nights',
    ])
  })
})

it('keeps the search when a turn names no work', () => {
  expect(find('die Brezn schmecken dort einfach', {})?.q ?? 'MFA').toBe('MFA')
  expect(find('Nürnberg liegt näher bei meiner Schwester, schau mal da', {})).toMatchObject({
    q: 'MFA',
    place: 'Nürnberg',
  })
})

it.each([
  ['Chemnitz oder Zwickau, fang mit Chemnitz an', 'Chemnitz', 'Zwickau'],
  ['Schweinfurt statt Würzburg', 'Schweinfurt', 'Würzburg'],
  ['Geneva or Lausanne, first Lausanne', 'Lausanne', 'Geneva'],
  ['Erlangen ist mir zu weit, Bamberg', 'Bamberg', 'Erlangen'],
  ['Wir ziehen von Wien nach Bregenz', 'Bregenz', 'Wien'],
])('chooses a town: %s', (text, chosen, other) => {
  expect(withTownChosen(text)).toContain(chosen)
  expect(withTownChosen(text)).not.toContain(other)
})
