import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { href } from '../../../addresses.ts'
import { withQuery } from '../filters/list-view.ts'

/** Drawings of Lucide, each as one path. */
const drawings = {
  bell: 'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3',
  columns: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 3v18M15 3v18',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.3 2q2 0 3.1-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.5',
}

/** Where its page leads with it; texts and drawings come along, so that no first visit loads them. */
export function adActions(job: JobDetails, locale: Locale, t: Translate) {
  return {
    alert: {
      to: withQuery(href('new-alert', locale), similarQuery(job)),
      text: t('job-words.similar-alert'),
      drawing: drawings.bell,
    },
    compare: {
      to: `${href('comparison', locale)}?jobs=${job.id}`,
      text: t('comparison-words.link'),
      drawing: drawings.columns,
    },
    report: {
      to: `${href('report', locale)}?job=${job.id}`,
      text: t('job-words.report'),
      drawing: drawings.flag,
    },
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
