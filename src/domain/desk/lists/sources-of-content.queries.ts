import { sql } from 'kysely'
import type { Fragment, ListSource } from './list-source.ts'

/** Reported things, each once. */
export const caseSource: ListSource = {
  table: 'moderation_cases',
  from: sql`moderation_cases t left join users a on a.id = t.assigned_to`,
  idType: 'integer',
  doc: sql`words_of(t.label)`,
  columns: {
    label: sql`t.label`,
    kind: sql`t.target_kind`,
    status: sql`t.status`,
    weight: sql`t.weight`,
    reports: sql`t.open_reports`,
    all: sql`t.all_reports`,
    assigned: sql`a.name`,
    opened: sql`t.opened_at`,
    changed: sql`t.changed_at`,
  },
  filters: {
    status: value => sql`t.status = ${value}`,
    kind: value => sql`t.target_kind = ${value}`,
    hands: value => (value === 'nobody' ? sql`t.assigned_to is null` : sql`t.assigned_to is not null`),
  },
}

/** Conditions rather than the column, because each has its index. */
const ideaShown: Record<string, Fragment> = {
  hidden: sql`t.hidden_by is not null`,
  merged: sql`(t.merged_into is not null and t.hidden_by is null)`,
  public: sql`(t.merged_into is null and t.hidden_by is null)`,
}

export const ideaSource: ListSource = {
  table: 'ideas',
  from: sql`ideas t`,
  idType: 'integer',
  // Nobody sees what its author has not confirmed.
  only: sql`t.published_at is not null`,
  doc: sql`words_of(t.title)`,
  columns: {
    title: sql`t.title`,
    status: sql`t.status`,
    shown: sql`case when t.hidden_by is not null then 'hidden' when t.merged_into is not null then 'merged' else 'public' end`,
    votes: sql`t.vote_count`,
    comments: sql`(select count(*)::int from idea_comments c where c.idea_id = t.id and c.published_at is not null)`,
    author: sql`t.author_name`,
    language: sql`t.locale`,
    written: sql`t.written_at`,
    changed: sql`t.changed_at`,
  },
  filters: {
    status: value => sql`t.status = ${value}`,
    shown: value => ideaShown[value] ?? sql`false`,
  },
}

const titleIn = (locale: 'de' | 'en') => sql`coalesce(t.draft->${sql.lit(locale)}->>'title', '')`
const hasTitle = (locale: 'de' | 'en') => sql`${titleIn(locale)} <> ''`
/** Indexed, as in the migration. */
const languages = sql`case when ${hasTitle('de')} and ${hasTitle('en')} then 'both' when ${hasTitle('de')} then 'de'
  when ${hasTitle('en')} then 'en' else 'none' end`

/** As `article.status.ts` has it. */
const articleStates: Record<string, (now: Date) => Fragment> = {
  draft: () => sql`t.publish_at is null`,
  archived: now => sql`t.archive_at <= ${now}`,
  scheduled: now => sql`(t.publish_at > ${now} and (t.archive_at is null or t.archive_at > ${now}))`,
  published: now => sql`(t.publish_at <= ${now} and (t.archive_at is null or t.archive_at > ${now}))`,
}

export const articleSource: ListSource = {
  table: 'blog_articles',
  from: sql`blog_articles t left join blog_people p on p.id = (t.draft->>'authorId')::int`,
  idType: 'integer',
  doc: sql`words_of(${titleIn('de')} || ' ' || ${titleIn('en')})`,
  columns: {
    title: sql`coalesce(nullif(${titleIn('de')}, ''), ${titleIn('en')})`,
    state: now => sql`case when t.publish_at is null then 'draft' when t.archive_at <= ${now} then 'archived'
      when t.publish_at > ${now} then 'scheduled' else 'published' end`,
    languages,
    author: sql`p.name`,
    appears: sql`t.publish_at`,
    ends: sql`t.archive_at`,
    changed: sql`t.changed_at`,
    by: sql`t.changed_by`,
  },
  filters: {
    state: (value, now) => articleStates[value]?.(now) ?? sql`false`,
    languages: value => sql`(${languages}) = ${value}`,
  },
}
