import type { DemoProfession } from './demo-data.ts'
import type { DemoEmployer } from './demo-employer.ts'
import type { PayClass } from './demo-pay-classes.ts'

/** Whether people are paid by a collective agreement there. */
export function hasTariff({ country, ownership }: DemoEmployer): boolean {
  return country === 'DE' && ownership !== 'private'
}

/** The agreement and group of a profession with a German employer; null where pay is agreed one by one. */
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

/** Doctors of a health authority are paid as the office is, those of hospitals by their own agreement. */
function ofMunicipality({ category }: DemoProfession, pay: PayClass, type: DemoEmployer['type']): string {
  return type === 'public-health' && category === 'doctors' ? 'TVöD-VKA, EG 15' : pay.municipal
}

/** Catholic houses follow one set of rules, Protestant ones another. */
function ofCharity(pay: PayClass, employer: DemoEmployer): string {
  if (isProtestant(employer)) return pay.charity.startsWith('AVR') ? 'AVR Diakonie' : pay.charity
  return pay.charity.replace(/^AVR\b/, 'AVR Caritas')
}

function isProtestant({ name, position }: DemoEmployer): boolean {
  if (/Evangelisch|Diakon/.test(name)) return true
  return !/St\.|Marien|Stift/.test(name) && position % 2 === 0
}

/** By which future nurses are paid. */
export function trainingTariff(employer: DemoEmployer): string | null {
  if (employer.ownership === 'private') return null
  if (employer.ownership === 'non-profit') return isProtestant(employer) ? 'AVR Diakonie' : 'AVR Caritas'
  return employer.ownership === 'academic' ? 'TVA-L Pflege' : 'TVAöD-Pflege'
}

/** What an Austrian employer's pay follows. */
export function austrianTariff({ type, ownership, sectors }: DemoEmployer): string {
  if (type === 'private-practice')
    return sectors === 'P' ? 'Kollektivvertrag für Ordinationen' : 'Kollektivvertrag'
  if (type === 'care-facility') return 'SWÖ-KV'
  if (type === 'hospital')
    return ownership === 'private' ? 'KV Privatkrankenanstalten' : 'Gehaltsschema des Landes'
  return type === 'public-health' ? 'Gehaltsschema des Landes' : 'Kollektivvertrag'
}
