import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { ArticleTimes } from '../../blog/article.status.ts'
import type { IdeaStatus } from '../../ideas/idea.status.ts'
import type { CaseStatus } from '../../moderation/moderation.status.ts'
import type { OrderStatus } from '../../orders/order.status.ts'
import type { SupportStatus } from '../../support/support-request.status.ts'

export type MovableJob = {
  id: number
  title: string
  status: string
  source: string
  version: number
  isOver: boolean
}

export async function selectJobs(db: Database, ids: readonly number[], now: Date): Promise<MovableJob[]> {
  const { rows } = await sql<MovableJob>`
    select id, title, status, source, version, coalesce(valid_through <= ${now}, false) as "isOver"
    from jobs where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovablePerson = {
  id: string
  name: string
  isConfirmed: boolean
  isAdmin: boolean
  isLocked: boolean
  lockReason: string | null
}

export async function selectPeople(db: Database, ids: readonly string[]): Promise<MovablePerson[]> {
  const { rows } = await sql<MovablePerson>`
    select id, name, email_verified as "isConfirmed", locked_at is not null as "isLocked", lock_reason as "lockReason",
      exists (select from admin_users where auth_user_id = users.id) as "isAdmin"
    from users where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export type MovableEmployer = { id: number; name: string; email: string | null; isVerified: boolean }

export async function selectEmployers(db: Database, ids: readonly number[]): Promise<MovableEmployer[]> {
  const { rows } = await sql<MovableEmployer>`
    select id, name, lower(email) as email, verified_at is not null as "isVerified"
    from employers where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type ReadableFeed = { id: number; name: string; isStarted: boolean; isWaiting: boolean }

export async function selectFeeds(db: Database, ids: readonly number[]): Promise<ReadableFeed[]> {
  const { rows } = await sql<ReadableFeed>`
    select id, name, started_at is not null as "isStarted",
      exists (select from feed_runs r where r.feed_id = feeds.id and r.status = 'waiting') as "isWaiting"
    from feeds where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovableTicket = { id: number; number: string; status: SupportStatus; version: number }

export async function selectTickets(db: Database, ids: readonly number[]): Promise<MovableTicket[]> {
  const { rows } = await sql<MovableTicket>`
    select id, number, status, version from support_requests
    where id = any(${ids}::integer[]) and merged_into is null`.execute(db)
  return rows
}

export type MovableOrder = {
  id: number
  key: string
  status: OrderStatus
  isOnAccount: boolean
  isPaying: boolean
}

export async function selectOrders(db: Database, ids: readonly number[]): Promise<MovableOrder[]> {
  const { rows } = await sql<MovableOrder>`
    select id, key, status, due_days is not null as "isOnAccount",
      exists (select from payments p where p.order_id = orders.id and p.status = 'processing') as "isPaying"
    from orders where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovableCase = { id: number; label: string; status: CaseStatus; assignedTo: string | null }

export async function selectCases(db: Database, ids: readonly number[]): Promise<MovableCase[]> {
  const { rows } = await sql<MovableCase>`
    select id, label, status, assigned_to as "assignedTo"
    from moderation_cases where id = any(${ids}::integer[])`.execute(db)
  return rows
}

export type MovableIdea = {
  id: number
  title: string
  status: IdeaStatus
  version: number
  isMerged: boolean
}

export async function selectIdeas(db: Database, ids: readonly number[]): Promise<MovableIdea[]> {
  const { rows } = await sql<MovableIdea>`
    select id, title, status, version, merged_into is not null as "isMerged"
    from ideas where id = any(${ids}::integer[]) and published_at is not null`.execute(db)
  return rows
}

export type MovableArticle = ArticleTimes & { id: number; title: string; version: number }

export async function selectArticles(db: Database, ids: readonly number[]): Promise<MovableArticle[]> {
  const { rows } = await sql<MovableArticle>`
    select id, version, publish_at as "publishAt", archive_at as "archiveAt",
      coalesce(nullif(draft->'de'->>'title', ''), draft->'en'->>'title', '') as title
    from blog_articles where id = any(${ids}::integer[])`.execute(db)
  return rows
}
