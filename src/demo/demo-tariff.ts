import type { DemoProfession } from './demo-data.ts'
import type { DemoEmployer } from './demo-employer.ts'
import type { PayClass } from './demo-pay-classes.ts'

export function hasTariff({ country, ownership }: DemoEmployer): boolean {
  return country === 'DE' && ownership !== 'private'
}

/** The collective agreement and grade of a profession at a German employer; null where pay is negotiated. */
export function germanTariff(
  profession: DemoProfession,
  pay: PayClass,
  employer: DemoEmployer,
): string | null {
  const { ownership, type, sectors } = employer
  if (ownership === 'academic') return pay.academic
  if (ownership === 'public') return ofMunicipality(profession, pay, type)
  if (ownership === 'non-profit') return ofCharity(pay, employer)
  if (sectors === 'X') return 'Bundesrahmentarifvertrag für Apotheken'
  if (sectors === 'P' && profession.category === 'mfa' && employer.position % 3 === 0)
    return 'in Anlehnung an den Gehaltstarifvertrag MFA'
  return null
}

/** Doctors of a public health authority are paid by the general agreement, hospital doctors by their own. */
function ofMunicipality({ category }: DemoProfession, pay: PayClass, type: DemoEmployer['type']): string {
  return type === 'public-health' && category === 'doctors' ? 'TVöD-VKA, EG 15' : pay.municipal
}

/** Catholic employers use the AVR Caritas, Protestant ones the AVR Diakonie. */
function ofCharity(pay: PayClass, employer: DemoEmployer): string {
  if (isProtestant(employer)) return pay.charity.startsWith('AVR') ? 'AVR Diakonie' : pay.charity
  return pay.charity.replace(/^AVR\b/, 'AVR Caritas')
}

function isProtestant({ name, position }: DemoEmployer): boolean {
  if (/Evangelisch|Diakon/.test(name)) return true
  return !/St\.|Marien|Stift/.test(name) && position % 2 === 0
}

/** The collective agreement for nursing trainees. */
export function trainingTariff(employer: DemoEmployer): string | null {
  if (employer.ownership === 'private') return null
  if (employer.ownership === 'non-profit') return isProtestant(employer) ? 'AVR Diakonie' : 'AVR Caritas'
  return employer.ownership === 'academic' ? 'TVA-L Pflege' : 'TVAöD-Pflege'
}

export function austrianTariff({ type, ownership, sectors }: DemoEmployer): string {
  if (type === 'private-practice')
    return sectors === 'P' ? 'Kollektivvertrag für Ordinationen' : 'Kollektivvertrag'
  if (type === 'care-facility') return 'SWÖ-KV'
  if (type === 'hospital')
    return ownership === 'private' ? 'KV Privatkrankenanstalten' : 'Gehaltsschema des Landes'
  return type === 'public-health' ? 'Gehaltsschema des Landes' : 'Kollektivvertrag'
}
