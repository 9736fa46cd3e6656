import type { Context } from '../../../../../domain/caller/context.ts'
import type { Complaint, Decision, ModerationCase } from '../../../../../domain/moderation/moderation.ts'
import {
  measuresOf,
  measureWord,
  type TargetKind,
} from '../../../../../domain/moderation/moderation.values.ts'
import type { WholeCase } from '../../../../../domain/moderation/read-cases.ts'
import { formatBytes, formatDate, formatMoment } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { reasonOptions } from '../../../../parts/admin/reason-options.server.ts'

export type CaseView = ReturnType<typeof caseView>
export type DecisionView = CaseView['decisions'][number]

/** Everything about a case as the team reads it. */
export function caseView({ locale }: Context, whole: WholeCase) {
  const { case: found, reports, decisions, complaints, message, ownDecisions } = whole
  const t = translator(locale)
  const { id, version, status, targetKind, label, openReports, allReports } = found
  return {
    ...{ id, version, status, openReports, allReports, message },
    assignedName: found.assignedName,
    what: t(`moderation-words.target.${targetKind}`, { label }),
    to: addressOf(found, locale),
    measures: measuresOf[targetKind].map(value => ({
      value,
      label: t(`moderation-words.measure-name.${measureWord(targetKind, value)}`),
    })),
    reasons: reasonOptions(locale),
    reports: reports.map(report => ({
      ...{ id: report.id, kind: report.kind, text: report.text, evidence: report.evidence },
      isOpen: report.decisionId === null,
      // Who is in the talent pool is not shown to the team either.
      from: targetKind === 'request' ? t('moderation-words.asked-person') : (report.name ?? report.email),
      files: report.files.map(({ id: fileId, name, bytes, scan }) => ({
        ...{ id: fileId, name, facts: formatBytes(bytes, locale) },
        to: scan === 'infected' ? null : href('file', locale, { id: fileId }),
      })),
      moment: formatMoment(report.reportedAt, locale),
    })),
    decisions: decisions.map(decision =>
      decisionView(decision, { targetKind, complaints, ownDecisions, locale }),
    ),
  }
}

function decisionView(
  decision: Decision,
  {
    targetKind,
    complaints,
    ownDecisions,
    locale,
  }: {
    targetKind: TargetKind
    complaints: readonly Complaint[]
    ownDecisions: readonly number[]
    locale: Locale
  },
) {
  const t = translator(locale)
  const { id, measure, reason, facts, until, endedAt, endedBecause, decidedByName } = decision
  return {
    ...{ id, facts },
    by: decidedByName,
    moment: formatMoment(decision.decidedAt, locale),
    measure: t(`moderation-words.measure-name.${measureWord(targetKind, measure)}`),
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

/** The record of what is meant, which is there also after it was hidden; of a message or question, which have none that the team may open, that of who wrote it. */
function addressOf(
  { targetKind, targetId, userId, employerId }: ModerationCase,
  locale: Locale,
): string | null {
  if (targetKind === 'job') return href('admin-job', locale, { id: targetId })
  if (targetKind === 'idea') return href('admin-idea', locale, { id: targetId })
  if (employerId !== null) return href('admin-employer', locale, { id: employerId })
  // Who is in the talent pool, and so whose profile was reported, is not shown to the team.
  return userId === null || targetKind === 'profile' ? null : href('admin-person', locale, { id: userId })
}
