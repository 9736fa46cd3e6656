import { redirect } from 'react-router'
import { berlinDay } from '../../../../../basics/berlin.ts'
import { limits } from '../../../../../config/limits.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { findPayPages } from '../../../../../domain/pay/find-pay-pages.ts'
import { type ListedPayPage, listPayProfessions } from '../../../../../domain/pay/list-pay-pages.ts'
import { fewestAdsOfPay } from '../../../../../domain/pay/pay-figure.values.ts'
import { formatCount } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { jobValues } from '../../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { presentSchemes } from '../../../../../vocabulary/pay/gross/present-schemes.ts'
import { schemesWithoutPay } from '../../../../../vocabulary/pay/gross/without-calculator.ts'
import { professionById } from '../../../../../vocabulary/titles/professions.ts'
import { href } from '../../../../addresses.ts'
import { payAreaName } from '../../../../parts/public/pay/pay-area-name.server.ts'
import { payArticles } from '../../../../parts/public/pay/pay-articles.server.ts'

const mostOfGroup = 18
const mostInstead = 8

/** All entrances to pay, and what a search among them finds; a name that is one leads to its page at once. */
export async function payStartView(ctx: Context, search: URLSearchParams) {
  const { locale } = ctx
  const t = translator(locale)
  const [what, where] = [search.get('q') ?? '', search.get('place') ?? '']
  const listed = await listPayProfessions(ctx)
  const title = (name: string) => t(`pay-words.start.${name}`)
  return {
    title: title('title'),
    heading: title('heading'),
    intro: title('intro'),
    description: title('description'),
    isSearch: what.trim() !== '',
    form: {
      to: href('pay', locale),
      what: { label: title('what'), example: title('what-example'), value: what },
      where: { label: title('where'), value: where },
      submit: title('find'),
    },
    found: what.trim() === '' ? null : await foundView(ctx, { what, where }, listed),
    calculators: {
      title: title('calculators'),
      text: title('calculators-text'),
      links: presentSchemes(berlinDay(ctx.now())).map(({ scheme }) => ({
        label: scheme.name[locale],
        to: href('pay-agreement', locale, { scheme: scheme.id }),
      })),
    },
    without: {
      title: title('without'),
      text: title('without-text'),
      links: schemesWithoutPay(berlinDay(ctx.now())).map(({ scheme, why }) => ({
        label: scheme.name[locale],
        count: t(`pay-words.start.why.${why.why}`),
        to: href('pay-agreement', locale, { scheme: scheme.id }),
      })),
    },
    professions: { title: title('professions'), groups: groupsOf(listed, ctx) },
    how: { title: title('how'), text: t('pay-words.start.how-text', { least: fewestAdsOfPay }) },
    articles: { title: t('pay-words.profession.articles'), links: await payArticles(ctx, null) },
  }
}

async function foundView(
  ctx: Context,
  asked: { what: string; where: string },
  listed: readonly ListedPayPage[],
) {
  const { locale } = ctx
  const t = translator(locale)
  const { pages, isNamed, isGuess } = await findPayPages(ctx, asked)
  const [first] = pages
  if (isNamed && first) throw redirect(href('pay-profession', locale, { key: first.slugs[locale] }))
  if (pages.length === 0)
    return {
      text: t('pay-words.start.nothing', { words: asked.what.trim().slice(0, limits.searchTextChars) }),
      links: listed
        .toSorted((one, other) => other.jobs - one.jobs)
        .slice(0, mostInstead)
        .map(page => linkOf(page, ctx)),
    }
  return {
    text: t(`pay-words.start.${isGuess ? 'guessed' : 'found'}`),
    links: pages.map(page => linkOf(page, ctx)),
  }
}

function groupsOf(listed: readonly ListedPayPage[], ctx: Context) {
  return jobValues.category.flatMap(category => {
    const links = listed
      .filter(({ topic }) => professionById(topic.profession)?.category === category)
      .toSorted((one, other) => other.jobs - one.jobs)
      .slice(0, mostOfGroup)
      .map(page => ({ ...linkOf(page, ctx), count: countText(page, ctx) }))
    const title = jobValueLabel('category', category, ctx.locale)
    return links.length === 0 ? [] : [{ id: category, title, links }]
  })
}

function linkOf({ topic, slugs }: Pick<ListedPayPage, 'topic' | 'slugs'>, { locale }: Context) {
  const what = jobValueLabel('profession', topic.profession, locale)
  return {
    label: topic.area === null ? what : `${what}, ${payAreaName(topic.area, locale)}`,
    to: href('pay-profession', locale, { key: slugs[locale] }),
  }
}

function countText({ jobs }: ListedPayPage, { locale }: Context): string {
  const t = translator(locale)
  if (jobs === 0) return t('pay-words.start.tables-only')
  return t('pay-words.start.ads', { count: jobs, total: formatCount(jobs, locale) })
}
