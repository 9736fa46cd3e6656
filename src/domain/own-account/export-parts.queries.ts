import type { Database } from '../../db/client.ts'
import { exportAlerts } from './export-alerts.queries.ts'
import { exportApplicationDrafts, exportApplications } from './export-applications.queries.ts'
import { exportConversations } from './export-conversations.queries.ts'
import { exportIdeas } from './export-ideas.queries.ts'
import { exportDecisions, exportReports } from './export-moderation.queries.ts'
import { exportOrders } from './export-orders.queries.ts'
import { exportCvReading, exportSeekerProfile } from './export-profile.queries.ts'
import { exportQuestions } from './export-questions.queries.ts'
import { exportRecommendations } from './export-recommendations.queries.ts'
import { exportSupport } from './export-support.queries.ts'
import { exportTalentPool } from './export-talent-pool.queries.ts'
import { exportAccountViews } from './export-views.queries.ts'

/** Every part of a person's data: file name in the archive, and how to load it. No secrets. */
export const exportParts: { name: string; load: (db: Database, userId: string) => Promise<unknown> }[] = [
  {
    name: 'account.json',
    load: (db, userId) =>
      db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'email_verified', 'created_at', 'updated_at'])
        .where('id', '=', userId)
        .execute(),
  },
  {
    name: 'profile.json',
    load: (db, userId) => db.selectFrom('profiles').selectAll().where('id', '=', userId).execute(),
  },
  {
    name: 'job-seeker.json',
    load: (db, userId) => db.selectFrom('job_seekers').selectAll().where('user_id', '=', userId).execute(),
  },
  { name: 'job-seeker-profile.json', load: exportSeekerProfile },
  { name: 'cv-reading.json', load: exportCvReading },
  {
    name: 'employers.json',
    load: (db, userId) =>
      db
        .selectFrom('employers')
        .leftJoin('user_employer_links', join =>
          join
            .onRef('user_employer_links.employer_id', '=', 'employers.id')
            .on('user_employer_links.user_id', '=', userId),
        )
        .select(['employers.id', 'employers.name', 'user_employer_links.role', 'user_employer_links.status'])
        .where(eb =>
          eb.or([eb('employers.owner_user_id', '=', userId), eb('user_employer_links.user_id', '=', userId)]),
        )
        .execute(),
  },
  {
    name: 'team-invitations.json',
    load: (db, userId) =>
      db
        .selectFrom('employer_invitations')
        .innerJoin('users', 'users.email', 'employer_invitations.email')
        .innerJoin('employers', 'employers.id', 'employer_invitations.employer_id')
        .select(eb => [
          'employers.name as employer',
          'employer_invitations.role',
          eb.ref('employer_invitations.created_at').as('invitedAt'),
          'expires_at as expiresAt',
          'accepted_at as acceptedAt',
        ])
        .where('users.id', '=', userId)
        .execute(),
  },
  { name: 'support.json', load: exportSupport },
  { name: 'views-by-the-team.json', load: exportAccountViews },
  { name: 'reports.json', load: exportReports },
  { name: 'decisions.json', load: exportDecisions },
  { name: 'talent-pool.json', load: exportTalentPool },
  { name: 'applications.json', load: exportApplications },
  { name: 'application-drafts.json', load: exportApplicationDrafts },
  { name: 'job-alerts.json', load: exportAlerts },
  {
    name: 'newsletter.json',
    load: (db, userId) =>
      db
        .selectFrom('newsletter_readers')
        .innerJoin('users', 'users.email', 'newsletter_readers.email')
        .select(['newsletter_readers.email', 'consent_version', 'asked_at', 'confirmed_at'])
        .where('users.id', '=', userId)
        .execute(),
  },
  {
    name: 'ad-drafts.json',
    load: (db, userId) =>
      db
        .selectFrom('job_drafts')
        .select(['employer_id', 'job_id', 'fields', 'created_at', 'updated_at'])
        .where('owner', '=', `user:${userId}`)
        .execute(),
  },
  {
    name: 'ad-templates.json',
    load: (db, userId) =>
      db
        .selectFrom('job_templates')
        .select(['employer_id', 'name', 'fields', 'created_at'])
        .where('created_by', '=', userId)
        .execute(),
  },
  {
    name: 'applications-elsewhere.json',
    load: (db, userId) =>
      db
        .selectFrom('outside_applications')
        .innerJoin('jobs', 'jobs.id', 'job_id')
        .select([
          'job_id as jobId',
          'jobs.title as job',
          'left_at as leftAt',
          'answer',
          'answered_at as answeredAt',
        ])
        .where('user_id', '=', userId)
        .orderBy('left_at')
        .execute(),
  },
  { name: 'questions-to-employers.json', load: exportQuestions },
  { name: 'orders.json', load: exportOrders },
  { name: 'ideas.json', load: exportIdeas },
  { name: 'conversations.json', load: exportConversations },
  {
    name: 'saved-jobs.json',
    load: (db, userId) =>
      db
        .selectFrom('saved_jobs')
        .innerJoin('jobs', 'jobs.id', 'job_id')
        .select(['job_id as jobId', 'jobs.title as job', 'note', 'saved_at as savedAt'])
        .where('user_id', '=', userId)
        .orderBy('saved_at')
        .execute(),
  },
  {
    name: 'saved-employers.json',
    load: (db, userId) =>
      db
        .selectFrom('saved_employers')
        .innerJoin('employers', 'employers.id', 'employer_id')
        .select(['employer_id as employerId', 'employers.name as employer', 'note', 'saved_at as savedAt'])
        .where('user_id', '=', userId)
        .orderBy('saved_at')
        .execute(),
  },
  {
    name: 'viewed-jobs.json',
    load: (db, userId) =>
      db
        .selectFrom('viewed_jobs')
        .innerJoin('jobs', 'jobs.id', 'job_id')
        .select(['job_id as jobId', 'jobs.title as job', 'viewed_at as viewedAt'])
        .where('user_id', '=', userId)
        .orderBy('viewed_at')
        .execute(),
  },
  { name: 'recommendations.json', load: exportRecommendations },
  {
    name: 'sessions.json',
    load: (db, userId) =>
      db
        .selectFrom('sessions')
        .select(['ip_address', 'user_agent', 'realm', 'created_at', 'updated_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'known-devices.json',
    load: (db, userId) =>
      db
        .selectFrom('known_devices')
        .select(['created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'second-factors.json',
    load: (db, userId) =>
      db
        .selectFrom('factors')
        .select(['factor_type', 'friendly_name', 'status', 'phone', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'recovery-codes.json',
    load: (db, userId) =>
      db
        .selectFrom('recovery_codes')
        .select(['created_at', 'used_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
  },
  {
    name: 'sign-in-providers.json',
    load: (db, userId) =>
      db
        .selectFrom('accounts')
        .select(['provider_id', 'account_id', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'mails.json',
    load: (db, userId) =>
      db
        .selectFrom('messages')
        .select(['channel', 'recipient', 'template', 'status', 'created_at', 'sent_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'log.json',
    load: (db, userId) =>
      db
        .selectFrom('audit_events')
        .leftJoin('audit_clients', 'audit_clients.event_id', 'audit_events.id')
        .select(['at', 'kind', 'ip_address', 'user_agent', 'details'])
        .where('audit_events.user_id', '=', userId)
        .orderBy('audit_events.id')
        .execute(),
  },
]
