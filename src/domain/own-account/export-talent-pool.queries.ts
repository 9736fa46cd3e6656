import type { Database } from '../../db/client.ts'

/** The person's place in the talent pool with all that followed from it, and what they look for and ask there as somebody of an employer. */
export async function exportTalentPool(db: Database, userId: string) {
  const [profile, exclusions, requests, views, found, searches, asked] = await Promise.all([
    db.selectFrom('talent_pool').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('talent_exclusions')
      .select(['source', 'label', 'domain', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    requestsBy(db).where('contact_requests.user_id', '=', userId).execute(),
    db
      .selectFrom('talent_views')
      .innerJoin('employers', 'employers.id', 'talent_views.employer_id')
      .select(['employers.name as employer', 'day', 'fields', 'last_at'])
      .where('user_id', '=', userId)
      .orderBy('last_at')
      .execute(),
    db
      .selectFrom('talent_search_people')
      .innerJoin('talent_searches', 'talent_searches.id', 'search_id')
      .innerJoin('employers', 'employers.id', 'talent_searches.employer_id')
      .select('employers.name as employer')
      .distinct()
      .where('talent_search_people.user_id', '=', userId)
      .orderBy('employers.name')
      .execute(),
    db
      .selectFrom('talent_searches')
      .select(['employer_id', 'name', 'criteria', 'frequency', 'status', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    requestsBy(db).where('asked_by', '=', userId).execute(),
  ])
  // The key opens the links of the person's mails.
  const shown = profile.map(({ link_key: _, ...row }) => row)
  return { profile: shown, exclusions, requests, views, found, searches, asked: asked.map(withoutAnswer) }
}

function requestsBy(db: Database) {
  return db
    .selectFrom('contact_requests')
    .innerJoin('employers', 'employers.id', 'contact_requests.employer_id')
    .select([
      'employers.name as employer',
      'job_id',
      'state',
      'message',
      'facts',
      'contact_requests.created_at',
      'answered_at',
      'reason',
      'revealed',
    ])
    .orderBy('contact_requests.created_at')
}

/** What another person answered is theirs. */
function withoutAnswer({
  reason: _,
  revealed: __,
  ...asked
}: Awaited<ReturnType<ReturnType<typeof requestsBy>['execute']>>[number]) {
  return asked
}
