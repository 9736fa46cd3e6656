import { describe, expect, it } from 'vitest'
import { classifyJob } from './classify-job.ts'
import { furtherProfessions } from './further-professions.ts'

const allOf = (title: string) => {
  const { profession } = classifyJob({ title })
  return [profession, ...furtherProfessions(title, profession)]
}

describe('the professions of a title', () => {
  it.each<[string, string[]]>([
    ['Pflegefachkraft / MFA (m/w/d)', ['pflegefachmann', 'mfa']],
    ['MFA oder ZFA (m/w/d) in Teilzeit', ['mfa', 'zfa']],
    ['Physiotherapeut (m/w/d) oder Ergotherapeut (m/w/d)', ['physiotherapeut', 'ergotherapeut']],
  ])('are all that are offered: %s', (title, professions) => {
    expect(allOf(title)).toEqual(professions)
  })

  it.each([
    'Pflegefachfrau / Pflegefachmann (m/w/d)',
    'Medizinische Fachangestellte / Medizinischer Fachangestellter',
    'Altenpfleger/in in Voll- oder Teilzeit',
    'Krankenschwester / Krankenpfleger',
    'Ärztin / Arzt in Weiterbildung',
    'Oberärztin / Oberarzt Neurologie',
    'Ausbildung zur Pflegefachfrau / Pflegefachassistenz',
    'Physiotherapeut:in',
  ])('are one where two words mean the same: %s', title => {
    expect(allOf(title)).toHaveLength(1)
  })
})
