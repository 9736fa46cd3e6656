export type CategoryId = 'doctors' | 'nursing' | 'mfa' | 'zfa' | 'therapeutic' | 'research' | 'administration'

export type Category = { id: CategoryId; nameDe: string; nameEn: string }

/** The seven categories of the board, in display order. */
export const categories: readonly Category[] = [
  { id: 'doctors', nameDe: 'Ärztinnen & Ärzte', nameEn: 'Doctors' },
  { id: 'nursing', nameDe: 'Pflege', nameEn: 'Nursing' },
  { id: 'mfa', nameDe: 'Medizinische Fachangestellte (MFA)', nameEn: 'Medical assistants' },
  { id: 'zfa', nameDe: 'Zahnmedizinische Fachangestellte (ZFA)', nameEn: 'Dental assistants' },
  {
    id: 'therapeutic',
    nameDe: 'Medizinisch-technische & therapeutische Berufe',
    nameEn: 'Technical & therapeutic professions',
  },
  { id: 'research', nameDe: 'Forschung', nameEn: 'Research' },
  { id: 'administration', nameDe: 'Verwaltung & Management', nameEn: 'Administration & management' },
]
