/** Choices in display order. Browser-safe. */
export const availabilities = ['now', 'notice', 'date', 'open'] as const
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const spokenLanguages = [
  'de',
  'en',
  'fr',
  'it',
  'es',
  'pl',
  'ro',
  'hr',
  'sr',
  'bs',
  'sq',
  'tr',
  'ru',
  'uk',
  'ar',
  'fa',
  'hi',
  'tl',
  'vi',
  'pt',
  'hu',
  'cs',
  'sk',
  'bg',
  'el',
  'nl',
] as const

/** Onboarding steps in order; each is saved separately and may be skipped. */
export const seekerSteps = ['work', 'place', 'wishes', 'qualifications', 'visibility'] as const
export type SeekerStep = (typeof seekerSteps)[number]
