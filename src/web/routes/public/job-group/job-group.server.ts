import { redirect } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { nameEmployers } from '../../../../domain/employers/name-employers.ts'
import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import { type JobGroup, readJobGroup } from '../../../../domain/job-search/read-job-group.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { guide } from '../../../../guide/guide-text.ts'
import { formatCount, formatMoney } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { type Category, jobValues } from '../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { placeText } from '../../../../vocabulary/places/place-text.ts'
import { href, pagePath } from '../../../addresses.ts'
import { pageOf } from '../../../page-of.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'

/** What people of a group ask first; articles of the guide, by id. */
const articlesOf: Record<Category, readonly string[]> = {
  doctors: ['specialist-training', 'approbation', 'recognition-doctor-de', 'on-call', 'tv-l', 'cme'],
  nursing: ['tvoed', 'night-allowance', 'recognition-nurse-de', 'roster', 'further-nursing', 'nurse-titles'],
  mfa: ['mfa', 'recognition-mfa-de', 'part-time', 'practice-guide', 'holiday', 'mvz'],
  zfa: ['zfa', 'part-time', 'practice-guide', 'holiday', 'pay-talk', 'appointments'],
  therapeutic: ['physio', 'recognition-therapy-de', 'ota', 'mtr', 'part-time', 'pay-talk'],
  research: ['pay-talk', 'contract-terms', 'home-office', 'probation', 'residence-de', 'tv-l'],
  administration: ['home-office', 'tvoed', 'part-time', 'contract-terms', 'probation', 'pay-talk'],
}

/** Leads to the search while there are too few jobs for a page. */
export async function jobGroupView(ctx: Context, request: Request, publicUrl: string) {
  const { locale } = ctx
  const category = categoryAt(new URL(request.url).pathname)
  const search = (more: Parameters<typeof jobSearchQuery>[0] = {}) =>
    `${href('jobs', locale)}?${jobSearchQuery({ category: [category], ...more })}`
  const group = await readJobGroup(ctx, { category })
  if (group === null) throw redirect(search())
  const t = translator(locale)
  const names = await nameEmployers(
    ctx,
    group.employers.map(({ id }) => id),
  )
  const jobIds = group.jobs.map(({ id }) => id)
  const marks = await findOwnMarks(ctx, { jobIds })
  const total = formatCount(group.total, locale)
  const words = { title: t(`landing.group.${category}.title`), total }
  const jobs = group.jobs.map(job => jobCardView(ctx, job, marks))
  return {
    category,
    title: words.title,
    heading: t('landing.group.heading', words),
    intro: t(`landing.group.${category}.intro`),
    description: t('landing.group.description', words),
    find: { place: t('landing.group.place'), button: t('landing.group.find'), to: href('jobs', locale) },
    sections: {
      newest: t('landing.group.newest'),
      professions: t('landing.group.professions'),
      towns: t('landing.group.towns'),
      employers: t('landing.group.employers'),
      pay: t('landing.group.pay'),
      articles: t('landing.group.articles'),
    },
    all: { label: t('landing.group.all', { total }), to: search() },
    jobs,
    professions: group.professions.map(({ value, count }) =>
      counted(t, jobValueLabel('profession', value, locale), count, search({ profession: [value] })),
    ),
    towns: group.towns.map(({ place, jobs: count }) =>
      counted(t, place.name, count, search({ place: placeText(place) })),
    ),
    employers: group.employers.flatMap(({ id, count }) => {
      const name = names.get(id)
      return name === undefined ? [] : [counted(t, name, count, search({ employer: [id] }))]
    }),
    pay: payText(t, group, locale),
    payTo: group.pay && {
      label: t('landing.group.pay-link', { amount: payAmount(group.pay, locale) }),
      to: search({ salaryMin: roundedPay(group.pay) }),
    },
    payOfAll: { label: t('pay-words.link.category'), to: `${href('pay', locale)}#${category}` },
    articles: articles(category, locale),
    structured: structuredData({ title: words.title, publicUrl, jobs }),
  }
}

function categoryAt(pathname: string): Category {
  const name = pageOf(pagePath(pathname))?.name
  const category = jobValues.category.find(each => name === `${each}-jobs`)
  if (!category) throw new NotFound()
  return category
}

function counted(t: Translate, label: string, count: number, to: string) {
  return { label, count: t('job-words.count', { count }), to }
}

function payText(t: Translate, { pay, total }: JobGroup, locale: Context['locale']): string {
  if (pay === null) return t('landing.group.pay-few')
  return t('landing.group.pay-text', {
    jobs: formatCount(pay.jobs, locale),
    total: formatCount(total, locale),
    amount: payAmount(pay, locale),
  })
}

/** In steps of fifty: more would say more than the ads do. */
function roundedPay({ medianMinEur }: { medianMinEur: number }): number {
  return Math.round(medianMinEur / 50) * 50
}

function payAmount(pay: { medianMinEur: number }, locale: Context['locale']): string {
  return formatMoney(roundedPay(pay), 'EUR', locale, 0)
}

function articles(category: Category, locale: Context['locale']) {
  return articlesOf[category].flatMap(id => {
    const text = guide().texts.find(each => each.id === id)
    return text ? [{ title: text[locale].title, to: href('help-article', locale, { id }) }] : []
  })
}

type Listed = { title: string; publicUrl: string; jobs: readonly { title: string; href: string }[] }

/** The list for search engines; each ad's page has its own facts. */
function structuredData({ title, publicUrl, jobs }: Listed): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: jobs.map((job, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: job.title,
      url: publicUrl + job.href,
    })),
  })
}
