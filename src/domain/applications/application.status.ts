/** `unknown` is what an unrecognised status from outside becomes; nothing leads out of it. */
export const applicationStatuses = [
  'applied',
  'interview',
  'rejected',
  'hired',
  'withdrawn',
  'unknown',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The two sides of an application. */
export type Party = 'applicant' | 'employer'

type Moves = Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>

/** Every allowed step and who takes it; what is not listed here can not happen. */
const applicationMoves: Record<Party, Moves> = {
  employer: {
    applied: ['interview', 'rejected', 'hired'],
    interview: ['rejected', 'hired'],
    rejected: ['interview'],
  },
  applicant: {
    applied: ['withdrawn'],
    interview: ['withdrawn'],
  },
}

/** Under way: the applicant may still add documents, and may not apply a second time. */
const openStatuses: readonly ApplicationStatus[] = ['applied', 'interview']

/** Which statuses each tab of "my applications" shows; none named means all. */
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

/** Where a party can take an application from here. */
export function movesFrom(status: ApplicationStatus, party: Party): readonly ApplicationStatus[] {
  return applicationMoves[party][status] ?? []
}

export function isOpen(status: ApplicationStatus): boolean {
  return openStatuses.includes(status)
}

/** How many applications each tab shows. */
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
