import { findAccount } from '../../domain/accounts/create-account.ts'
import { listOwnApplications } from '../../domain/applications/list-own-applications.ts'
import { readOwnApplication } from '../../domain/applications/read-own-application.ts'
import { type AdminActor, system } from '../../domain/caller/actor.ts'
import type { AdminRole } from '../../domain/caller/admin-role.values.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { complainOfDecision, complainOfReport, readReportByLink } from '../../domain/moderation/by-link.ts'
import { answerComplaint } from '../../domain/moderation/change-decision.ts'
import { decideCase } from '../../domain/moderation/decide-case.ts'
import { readCase } from '../../domain/moderation/read-cases.ts'
import { reportTarget } from '../../domain/moderation/report-target.ts'
import { tendModeration } from '../../domain/moderation/tend-moderation.ts'
import { type DemoCase, type DemoDecision, demoCases } from './report-texts.ts'
import { at, bodyOf, keepingFiles, known, type Stage } from './stage.ts'
import { writeCv } from './write-cv.ts'

const nameless = { name: null, email: null, evidence: null }

/**
 * What the demo people report, and what became of it: decisions of every kind that harms no demo page, complaints that were answered and
 * one that waits, and cases that wait for a decision.
 */
export async function reportThings(stage: Stage): Promise<void> {
  const other = await adminOf(stage, 'admin@kittel.example', 'owner')
  for (const each of demoCases) await settleCase(stage, other, each)
  await tendModeration(at(stage, system, 2.99))
  await reportMessage(stage)
}

async function adminOf(stage: Stage, email: string, role: AdminRole): Promise<AdminActor> {
  const person = await findAccount(stage.ctx, email)
  if (!person) throw new Error(`The demo has nobody with the address ${email}`)
  return { kind: 'admin', userId: person.id, adminId: 0, sessionId: 'demo', role }
}

/** `other`: who answers the complaint, never who decided. */
async function settleCase(
  stage: Stage,
  other: AdminActor,
  { about, reports, decision, complaint }: DemoCase,
) {
  const target =
    'ad' in about
      ? ({ kind: 'job', id: String(known(stage.jobIds, about.ad)) } as const)
      : ({ kind: 'employer', id: String(known(stage.employerIds, about.employer)) } as const)
  const tokens: string[] = []
  for (const { who, daysAgo, ...said } of reports) {
    const ctx = at(stage, known(stage.actors, who), daysAgo)
    tokens.push((await reportTarget(ctx, { ...nameless, ...said, target })).token)
  }
  const [token = ''] = tokens
  if (!decision) return
  const { caseId, token: ofDecision } = await decideReported(stage, token, decision)
  if (!complaint) return
  const past = at(stage, null, complaint.daysAgo)
  if (complaint.by === 'reporter') await complainOfReport(past, { token, text: complaint.text })
  else await complainOfDecision(past, { token: ofDecision, text: complaint.text })
  if (!complaint.answer) return
  const { outcome, text: answer } = complaint.answer
  const answering = at(stage, other, complaint.answer.daysAgo)
  const [open] = (await readCase(answering, { caseId })).complaints
  if (open) await answerComplaint(answering, { complaintId: open.id, outcome, answer })
}

/** The team's decision about what somebody reported with this link. @returns the link of whom it concerns */
export async function decideReported(
  stage: Stage,
  token: string,
  { daysAgo, isUnfounded = false, ...decided }: DemoDecision,
): Promise<{ caseId: number; token: string }> {
  const { caseId } = (await readReportByLink(stage.ctx, { token })).report
  const ctx = at(stage, await adminOf(stage, 'moderation@kittel.example', 'moderator'), daysAgo)
  const { version } = (await readCase(ctx, { caseId })).case
  const made = await decideCase(ctx, { ...decided, caseId, version, isUnfounded, isAutomated: false })
  return { caseId, token: made.token }
}

/** What an employer wrote to Mehmet, with a file that proves it. */
async function reportMessage(stage: Stage): Promise<void> {
  const ctx = at(stage, known(stage.actors, 'mehmet'), 0.5)
  const { rows } = await listOwnApplications(ctx, { tab: 'all', page: 1 })
  const [application] = rows
  if (!application) throw new Error('The demo has no application of Mehmet')
  const { messages } = await readOwnApplication(ctx, { id: application.id })
  const written = messages.find(({ sender }) => sender === 'employer')
  if (!written) throw new Error('The demo has no message to Mehmet')
  const body = bodyOf(await writeCv(known(stage.data.people, 'mehmet')))
  const name = 'Gesprächsnotiz.pdf'
  const { fileId } = await storeUpload(keepingFiles(stage, ctx), { purpose: 'report', name, body })
  await reportTarget(ctx, {
    ...nameless,
    target: { kind: 'message', id: String(written.id) },
    kind: 'privacy',
    text: 'Im Gespräch, zu dem diese Nachricht eingeladen hat, wurde nach meiner Familienplanung gefragt. Meine Notiz hängt an.',
    fileIds: [fileId],
  })
}
