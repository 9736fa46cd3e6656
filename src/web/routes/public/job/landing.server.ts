import { redirect } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import {
  type JobLanding,
  listJobLandings,
  readJobLanding,
} from '../../../../domain/job-search/list-job-landings.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { inPlace } from '../../../../vocabulary/places/in-place.ts'
import { href } from '../../../addresses.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { pageQuery } from '../../../parts/shared/filters/clean-address.ts'

const relatedLandings = 12

/** Redirects to the search when too few jobs are left for a page of its own, and to the slug of the language in use. */
export async function loadLanding(ctx: Context, slug: string, url: URL) {
  const { locale } = ctx
  const landing = readJobLanding(ctx, slug)
  if (!landing.isPage) throw redirect(`${href('jobs', locale)}?${jobSearchQuery(landing.params)}`)
  if (landing.slugs[locale] !== slug)
    throw redirect(href('job', locale, { key: landing.slugs[locale] }) + pageQuery(url), 301)
  const t = translator(locale)
  const list = await loadJobList(ctx, new URLSearchParams(), { params: landing.params })
  const what = topicName(landing.topic, locale)
  const where = landing.topic.kind === 'profession-town' ? landing.topic.place.name : null
  const related = (await listJobLandings(ctx)).filter(
    other => isRelated(other, landing.topic) && other.slugs.de !== landing.slugs.de,
  )
  return {
    kind: 'landing' as const,
    list,
    listName: t('jobs.detail.all-jobs'),
    heading: where
      ? t('job-words.landing.heading-town', { what, where })
      : t('job-words.landing.heading', { what }),
    intro: t(where ? 'job-words.landing.intro-town' : 'job-words.landing.intro', {
      what,
      where: where ?? '',
      count: list.total,
      total: formatCount(list.total, locale),
    }),
    paths: {
      de: href('job', 'de', { key: landing.slugs.de }),
      en: href('job', 'en', { key: landing.slugs.en }),
    },
    related: [
      payLink(landing, ctx),
      ...related.slice(0, relatedLandings).map(other => ({
        to: href('job', locale, { key: other.slugs[locale] }),
        label: landingLabel(other, ctx),
      })),
    ],
  }
}

function topicName(topic: JobLanding['topic'], locale: Context['locale']): string {
  if (topic.kind === 'category') return jobValueLabel('category', topic.category, locale)
  return jobValueLabel('profession', topic.professionId, locale)
}

function landingLabel(landing: JobLanding, { locale }: Context): string {
  const what = topicName(landing.topic, locale)
  if (landing.topic.kind === 'category') return what
  return translator(locale)('job-words.landing.heading-town', { what, where: landing.topic.place.name })
}

/** What the same work pays there; the page about it says so where only a larger area has figures. */
function payLink({ topic, slugs }: Pick<JobLanding, 'topic' | 'slugs'>, { locale }: Context) {
  const t = translator(locale)
  if (topic.kind === 'category')
    return { to: `${href('pay', locale)}#${topic.category}`, label: t('pay-words.link.category') }
  const what = topicName(topic, locale)
  return {
    to: href('pay-profession', locale, { key: slugs[locale] }),
    label: t('pay-words.profession.heading-in', { what, where: inPlace(topic.place.name, locale) }),
  }
}

function isRelated(other: JobLanding, topic: JobLanding['topic']): boolean {
  if (other.topic.kind === 'category' || topic.kind === 'category') return other.topic.kind === topic.kind
  return other.topic.professionId === topic.professionId || other.topic.place.id === topic.place.id
}
