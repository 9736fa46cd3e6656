import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { readBoardProof } from '../../../../domain/employers/read-board-proof.ts'
import { previewJob } from '../../../../domain/job-ads/preview-job.ts'
import type { JobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { countJobs } from '../../../../domain/job-search/count-jobs.ts'
import { measureFreshness } from '../../../../domain/jobs/measure-freshness.ts'
import { type Offer, readOffers } from '../../../../domain/orders/read-offers.ts'
import { dialectIds } from '../../../../feed-format/dialects/dialects.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { keptFor } from '../../../kept-for.ts'
import { type PageName, pages } from '../../../pages.ts'
import { adPreviewView } from '../../../parts/shared/job-detail/ad-preview-view.server.ts'

const keptMs = 600_000
const proof = keptFor(keptMs, readBoardProof)
const freshness = keptFor(keptMs, measureFreshness)

const steps = ['write', 'publish', 'answer'] as const
const labels = [
  'title',
  'text',
  'job',
  'job-hint',
  'place',
  'place-hint',
  'pay',
  'pay-hint',
  'show',
  'again',
  'result',
  'kept',
  'go-on',
  'register',
  'post',
  'prices',
] as const
const questions = ['cost', 'account', 'feed', 'duration', 'applications', 'data'] as const

/** The texts travel with the page's data, because no other page needs them. */
export async function forEmployersView(
  ctx: Context,
  { brand, publicUrl, draft }: { brand: string; publicUrl: string; draft: JobDraft | null },
) {
  const { locale } = ctx
  const t = translator(locale)
  const offers = readOffers(ctx)
  return {
    title: t('landing.employers.title', { brand }),
    intro: t('landing.employers.intro', { brand }),
    description: t('landing.employers.description', { brand }),
    cost: {
      title: t('landing.employers.cost.title'),
      text: costText(offers, t),
      prices: pricesAddress(ctx),
    },
    how: {
      title: t('landing.employers.how.title'),
      steps: steps.map(step => ({
        title: t(`landing.employers.how.${step}.title`),
        text: t(`landing.employers.how.${step}.text`),
      })),
    },
    feeds: {
      ...part(t, 'feeds'),
      others: t('landing.employers.feeds.others'),
      // What reads any XML or JSON is no format that somebody would look for here.
      known: dialectIds.filter(id => !id.startsWith('generic')).map(id => t(`feeds.dialect.${id}`)),
    },
    pool: { ...part(t, 'pool'), go: t('landing.employers.pool.go'), to: href('talent-pool', locale) },
    proof: { ...part(t, 'proof'), figures: await figures(ctx, t) },
    questions: {
      title: t('landing.employers.questions.title'),
      all: questions.map(question => ({
        title: t(`landing.employers.questions.${question}.title`),
        text: t(
          question === 'cost' && offers.length > 0
            ? 'landing.employers.questions.cost.text-some'
            : `landing.employers.questions.${question}.text`,
        ),
      })),
    },
    form: Object.fromEntries(labels.map(label => [label, t(`landing.employers.form.${label}`)])) as Record<
      (typeof labels)[number],
      string
    >,
    preview: draft && (await previewView(ctx, draft, publicUrl)),
  }
}

export type ForEmployersView = Awaited<ReturnType<typeof forEmployersView>>

function part(t: Translate, name: string) {
  return {
    title: t(`landing.employers.${name}.title`),
    text: t(`landing.employers.${name}.text`),
  }
}

/** Where something is sold, it says so; where large imports are, up to where they are free. */
function costText(offers: readonly Offer[], t: Translate): string {
  if (offers.length === 0) return t('landing.employers.cost.text')
  const sellsFeeds = offers.some(({ product }) => product.kind === 'large-feeds')
  return sellsFeeds
    ? t('landing.employers.cost.text-feeds', { feeds: limits.freeFeedAds })
    : t('landing.employers.cost.text-some')
}

/** A page of prices, where the site has one. */
function pricesAddress({ locale }: Context): string | null {
  const name = Object.keys(pages).find(each => each === 'prices')
  // The cast: a key of the table.
  return name === undefined ? null : href(name as PageName, locale)
}

/** Only what can be said truly: figures below their thresholds are left out. */
async function figures(ctx: Context, t: Translate) {
  const [answer, { live, confirmed, days }, { claims }] = await Promise.all([
    proof(ctx),
    freshness(ctx),
    countJobs(ctx),
  ])
  const { locale } = ctx
  return [
    answer && {
      value: t('landing.employers.figures.answer', { count: answer.days }),
      label: t('landing.employers.figures.answer-label', {
        applications: formatCount(answer.applications, locale),
      }),
    },
    claims.jobs !== null &&
      live > 0 && {
        value: t('about.fresh.percent', { percent: Math.floor((confirmed * 100) / live) }),
        label: t('landing.employers.figures.fresh-label', { days }),
      },
    claims.jobs !== null && {
      value: `${formatCount(claims.jobs, locale)}+`,
      label: t('landing.employers.figures.jobs-label'),
    },
    claims.employers !== null && {
      value: `${formatCount(claims.employers, locale)}+`,
      label: t('landing.employers.figures.employers-label'),
    },
  ].filter(figure => typeof figure === 'object' && figure !== null)
}

/** The ad as its page will show it; the employer's name comes with the account. */
async function previewView(ctx: Context, draft: JobDraft, publicUrl: string) {
  const t = translator(ctx.locale)
  const found = await previewJob(ctx, { fields: draft.typed, employerId: null })
  const job = { ...found, employer: { ...found.employer, name: t('landing.employers.preview.employer') } }
  return {
    job: adPreviewView(ctx, job, publicUrl),
    typed: {
      title: textIn(draft.typed.title),
      place: textIn([draft.typed.places].flat()[0]),
      pay: textIn(draft.typed.payMin),
    },
    to: `${href('post-job', ctx.locale)}?draft=${draft.id}&step=description`,
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
