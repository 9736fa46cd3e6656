import { specialtyWithAncestors } from '../../vocabulary/titles/specialties.ts'
import { type JudgeValues, met, unknown, unmet, type Wish } from './criterion.ts'
import type { HeldLicence, MatchProfile } from './match-profile.ts'

const drivingLicence = 'driving-licence'

/** What an ad requires beyond the profession. One that requires nothing is not judged. */
export function qualificationWish(profile: MatchProfile): Wish {
  const wanted = profile.licences.filter(isTraining).flatMap(({ kind, specialty }) => {
    // Training that the vocabulary does not know meets no demand.
    return specialty === null ? [] : [`${kind}:${specialty}`]
  })
  const judge: JudgeValues = required => {
    const states = required.map(each => holds(profile, each))
    if (states.length === 0) return null
    if (states.includes('no')) return unmet(states.filter(state => state === 'no').length / states.length)
    return states.includes('unknown') ? unknown : met()
  }
  return { fact: 'qualification', wanted, judge }
}

function holds({ licences, hasDrivingLicence }: MatchProfile, required: string): 'yes' | 'no' | 'unknown' {
  if (required === drivingLicence) {
    if (hasDrivingLicence === null) return 'unknown'
    return hasDrivingLicence ? 'yes' : 'no'
  }
  const own = licences.filter(isTraining)
  const [, specialty = ''] = required.split(':')
  const same = own.filter(each => specialtyWithAncestors(each.specialty ?? '').includes(specialty))
  if (same.some(({ state }) => state === 'held')) return 'yes'
  return same.length > 0 || own.length === 0 ? 'unknown' : 'no'
}

/** Further training that can be had here and that fits the person, who does not hold it yet. Never counts against an ad. */
export function trainingWish(profile: MatchProfile): Wish | null {
  const { specialties, licences } = profile
  const inTraining = licences.flatMap(({ state, specialty }) => (state === 'in-training' && specialty) || [])
  const wanted = [...new Set([...specialties, ...inTraining])]
  if (wanted.length === 0) return null
  const judge: JudgeValues = offered => {
    const isWanted = offered.some(each => {
      const [, specialty = ''] = each.split(':')
      return wanted.includes(specialty) && holds(profile, each) !== 'yes'
    })
    return isWanted ? met() : null
  }
  return { fact: 'training', wanted, judge }
}

function isTraining({ kind }: HeldLicence): boolean {
  return kind === 'further-training' || kind === 'additional-title'
}

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']
/** What an ad means that asks for a language without a level. */
const usualLevel = 'B1'

/** Languages that an ad demands. One that demands none is not judged. */
export function languageWish({ languages }: MatchProfile): Wish {
  const wanted = languages.map(({ language, level }) => `${language}:${level}`)
  const judge: JudgeValues = demanded => {
    if (demanded.length === 0) return null
    const states = demanded.map(each => {
      const [language = '', level = ''] = each.split(':')
      const own = languages.find(known => known.language === language)
      // Nobody lists the language that they speak at home, and who lists none has not said anything.
      if (!own) return languages.length === 0 || language === 'de' ? 'unknown' : 'no'
      return levels.indexOf(own.level) >= levels.indexOf(level || usualLevel) ? 'yes' : 'no'
    })
    if (states.includes('no')) return unmet()
    return states.includes('unknown') ? unknown : met()
  }
  return { fact: 'languageLevel', wanted, judge }
}
