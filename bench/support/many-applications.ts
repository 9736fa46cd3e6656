import { sql } from 'kysely'
import type { Context } from '../../src/domain/caller/context.ts'
import { makePerson } from '../../tests/support/account.ts'

/**
 * Eleven employers with 5,000 applications each for 20 jobs: measured are the first one's, and those of a job seeker who has sent three to
 * each job, 660 in all.
 */
export async function fillApplications({ db }: Pick<Context, 'db'>) {
  await sql`insert into employers (slug, name, type)
    select 'haus-' || n, 'Haus ' || n, 'hospital' from generate_series(1, 11) n`.execute(db)
  const { id: employerId } = await db
    .selectFrom('employers')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const owner = await makePerson(db, { role: 'employer' })
  const seeker = await makePerson(db)
  await sql`update employers set owner_user_id = ${owner.userId} where id = ${employerId}`.execute(db)
  await sql`insert into jobs (employer_id, status, title, title_original, slug, category, apply_way)
    select employers.id, 'published', 'Stelle ' || n, 'Stelle ' || n, 'stelle', 'nursing', 'here'
    from employers, generate_series(1, 20) n`.execute(db)
  await sql`insert into applications (job_id, employer_id, user_id, applicant_email, applicant_name, message, status, created_at)
    select jobs.id, jobs.employer_id,
      case when n <= 3 then ${seeker.userId}::uuid end,
      'person' || jobs.id || '-' || n || '@example.org', 'Person ' || n, repeat('Ein Satz der Bewerbung. ', 40),
      (array['applied', 'applied', 'interview', 'rejected', 'rejected', 'hired', 'withdrawn'])[1 + (n * 7 + jobs.id) % 7],
      now() - (random() * interval '400 days')
    from jobs, generate_series(1, 250) n`.execute(db)
  await sql`insert into application_events (application_id, kind, to_status, actor)
    select id, 'status', 'applied', 'applicant' from applications`.execute(db)
  await sql`insert into application_messages (application_id, sender, text, read_at)
    select id, 'applicant', 'Eine Frage.', case when n = 1 then now() end from applications, generate_series(1, 2) n
    where status = 'interview'`.execute(db)
  await sql`insert into files (sha256, bytes, media_type, name, purpose)
    select repeat('a', 64), 1000, 'application/pdf', id || '.pdf', 'application' from applications`.execute(
    db,
  )
  await sql`insert into application_files (application_id, file_id, position)
    select applications.id, files.id, 0 from applications join files on files.name = applications.id || '.pdf'`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  return { employerId, owner, seeker }
}
