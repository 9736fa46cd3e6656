import type { LinkedDecision } from '../../../../domain/moderation/by-link.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'

export type StatementView = ReturnType<typeof statementView>

/** A decision as its statement was sent, and what can be said against it. */
export function statementView(answer: LinkedDecision, locale: Locale) {
  const { decision, complainUntil, canComplain, complaint } = answer
  return {
    decidedOn: formatDate(decision.decidedAt, locale),
    parts: decision.statement[locale],
    ended: decision.endedAt && {
      because: decision.endedBecause,
      on: formatDate(decision.endedAt, locale),
    },
    complainUntil: formatDate(complainUntil, locale),
    canComplain,
    complaint: complaint && {
      text: complaint.text,
      on: formatDate(complaint.complainedAt, locale),
      status: complaint.status,
      answer: complaint.answer,
    },
  }
}
