import { type Asked, isKind, roman, type Settled, settled } from './settled.ts'

export function mfa({ group }: Asked): Settled {
  if (!isKind(group, 'tg')) return settled('mfa-2026')
  const groupTo = group.numberTo === null ? null : `TG ${roman(group.numberTo)}`
  return settled('mfa-2026', { group: `TG ${roman(group.number)}`, groupTo })
}

const pharmacy: readonly [string, RegExp, readonly string[]][] = [
  ['PTA-Praktikum', /PTA-?Praktik/u, []],
  ['PTA', /(?<!\p{L})PTA(?!\p{L})/u, ['pta']],
  ['PKA', /(?<!\p{L})PKA(?!\p{L})/u, ['pka']],
  ['PhiP', /(?<!\p{L})PhiP(?!\p{L})|Pharmazeut\p{L}* im Praktikum/u, []],
  ['Pharmazieingenieur', /Pharmazieingenieur/u, []],
  ['Approbierte', /Approbierte|Apotheker/u, ['apotheker']],
]

/** Pharmacies: the group is the profession. */
export function adexa({ around, hints }: Asked): Settled {
  if (/Nordrhein(?!-)/u.test(around)) return settled('adexa-nordrhein')
  if (/(?<!\p{L})Sachsen(?!-)/u.test(around)) return settled('adexa-sachsen')
  const ofProfession = pharmacy.find(
    ([, , ids]) => hints.profession !== undefined && ids.includes(hints.profession),
  )
  const written = pharmacy.find(([, pattern]) => pattern.test(around))
  return settled('adexa-ada', { group: (written ?? ofProfession)?.[0] ?? null })
}

/** Training pay: nursing, school-based health professions; other training has no table here. */
export function training(
  scheme: 'tvaoed-pflege' | 'tva-l-pflege',
  { branch, around, hints }: Asked,
): Settled {
  const isNursing =
    hints.profession === 'azubi_pflege' ||
    /pflege(?:fach|ausbildung|schul)|ausbildung (?:zur|zum) pflege/iu.test(around)
  if (branch === 'pflege') return settled(scheme, { group: 'Pflege' })
  if (branch === '' && isNursing)
    return settled(scheme, { group: 'Pflege', isAssumed: true, alternatives: ['tvaoed'] })
  if (branch.startsWith('gesundheit') && scheme === 'tvaoed-pflege')
    return settled(scheme, { group: 'Schulische Gesundheitsberufe' })
  return settled('tvaoed')
}

/** Professions in training whose pay is that of practices. */
export const practiceTraining = /^azubi_(mfa|zfa)$/

/** Training pay "nach Tarif" is that of practices where the profession says so. */
export function trainingInPractice({ branch, hints }: Asked): Settled {
  const ofProfession = practiceTraining.exec(hints.profession ?? '')?.[1] ?? ''
  return settled('azubi-praxis', { group: (branch || ofProfession).toUpperCase() })
}

/** The minimum wage of care by qualification. */
export function careMinimum({ around, work, hints }: Asked): Settled {
  if (/qualifizierte? (?:Hilfs|Pflegehilfs)|einjährig/iu.test(around))
    return settled('pflegemindestlohn', { group: 'Hilfskraft-qualifiziert' })
  if (/Hilfskr|Hilfskräft|helfer/iu.test(around)) return settled('pflegemindestlohn', { group: 'Hilfskraft' })
  const isSkilled =
    /fachkr|fachkräft|examiniert/iu.test(around) ||
    (work === 'nurse' && !/helfer|assist/.test(hints.profession ?? ''))
  return settled('pflegemindestlohn', { group: isSkilled ? 'Fachkraft' : null })
}
