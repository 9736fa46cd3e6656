import type { Context } from '../../../../../domain/caller/context.ts'
import type { Complaint, Decision, ModerationCase } from '../../../../../domain/moderation/moderation.ts'
import { decisionReasons, measuresOf } from '../../../../../domain/moderation/moderation.values.ts'
import type { WholeCase } from '../../../../../domain/moderation/read-cases.ts'
import { formatDate, formatMoment } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'

export type CaseView = ReturnType<typeof caseView>
export type DecisionView = CaseView['decisions'][number]

/** Everything about a case as the team reads it. */
export function caseView({ locale }: Context, whole: WholeCase) {
  const { case: found, reports, decisions, complaints, message, ownDecisions } = whole
  const t = translator(locale)
  const { id, version, status, targetKind, label, openReports, allReports } = found
  return {
    ...{ id, version, status, openReports, allReports, message },
    what: t(`moderation-words.target.${targetKind}`, { label }),
    to: addressOf(found, locale),
    measures: measuresOf[targetKind].map(value => ({
      value,
      label: t(`moderation-words.measure-name.${value}`),
    })),
    reasons: decisionReasons.map(value => ({ value, label: t(`moderation-words.reason-name.${value}`) })),
    reports: reports.map(report => ({
      ...{ id: report.id, kind: report.kind, text: report.text, evidence: report.evidence },
      isOpen: report.decisionId === null,
      from: report.name ?? report.email,
      moment: formatMoment(report.reportedAt, locale),
    })),
    decisions: decisions.map(decision => decisionView(decision, { complaints, ownDecisions, locale })),
  }
}

function decisionView(
  decision: Decision,
  {
    complaints,
    ownDecisions,
    locale,
  }: { complaints: readonly Complaint[]; ownDecisions: readonly number[]; locale: Locale },
) {
  const t = translator(locale)
  const { id, measure, reason, facts, until, endedAt, endedBecause, decidedByName } = decision
  return {
    ...{ id, facts },
    by: decidedByName,
    moment: formatMoment(decision.decidedAt, locale),
    measure: t(`moderation-words.measure-name.${measure}`),
    reason: t(`moderation-words.reason-name.${reason}`),
    until: until && formatDate(until, locale),
    ended: endedAt && { because: endedBecause, on: formatDate(endedAt, locale) },
    canLift: measure !== 'none' && endedAt === null,
    isOwn: ownDecisions.includes(id),
    complaints: complaints
      .filter(({ decisionId }) => decisionId === id)
      .map(complaint => ({
        ...{ id: complaint.id, party: complaint.party, text: complaint.text },
        status: complaint.status,
        answer: complaint.answer,
        moment: formatMoment(complaint.complainedAt, locale),
      })),
  }
}

/** The page that is meant; a message and a profile have none that the team may open. */
function addressOf({ targetKind, targetId }: ModerationCase, locale: Locale): string | null {
  if (targetKind === 'job') return href('job', locale, { key: targetId })
  if (targetKind === 'idea') return href('admin-idea', locale, { id: targetId })
  return targetKind === 'employer' ? href('employer', locale, { key: targetId }) : null
}
