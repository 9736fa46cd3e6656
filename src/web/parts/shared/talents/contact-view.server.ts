import type { ContactRequest } from '../../../../domain/talent-pool/pool-rows.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { payOnCard } from '../../../../vocabulary/jobs/pay-in-words.ts'
import { href } from '../../../addresses.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

type Shown = Omit<ContactRequest, 'userId' | 'askedBy'>
const tones: Record<ContactRequest['state'], BadgeTone> = {
  sent: 'accent',
  accepted: 'good',
  declined: 'neutral',
  'not-now': 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export type ContactView = ReturnType<typeof contactView>

/** A question in the words of both sides; pay and duty are those of the moment of asking. */
export function contactView(request: Shown, locale: Locale) {
  const t = translator(locale)
  const { id, state, facts, employer, message, isHidden, reason, applicationId, jobId, jobSlug, revealed } =
    request
  const values = (name: string, list: readonly string[]) =>
    list.map(value => jobValueLabel(name, value, locale)).join(', ')
  return {
    id,
    state,
    stateText: t(`talent-words.state.${state}`),
    tone: tones[state],
    employer,
    employerTo: href('employer', locale, { key: `${request.employerId}-${request.employerSlug}` }),
    job: facts.title,
    jobTo: href('job', locale, { key: `${jobId}-${jobSlug}` }),
    place: facts.place,
    pay: payOnCard({ pay: facts.pay, derivedPay: facts.derivedPay ?? null }, locale, t) ?? '',
    duty: values('shift', facts.shiftModels),
    employment: values('employmentType', facts.employmentTypes),
    message: isHidden ? t('talent-words.hidden-request') : message,
    askedOn: formatDate(request.createdAt, locale),
    until: formatDate(request.expiresAt, locale),
    answeredOn: request.answeredAt ? formatDate(request.answeredAt, locale) : null,
    reason: reason && t(`talent-words.decline-reason.${reason}`),
    revealed: revealed.map(field => t(`talent-words.field.${field}`)).join(', '),
    applicationId,
  }
}
