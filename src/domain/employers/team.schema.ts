import { z } from 'zod'

const teamRoles = ['owner', 'recruiter'] as const

/** Who is invited, and as what. */
export const inviteSchema = z.object({
  email: z
    .string({ error: 'employer-area.team.email-missing' })
    .trim()
    .toLowerCase()
    .max(254, 'employer-area.team.email-wrong')
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'employer-area.team.email-wrong'),
  role: z.enum(teamRoles),
})

export const memberSchema = z.object({ userId: z.uuid() })
export const memberRoleSchema = memberSchema.extend({ role: z.enum(teamRoles) })
export const invitationSchema = z.object({ invitationId: z.uuid() })
