import type { Category } from '../../vocabulary/jobs/job.values.ts'
import type { PageEntry } from './page-entry.ts'

const group = { file: 'public/job-group', isForEveryone: true } as const

/** Pages that many come in by: one for employers, and one for each group of jobs, which answers only while there are some. */
export const landingPages = {
  'for-employers': { de: '/fuer-arbeitgeber', en: '/for-employers', file: 'public/for-employers' },
  'nursing-jobs': { de: '/pflege-jobs', en: '/nursing-jobs', ...group },
  'doctors-jobs': { de: '/arzt-stellen', en: '/doctor-jobs', ...group },
  'mfa-jobs': { de: '/mfa-jobs', en: '/medical-assistant-jobs', ...group },
  'zfa-jobs': { de: '/zfa-jobs', en: '/dental-assistant-jobs', ...group },
  'therapeutic-jobs': { de: '/therapie-jobs', en: '/therapy-jobs', ...group },
  'research-jobs': { de: '/forschung-jobs', en: '/research-jobs', ...group },
  'administration-jobs': { de: '/verwaltung-jobs', en: '/administration-jobs', ...group },
  'address-example': { path: '/address-example', file: 'public/address-example', isForEveryone: true },
} as const satisfies Record<string, PageEntry> & Record<`${Category}-jobs`, PageEntry>
