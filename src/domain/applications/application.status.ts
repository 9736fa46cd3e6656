import { lifecycle } from '../caller/lifecycle.status.ts'

/**
 * `invited`: the employer asked a person of the talent pool, who said yes. `unknown` is what an unrecognised status from outside becomes;
 * nothing leads out of it.
 */
export const applicationStatuses = [
  'invited',
  'applied',
  'interview',
  'rejected',
  'hired',
  'withdrawn',
  'unknown',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export type Party = 'applicant' | 'employer'

/** Every allowed step and who takes it. */
export const applicationLife = lifecycle<ApplicationStatus, Party>({
  invited: {
    interview: ['employer'],
    rejected: ['employer'],
    hired: ['employer'],
    withdrawn: ['applicant'],
  },
  applied: {
    interview: ['employer'],
    rejected: ['employer'],
    hired: ['employer'],
    withdrawn: ['applicant'],
  },
  interview: { rejected: ['employer'], hired: ['employer'], withdrawn: ['applicant'] },
  rejected: { interview: ['employer'] },
  hired: {},
  withdrawn: {},
  unknown: {},
})

/** In these, the applicant may add documents but not apply a second time. */
export const openStatuses: readonly ApplicationStatus[] = ['invited', 'applied', 'interview']

/** Statuses shown in each tab of "my applications"; an empty list means all. */
export const applicationTabs = {
  all: applicationStatuses,
  active: openStatuses,
  interviews: ['interview'],
  rejected: ['rejected'],
  hired: ['hired'],
  withdrawn: ['withdrawn'],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type ApplicationTab = keyof typeof applicationTabs
export type StatusCounts = Record<ApplicationStatus, number>

export function isOpen(status: ApplicationStatus): boolean {
  return openStatuses.includes(status)
}

export function tabCounts(counts: StatusCounts): Record<ApplicationTab, number> {
  const sum = (tab: ApplicationTab) =>
    applicationTabs[tab].reduce((total, status) => total + counts[status], 0)
  return {
    all: sum('all'),
    active: sum('active'),
    interviews: sum('interviews'),
    rejected: sum('rejected'),
    hired: sum('hired'),
    withdrawn: sum('withdrawn'),
  }
}
