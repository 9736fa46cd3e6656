export const jobStatuses = [
  'draft',
  'in-review',
  'published',
  'paused',
  'expired',
  'filled',
  'archived',
  'deleted',
] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Every allowed move in a job's life; what is not listed here can not happen. */
const jobMoves: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['in-review', 'published', 'deleted'],
  'in-review': ['draft', 'published', 'deleted'],
  published: ['paused', 'expired', 'filled', 'archived', 'deleted'],
  paused: ['published', 'expired', 'filled', 'archived', 'deleted'],
  expired: ['published', 'filled', 'archived', 'deleted'],
  filled: ['published', 'archived', 'deleted'],
  archived: ['published', 'deleted'],
  deleted: [],
}

/** States whose page stays readable for everyone, without a way to apply. */
export const endedStatuses: readonly JobStatus[] = ['paused', 'expired', 'filled']

export function canMove(from: JobStatus, to: JobStatus): boolean {
  return jobMoves[from].includes(to)
}
