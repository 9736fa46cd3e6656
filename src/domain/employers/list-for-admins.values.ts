/** Whether somebody acts for an employer, asks to, or nobody does either. */
export const employerLinks = ['linked', 'requested', 'none'] as const
export type EmployerLink = (typeof employerLinks)[number]

export const employerHirings = ['hiring', 'idle'] as const
