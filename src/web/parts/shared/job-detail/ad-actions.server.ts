import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { href } from '../../../addresses.ts'
import { withQuery } from '../filters/list-view.ts'

/** Where its page leads with it; the texts come along, so that no first visit loads them. */
export function adActions(job: JobDetails, locale: Locale, t: Translate) {
  return {
    alert: {
      to: withQuery(href('new-alert', locale), similarQuery(job)),
      text: t('job-words.similar-alert'),
    },
    compare: { to: `${href('comparison', locale)}?jobs=${job.id}`, text: t('comparison-words.link') },
    report: { to: `${href('report', locale)}?job=${job.id}`, text: t('job-words.report') },
    share: t('job-words.share'),
    copied: { title: t('job-words.copied'), description: t('job-words.copied-hint') },
    print: t('job-words.print'),
  }
}

/** The search for similar jobs: the same profession, or else its category, around the first place. */
function similarQuery({ profession, category, specialty, places }: JobDetails): string {
  return jobSearchQuery({
    ...(profession ? { profession: [profession] } : { category: [category] }),
    ...(specialty && category === 'doctors' ? { specialty: [specialty] } : {}),
    place: places[0]?.name ?? '',
  })
}
