import { z } from 'zod'
import { requireOwnSide } from '../../applications/application.policy.ts'
import type { ApplicationStatus, ApplicationTab } from '../../applications/application.status.ts'
import { listOwnApplications } from '../../applications/list-own-applications.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({})
type Input = z.infer<typeof input>

type Result = {
  counts: Record<ApplicationTab, number>
  /** At most 20, those that wait for an answer of the person first. */
  applications: {
    id: string
    url: string
    status: ApplicationStatus
    job: { id: number; title: string }
    employer: { id: number; name: string }
    sentAt: string
    changedAt: string
    isSeen: boolean
    unreadMessages: number
    /** An interview time is to be chosen. */
    isInvited: boolean
  }[]
  asOf: string
}

export const myApplicationsTool: Tool<Input, Result> = {
  name: 'my_applications',
  description: 'The applications of the signed-in person: states, dates, and which wait for an answer.',
  input,
  isReadOnly: true,
  run: async ctx => {
    requireOwnSide(ctx.actor)
    const { rows, counts } = await listOwnApplications(ctx, { tab: 'all', page: 1 })
    return {
      counts,
      applications: rows.map(row => ({
        id: row.id,
        url: ctx.links.ownApplication(row.id, ctx.locale),
        status: row.status,
        job: { id: row.jobId, title: row.jobTitle },
        employer: { id: row.employerId, name: row.employerName },
        sentAt: row.createdAt.toISOString(),
        changedAt: row.statusChangedAt.toISOString(),
        isSeen: row.firstViewedAt !== null,
        unreadMessages: row.unreadMessages,
        isInvited: row.hasOpenInvitation,
      })),
      asOf: ctx.now().toISOString(),
    }
  },
}
