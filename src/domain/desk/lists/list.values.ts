import { jobStatuses } from '../../jobs/job.status.ts'
import { supportTopics } from '../../support/support.values.ts'
import { supportStatuses } from '../../support/support-request.status.ts'

/** The lists of the administration. Adding one means: its columns here, their SQL in `list-sources.queries.ts`, its texts. */
export const listNames = ['people', 'employers', 'jobs', 'feeds', 'tickets'] as const
export type ListName = (typeof listNames)[number]

export type ColumnKind = 'text' | 'choice' | 'moment' | 'number'
export type ListShape = {
  /** In the order shown; the first is always shown. */
  columns: Readonly<Record<string, ColumnKind>>
  /** Not shown unless chosen. */
  hidden: readonly string[]
  /** What the list can be ordered by; the first as long as nothing else is said. Each needs an index. */
  sorts: readonly string[]
  filters: Readonly<Record<string, readonly string[]>>
}

const yesNo = ['yes', 'no'] as const

export const listShapes: Record<ListName, ListShape> = {
  people: {
    columns: { name: 'text', email: 'text', role: 'choice', confirmed: 'choice', created: 'moment' },
    hidden: [],
    sorts: ['created', 'name', 'email'],
    filters: { role: ['job_seeker', 'employer', 'none'], confirmed: yesNo },
  },
  employers: {
    columns: {
      name: 'text',
      city: 'text',
      published: 'number',
      people: 'number',
      requests: 'number',
      email: 'text',
      created: 'moment',
    },
    hidden: ['email'],
    sorts: ['name', 'created'],
    filters: { hiring: ['hiring', 'idle'], link: ['linked', 'requested', 'none'] },
  },
  jobs: {
    columns: {
      title: 'text',
      employer: 'text',
      status: 'choice',
      source: 'choice',
      reference: 'text',
      ends: 'moment',
      created: 'moment',
    },
    hidden: ['reference'],
    sorts: ['created', 'title'],
    filters: { status: jobStatuses, source: ['own', 'feed', 'api'] },
  },
  feeds: {
    columns: {
      name: 'text',
      employer: 'text',
      state: 'choice',
      way: 'choice',
      published: 'number',
      next: 'moment',
      created: 'moment',
      url: 'text',
    },
    hidden: ['url'],
    sorts: ['created', 'name'],
    filters: { state: ['running', 'failing', 'paused', 'draft'], way: ['link', 'file'] },
  },
  tickets: {
    columns: {
      number: 'text',
      from: 'text',
      topic: 'choice',
      status: 'choice',
      assigned: 'text',
      due: 'moment',
      written: 'moment',
    },
    hidden: [],
    sorts: ['written'],
    // Nobody of the team sees what was not confirmed.
    filters: { status: supportStatuses.filter(status => status !== 'unconfirmed'), topic: supportTopics },
  },
}

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** Times begin with the newest, names with A. */
export function usualDirection(list: ListName, sort: string): Direction {
  return listShapes[list].columns[sort] === 'moment' ? 'desc' : 'asc'
}
