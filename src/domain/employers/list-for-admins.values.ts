/** Whether an employer has a team, only access requests, or neither. */
export const employerLinks = ['linked', 'requested', 'none'] as const
export type EmployerLink = (typeof employerLinks)[number]

export const employerHirings = ['hiring', 'idle'] as const
