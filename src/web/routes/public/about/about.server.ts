import type { Context } from '../../../../domain/caller/context.ts'
import { countJobs } from '../../../../domain/job-search/count-jobs.ts'
import { type Freshness, measureFreshness } from '../../../../domain/jobs/measure-freshness.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { keptFor } from '../../../kept-for.ts'

const keptMs = 600_000
const freshness = keptFor(keptMs, measureFreshness)

export type AboutView = Awaited<ReturnType<typeof aboutView>>

/** These texts travel with the page's data, because no other page needs them. */
export async function aboutView(ctx: Context, brand: string) {
  const t = translator(ctx.locale)
  const [fresh, { claims }] = await Promise.all([freshness(ctx), countJobs(ctx)])
  const claim = (key: 'jobs' | 'employers') => {
    const count = claims[key]
    return count === null
      ? []
      : [{ key, label: t(`about.figures.${key}`), text: `${formatCount(count, ctx.locale)}+` }]
  }
  return {
    title: t('about.title'),
    description: t('about.description', { brand }),
    intro: t('about.intro', { brand }),
    figures: { title: t('about.figures.title'), counts: [...claim('jobs'), ...claim('employers')] },
    fresh: freshView(ctx, t, fresh),
    parts: ['seekers', 'employers', 'promise'].map(part => ({
      part,
      title: t(`about.${part}.title`),
      text: t(`about.${part}.text`, { brand }),
    })),
    contact: { title: t('about.contact.title'), text: t('about.contact.text') },
  }
}

/** The share is rounded down: it says 100 % only if every job is confirmed. */
function freshView({ locale }: Context, t: Translate, { live, confirmed, days }: Freshness) {
  const counts = { confirmed: formatCount(confirmed, locale), live: formatCount(live, locale), days }
  const text = live === 0 ? t('about.fresh.none') : t('about.fresh.share', counts)
  return {
    title: t('about.fresh.title'),
    share: live === 0 ? null : t('about.fresh.percent', { percent: Math.floor((confirmed * 100) / live) }),
    text,
    how: t('about.fresh.how', { days }),
    ways: ['feed', 'link', 'employer'].map(way => t(`about.fresh.${way}`)),
  }
}
