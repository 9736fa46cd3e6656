import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'

export type ApplyingFact = ReturnType<typeof applyingFacts>[number]

/** What a preview of the ad itself does not show: where applications go, the contact and the questions. Empty facts are left out. */
export function applyingFacts({ apply, contact, questions }: JobDetails, locale: Locale) {
  const t = translator(locale)
  const where = apply?.way === 'link' ? apply.url : apply?.way === 'email' ? apply.email : null
  const facts: [label: string, values: (string | null)[]][] = [
    [t('ads.field.apply-way'), [apply && t(`ads.way.${apply.way}`), where]],
    [t('ads.group.contact'), [contact?.name ?? null, contact?.email ?? null, contact?.phone ?? null]],
    [t('ads.group.questions'), questions.map(({ text, options }) => [text, ...options].join(' · '))],
  ]
  return facts
    .map(([label, values]) => ({ label, values: values.filter(value => value !== null) }))
    .filter(({ values }) => values.length > 0)
}
