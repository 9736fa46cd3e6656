import { auditKinds } from '../../audit/audit-kind.values.ts'
import { articleStates } from '../../blog/article.status.ts'
import { adminRoles } from '../../caller/admin-role.values.ts'
import { ideaStatuses } from '../../ideas/idea.status.ts'
import { jobStatuses } from '../../jobs/job.status.ts'
import { caseStatuses } from '../../moderation/moderation.status.ts'
import { targetKinds } from '../../moderation/moderation.values.ts'
import { orderStatuses } from '../../orders/order.status.ts'
import { supportTopics } from '../../support/support.values.ts'
import { supportStatuses } from '../../support/support-request.status.ts'

/** The lists of the administration. Adding one means: its columns here, their SQL in `list-sources.queries.ts`, its texts. */
export const listNames = [
  'people',
  'employers',
  'jobs',
  'feeds',
  'tickets',
  'orders',
  'cases',
  'ideas',
  'articles',
  'admins',
  'log',
] as const
export type ListName = (typeof listNames)[number]

/**
 * How a value is written: `money` is cents with their currency, `bilingual` a text in both languages, `details` what an entry of the log
 * noted, `device` what a browser calls itself.
 */
export type ColumnKind =
  | 'text'
  | 'choice'
  | 'moment'
  | 'number'
  | 'money'
  | 'bilingual'
  | 'details'
  | 'device'
export type ListShape = {
  /** In the order shown; the first is always shown. */
  columns: Readonly<Record<string, ColumnKind>>
  /** Not shown unless chosen. */
  hidden: readonly string[]
  /** What the list can be ordered by; the first as long as nothing else is said. Each needs an index. */
  sorts: readonly string[]
  /** One of these values, or a day of Berlin. */
  filters: Readonly<Record<string, readonly string[] | 'day'>>
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
  orders: {
    columns: {
      buyer: 'text',
      number: 'number',
      product: 'bilingual',
      status: 'choice',
      way: 'choice',
      total: 'money',
      coupon: 'text',
      email: 'text',
      ordered: 'moment',
      paid: 'moment',
    },
    hidden: ['coupon', 'email', 'paid'],
    sorts: ['ordered'],
    filters: { status: orderStatuses, way: ['online', 'on-account'], from: 'day', to: 'day' },
  },
  cases: {
    columns: {
      label: 'text',
      kind: 'choice',
      status: 'choice',
      weight: 'number',
      reports: 'number',
      all: 'number',
      assigned: 'text',
      opened: 'moment',
      changed: 'moment',
    },
    hidden: ['all'],
    sorts: ['changed', 'opened', 'weight'],
    filters: { status: caseStatuses, kind: targetKinds, hands: ['nobody', 'somebody'] },
  },
  ideas: {
    columns: {
      title: 'text',
      status: 'choice',
      shown: 'choice',
      votes: 'number',
      comments: 'number',
      author: 'text',
      language: 'choice',
      written: 'moment',
      changed: 'moment',
    },
    hidden: ['author', 'language', 'changed'],
    sorts: ['written', 'votes'],
    filters: { status: ideaStatuses, shown: ['public', 'merged', 'hidden'] },
  },
  articles: {
    columns: {
      title: 'text',
      state: 'choice',
      languages: 'choice',
      author: 'text',
      appears: 'moment',
      ends: 'moment',
      changed: 'moment',
      by: 'text',
    },
    hidden: ['ends', 'by'],
    sorts: ['changed', 'title'],
    filters: { state: articleStates, languages: ['both', 'de', 'en', 'none'] },
  },
  admins: {
    columns: {
      name: 'text',
      email: 'text',
      role: 'choice',
      active: 'choice',
      seen: 'moment',
      created: 'moment',
    },
    hidden: [],
    sorts: ['created', 'name', 'email'],
    filters: { role: adminRoles, active: yesNo },
  },
  log: {
    columns: {
      at: 'moment',
      kind: 'choice',
      person: 'text',
      details: 'details',
      by: 'text',
      employer: 'text',
      address: 'text',
      device: 'device',
      account: 'text',
    },
    hidden: ['account'],
    sorts: ['at'],
    filters: { kind: auditKinds, from: 'day', to: 'day' },
  },
}

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** Times begin with the newest, numbers with the highest, names with A. */
export function usualDirection(list: ListName, sort: string): Direction {
  return listShapes[list].columns[sort] === 'text' ? 'asc' : 'desc'
}
