import { describe, expect, it } from 'vitest'
import { licenceLawOf, licenceLaws } from './licensed-professions.ts'
import { professionLadders, sameProfessions } from './profession-ladders.ts'
import { professionStep } from './profession-step.ts'
import { professionById, professions } from './professions.ts'

describe('what a profession is to another', () => {
  it.each([
    ['pflegefachmann', 'dgkp', 'same'],
    ['pflegefachmann', 'pflegehelfer', 'may-do'],
    ['pflegehelfer', 'pflegefachmann', 'needs-training'],
    ['pflegefachmann', 'intensivpfleger', 'may-do'],
    ['intensivpfleger', 'pflegefachmann', 'same'],
    ['pflegefachmann', 'stationsleitung', 'needs-training'],
    ['assistenzarzt', 'kardiologe', 'needs-training'],
    ['kardiologe', 'internist', 'may-do'],
    ['internist', 'kardiologe', 'needs-training'],
    ['kardiologe', 'urologe', 'other'],
    ['oberarzt', 'chefarzt', 'needs-training'],
    ['ota', 'op_pfleger', 'same'],
    ['ota', 'pflegefachmann', 'other'],
    ['masseur', 'physiotherapeut', 'needs-training'],
    ['pflegefachmann', 'physiotherapeut', 'other'],
    ['pflegefachmann', 'mfa', 'may-do'],
    ['mfa', 'pflegefachmann', 'needs-training'],
    ['mfa', 'study_nurse', 'needs-training'],
    ['zfa', 'zmp', 'needs-training'],
    ['zahnarzt', 'arzt', 'other'],
    ['mtr', 'mtl', 'other'],
  ])('%s → %s: %s', (from, to, step) => {
    expect(professionStep(from, to, [])).toBe(step)
  })

  it('stands on names of the vocabulary only', () => {
    const named = [...professionLadders.flat(2), ...sameProfessions.flat()]
    const licensed = licenceLaws.flatMap(({ professions }) => professions)
    expect([...named, ...licensed].filter(id => professionById(id) === null)).toEqual([])
  })

  it('takes nobody with a licence for somebody with another one, but where the law or everyday work does', () => {
    const licensed = professions().flatMap(({ id }) => (licenceLawOf(id) ? [id] : []))
    const isAnotherLaw = (from: string, to: string) => licenceLawOf(from)?.id !== licenceLawOf(to)?.id
    const pairs = licensed.flatMap(from =>
      licensed
        .filter(to => isAnotherLaw(from, to) && /same|may-do/.test(professionStep(from, to, [])))
        .map(to => `${from} ${to}`),
    )
    expect(pairs).toEqual([
      'op_pfleger ota',
      'ota op_pfleger',
      'physiotherapeut masseur',
      'leitender_physio masseur',
      'apotheker pta',
    ])
  })

  it('asks a specialist for the licence of every doctor, and a medical assistant for none', () => {
    expect(licenceLawOf('kardiologe')?.id).toBe('arzt')
    expect(licenceLawOf('intensivpfleger')?.id).toBe('pflege')
    expect(licenceLawOf('kieferorthopaede')?.id).toBe('zahnarzt')
    expect(licenceLawOf('mfa')).toBeNull()
  })
})
