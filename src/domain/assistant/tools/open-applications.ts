import { z } from 'zod'
import type { StatusCounts } from '../../applications/application.status.ts'
import { listEmployerApplications } from '../../applications/list-employer-applications.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { nameEmployers } from '../../employers/name-employers.ts'
import type { Tool } from './tool.ts'

const mostEmployers = 5
const mostAds = 20

const input = z.strictObject({})
type Input = z.infer<typeof input>

type Result = {
  /** Without anything about applicants: who they are stands on the page of each application. */
  employers: {
    id: number
    name: string
    counts: StatusCounts
    /** Ads with applications, and how many. */
    ads: { id: number; title: string; count: number }[]
  }[]
  asOf: string
}

export const openApplicationsTool: Tool<Input, Result> = {
  name: 'open_applications',
  description: 'How many applications the own employers have, by state and ad.',
  input,
  isReadOnly: true,
  run: async ctx => {
    const person = requirePerson(ctx.actor)
    if (person.kind !== 'user' || person.memberships.length === 0) throw new NotAllowed()
    const ids = person.memberships.slice(0, mostEmployers).map(({ employerId }) => employerId)
    const names = await nameEmployers(ctx, ids)
    const lists = await Promise.all(
      ids.map(employerId =>
        listEmployerApplications(ctx, {
          employerId,
          jobId: null,
          status: null,
          q: '',
          sort: 'newest',
          page: 1,
          pageSize: 1,
        }),
      ),
    )
    const employers = ids.map((id, at) => ({
      id,
      name: names.get(id) ?? '',
      // The cast: one list for each id.
      ...countsOf(lists[at] as (typeof lists)[number]),
    }))
    return { employers, asOf: ctx.now().toISOString() }
  },
}

function countsOf({ counts, jobs }: Awaited<ReturnType<typeof listEmployerApplications>>) {
  return { counts, ads: jobs.slice(0, mostAds).map(({ id, title, count }) => ({ id, title, count })) }
}
