import { describe, expect, it } from 'vitest'
import { makeMatchJob, makeProfile } from '../../../tests/support/matching.ts'
import type { CriterionKey } from './criteria.ts'
import type { MatchJob, MatchState } from './criterion.ts'
import { explain } from './explain.ts'
import type { GateKey } from './gates.ts'
import type { HeldLicence, MatchProfile } from './match-profile.ts'

const cologne = { latDegrees: 50.94, lonDegrees: 6.96 }
const nearCologne = { ...cologne, radiusKm: 20, name: 'Köln' }
const bonn = { latDegrees: 50.73, lonDegrees: 7.1 }
const munich = { latDegrees: 48.14, lonDegrees: 11.58 }

describe('the profession', () => {
  const stateOf = (profile: Partial<MatchProfile>, profession: string) =>
    criterion(makeProfile(profile), makeMatchJob({ facets: { profession: [profession] } }), 'profession')

  it('is met by the same one under another law, and by what a nurse may do as well', () => {
    expect(stateOf({ professions: ['pflegefachmann'] }, 'dgkp')).toEqual(['met', null])
    expect(stateOf({ professions: ['pflegefachmann'] }, 'pflegehelfer')).toEqual(['met', 'may-do'])
  })

  it('is not met the other way round: a nursing assistant would need training to be a nurse', () => {
    expect(stateOf({ professions: ['pflegehelfer'] }, 'pflegefachmann')).toEqual(['unmet', 'needs-training'])
  })

  it('of a doctor is another one in another specialty, of a nurse is not', () => {
    const doctor = { professions: ['facharzt'], specialties: ['kardiologie'] }
    expect(stateOf(doctor, 'kardiologe')).toEqual(['met', null])
    expect(stateOf(doctor, 'internist')).toEqual(['met', 'may-do'])
    expect(stateOf(doctor, 'urologe')).toEqual(['unmet', 'unrelated'])
    expect(stateOf({ ...doctor, specialties: ['innere_medizin'] }, 'kardiologe')).toEqual([
      'unmet',
      'needs-training',
    ])
    expect(stateOf({ professions: ['intensivpfleger'] }, 'onko_pfleger')).toEqual(['met', 'may-do'])
  })

  it('makes an ad for another profession no fit', () => {
    const nurse = makeProfile({ professions: ['pflegefachmann'] })
    expect(explain(nurse, makeMatchJob({ facets: { profession: ['koch', 'mtr'] } })).isFit).toBe(false)
    expect(explain(nurse, makeMatchJob({ facets: { profession: ['mfa', 'pflegefachmann'] } })).isFit).toBe(
      true,
    )
    expect(explain(nurse, makeMatchJob()).isFit).toBe(true)
  })
})

describe('the licence that the law demands', () => {
  const doctor = makeProfile({ professions: ['arzt'], learned: ['arzt'] })
  const approbation: HeldLicence = {
    kind: 'approbation',
    profession: 'arzt',
    specialty: null,
    country: 'DE',
    state: 'held',
  }
  const forDoctors = makeMatchJob({ facts: { licence: ['arzt:DE'] } })
  const forNurses = makeMatchJob({ facts: { licence: ['pflege:DE'] } })
  const holding = (...licences: HeldLicence[]) => ({ ...doctor, licences })
  const nurse = (...licences: Partial<HeldLicence>[]) =>
    makeProfile({
      learned: ['pflegefachmann'],
      licences: licences.map(each => ({ ...approbation, kind: 'recognition', profession: 'dgkp', ...each })),
    })

  it.each([
    ['an Approbation of the country is enough', holding(approbation), forDoctors, 'met'],
    ['one of another country is not', holding({ ...approbation, country: 'AT' }), forDoctors, 'unmet'],
    ['one of several places is enough', holding({ ...approbation, country: 'AT' }), inBoth(), 'met'],
    [
      'one without a country leaves it open',
      holding({ ...approbation, country: null }),
      forDoctors,
      'unknown',
    ],
    [
      'a temporary one leaves it open',
      holding({ ...approbation, state: 'temporary' }),
      forDoctors,
      'unknown',
    ],
    ['a recognition under way leaves it open', recognised('applied-for'), forDoctors, 'unknown'],
    ['having studied alone leaves it open', doctor, forDoctors, 'unknown'],
    ['saying nothing leaves it open', makeProfile(), forDoctors, 'unknown'],
    ['a nurse is no doctor', nurse(), forDoctors, 'unmet'],
    ['a nurse who has learned the profession may work', nurse(), forNurses, 'met'],
    ['a nurse whose recognition is under way is open', nurse({ state: 'applied-for' }), forNurses, 'unknown'],
    ['a nurse with a licence from elsewhere is open', nurse({ country: 'PH' }), forNurses, 'unknown'],
    ['a nursing assistant is no nurse', makeProfile({ learned: ['pflegehelfer'] }), forNurses, 'unmet'],
  ] as const)('%s', (_, profile, job, state) => {
    expect(gate(profile, job, 'licence')).toBe(state)
    expect(explain(profile, job).isFit).toBe(state !== 'unmet')
  })

  it('is not asked of a profession that needs none', () => {
    expect(gate(makeProfile(), makeMatchJob({ facets: { profession: ['mfa'] } }), 'licence')).toBeUndefined()
  })

  function inBoth() {
    return makeMatchJob({ facts: { licence: ['arzt:DE', 'arzt:AT'] } })
  }

  function recognised(state: HeldLicence['state']) {
    return holding({ ...approbation, kind: 'recognition', state })
  }
})

describe('what was ruled out', () => {
  it.each([
    ['refused-shifts', { refusals: ['nights'] }, { facets: { shift: ['three-shift'] } }],
    ['refused-employers', { refusals: ['hospital'] }, { facets: { employerType: ['hospital'] } }],
    ['refused-agencies', { refusals: ['agencies'] }, { isAgency: true }],
    ['country', { countries: ['AT'] }, { facets: { country: ['DE'] } }],
    ['radius', { places: [nearCologne] }, { points: [munich] }],
    ['rule', { rules: [{ kind: 'state', value: 'DE-BY' }] }, { facets: { state: ['DE-BY'] } }],
    ['rule', { rules: [{ kind: 'job', value: 1 }] }, {}],
  ] as const)('is no fit: %s', (key, said, stated) => {
    const match = explain(makeProfile(said), makeMatchJob(stated as Parameters<typeof makeMatchJob>[0]))
    expect(match.isFit).toBe(false)
    expect(match.gates.filter(({ state }) => state === 'unmet').map(each => each.key)).toEqual([key])
  })

  it('stays unknown where the ad says nothing', () => {
    const careful = makeProfile({ refusals: ['nights'], places: [nearCologne], countries: ['DE'] })
    const match = explain(careful, makeMatchJob())
    expect(match.isFit).toBe(true)
    expect(match.gates.map(({ key, state }) => [key, state])).toEqual([
      ['country', 'unknown'],
      ['radius', 'unknown'],
      ['refused-shifts', 'unknown'],
    ])
  })

  it('lets pass what lies a little beyond the radius, as not met', () => {
    const profile = makeProfile({ places: [nearCologne] })
    const job = makeMatchJob({ points: [bonn] })
    expect([gate(profile, job, 'radius'), criterion(profile, job, 'distance')[0]]).toEqual(['met', 'unmet'])
  })

  it('does not ask how far away work is that is done at home, but which country it is in', () => {
    const profile = makeProfile({ places: [nearCologne], countries: ['DE'] })
    const atHome = makeMatchJob({ points: [munich], facets: { remote: ['remote'], country: ['DE'] } })
    const { isFit, criteria } = explain(profile, atHome)
    expect([isFit, gate(profile, atHome, 'radius')]).toEqual([true, 'met'])
    expect(criteria).toMatchObject([
      { key: 'distance', state: 'met', note: 'remote', field: 'remote', stated: ['remote'] },
    ])
    const nextDoor = makeMatchJob({ points: [cologne], facets: { remote: ['remote'] } })
    expect(explain(profile, nextDoor).order).toBeGreaterThan(explain(profile, atHome).order)
    const halfAtHome = { ...atHome, facets: { ...atHome.facets, remote: ['hybrid'] } }
    expect(gate(profile, halfAtHome, 'radius')).toBe('unmet')
    const inVienna = { ...atHome, facets: { ...atHome.facets, country: ['AT'] } }
    expect(explain(profile, inVienna).isFit).toBe(false)
  })
})

describe('the order', () => {
  const nurse = makeProfile({
    professions: ['pflegefachmann'],
    shifts: ['day'],
    contracts: ['permanent'],
    payMinEurMonth: 3_500,
    experienceYears: 1,
  })
  const ad = (facets: Partial<MatchJob['facets']>, payMax: number | null = null) =>
    makeMatchJob({ facets: { profession: ['pflegefachmann'], ...facets }, payMax })

  it('puts an ad with much that fits before one that says little', () => {
    const thin = explain(nurse, ad({})).order
    const full = explain(nurse, ad({ shift: ['day'], contract: ['permanent'] }, 4_000)).order
    expect(full).toBeGreaterThan(thin)
  })

  it('puts an ad that says nothing before one that is known not to fit', () => {
    expect(explain(nurse, ad({})).order).toBeGreaterThan(explain(nurse, ad({ shift: ['nights-only'] })).order)
  })

  it('does not give a beginner the posts of the experienced', () => {
    const senior = explain(nurse, ad({ experience: ['senior'], shift: ['day'] })).order
    expect(explain(nurse, ad({ experience: ['entry'] })).order).toBeGreaterThan(senior)
  })

  it('goes by the top of the pay range', () => {
    expect(criterion(nurse, ad({}, 3_600), 'pay')[0]).toBe('met')
    expect(criterion(nurse, ad({}, 3_400), 'pay')[0]).toBe('unmet')
  })
})

describe('qualifications', () => {
  const training: HeldLicence = {
    kind: 'further-training',
    profession: null,
    specialty: 'intensivmedizin',
    country: null,
    state: 'held',
  }
  const asks = (...qualification: string[]) => makeMatchJob({ facts: { qualification } })

  it('are met by what is held, open while in training or when nothing was said, and not judged where none is required', () => {
    const asked = asks('further-training:intensivmedizin')
    const stateOf = (...licences: HeldLicence[]) =>
      criterion(makeProfile({ licences }), asked, 'qualifications')[0]
    expect(stateOf(training)).toBe('met')
    expect(stateOf({ ...training, state: 'in-training' })).toBe('unknown')
    expect(stateOf()).toBe('unknown')
    expect(stateOf({ ...training, specialty: 'urologie' })).toBe('unmet')
    expect(criterion(makeProfile({ licences: [training] }), asks(), 'qualifications')).toEqual([])
  })

  it('that can be had here count for an ad, and never against one', () => {
    const profile = makeProfile({ specialties: ['intensivmedizin'] })
    const offering = makeMatchJob({ facts: { training: ['further-training:intensivmedizin'] } })
    expect(criterion(profile, offering, 'training')[0]).toBe('met')
    expect(criterion({ ...profile, licences: [training] }, offering, 'training')).toEqual([])
  })

  it('include the driving licence', () => {
    expect(
      criterion(makeProfile({ hasDrivingLicence: false }), asks('driving-licence'), 'qualifications')[0],
    ).toBe('unmet')
  })
})

describe('languages', () => {
  const stateOf = (demanded: string, ...languages: { language: string; level: string }[]) =>
    criterion(
      makeProfile({ languages }),
      makeMatchJob({ facts: { languageLevel: [demanded] } }),
      'languages',
    )[0]

  it('are met from the level on that the ad demands; the one spoken at home need not be listed', () => {
    expect(stateOf('de:B2', { language: 'de', level: 'C1' })).toBe('met')
    expect(stateOf('de:B2', { language: 'de', level: 'B1' })).toBe('unmet')
    expect(stateOf('de:B2', { language: 'en', level: 'B1' })).toBe('unknown')
    expect(stateOf('fr:', { language: 'de', level: 'native' })).toBe('unmet')
  })
})

function criterion(profile: MatchProfile, job: MatchJob, key: CriterionKey): (MatchState | string | null)[] {
  const found = explain(profile, job).criteria.find(each => each.key === key)
  return found ? [found.state, found.note] : []
}

function gate(profile: MatchProfile, job: MatchJob, key: GateKey): MatchState | undefined {
  return explain(profile, job).gates.find(each => each.key === key)?.state
}
