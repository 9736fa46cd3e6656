import { z } from 'zod'
import { emailSchemaOr } from '../../accounts/account.schema.ts'

const teamRoles = ['owner', 'recruiter'] as const

export const inviteSchema = z.object({
  email: emailSchemaOr('employer-area.team.email-missing'),
  role: z.enum(teamRoles),
})

export const memberSchema = z.object({ userId: z.uuid() })
export const memberRoleSchema = memberSchema.extend({ role: z.enum(teamRoles) })
/** `terms` is asked of job seekers: the general terms are the contract with employers. */
export const invitationSchema = z.object({ invitationId: z.uuid(), terms: z.literal('on').optional() })
