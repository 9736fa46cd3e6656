import { sql } from 'kysely'

/**
 * Whom to notify about a job: its author while they still act for its employer, else one of the employer's owners. For queries over `jobs`
 * and `employers`; null when there is nobody.
 */
export function personToTell() {
  return sql<string | null>`coalesce(
    (select author.id from users as author where author.id = jobs.created_by and (
      author.id = employers.owner_user_id
      or (author.email_verified and lower(author.email) = lower(employers.email))
      or exists (select from user_employer_links as link
        where link.user_id = author.id and link.employer_id = employers.id and link.is_active))),
    employers.owner_user_id,
    (select link.user_id from user_employer_links as link
      where link.employer_id = employers.id and link.is_active and link.role = 'owner' order by link.id limit 1))`
}
