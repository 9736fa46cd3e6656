import { describe, expect, it } from 'vitest'
import { adoptApplications } from '../src/domain/applications/adopt-applications.ts'
import { adoptDraft } from '../src/domain/applications/applying/adopt-draft.ts'
import {
  deleteApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from '../src/domain/applications/applying/application-drafts.ts'
import { applyForJob } from '../src/domain/applications/applying/apply-for-job.ts'
import { readApplyForm } from '../src/domain/applications/applying/read-apply-form.ts'
import { addDocuments, removeDocument } from '../src/domain/applications/change-documents.ts'
import {
  deleteDueApplications,
  deleteOwnApplication,
} from '../src/domain/applications/delete-applications.ts'
import { answerInvitation } from '../src/domain/applications/exchange/answer-invitation.ts'
import { inviteApplicant } from '../src/domain/applications/exchange/invite-applicant.ts'
import { noteApplication } from '../src/domain/applications/exchange/note-application.ts'
import { readInterviewCalendar } from '../src/domain/applications/exchange/read-interview-calendar.ts'
import { sendMessage } from '../src/domain/applications/exchange/send-message.ts'
import { exportApplication, exportApplications } from '../src/domain/applications/export-applications.ts'
import {
  listEmployerApplications,
  readApplicationBoard,
} from '../src/domain/applications/list-employer-applications.ts'
import {
  listOwnApplications,
  listWaitingApplications,
} from '../src/domain/applications/list-own-applications.ts'
import {
  loadForApplicant,
  loadForEmployer,
  loadForEmployerOrKey,
} from '../src/domain/applications/load-application.ts'
import { moveApplication, withdrawApplication } from '../src/domain/applications/move-application.ts'
import { readEmployerApplication } from '../src/domain/applications/read-employer-application.ts'
import { canReadApplicationFile } from '../src/domain/applications/read-file-access.ts'
import { readOwnApplication } from '../src/domain/applications/read-own-application.ts'
import {
  previewRejections,
  rejectApplications,
  rejectOpenApplications,
} from '../src/domain/applications/reject-applications.ts'
import {
  deleteRejectionTemplate,
  listRejectionTemplates,
  saveRejectionTemplate,
} from '../src/domain/applications/rejection-templates.ts'
import { renewGuestLink } from '../src/domain/applications/renew-guest-link.ts'
import { tellOfStep } from '../src/domain/applications/tell-of-step.ts'
import { listUndoableMoves, undoMove } from '../src/domain/applications/undo-move.ts'
import type { UserActor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { NotFound } from '../src/domain/caller/errors.ts'
import { makeJob } from './factories/job.ts'
import { accountContext, makePerson } from './support/account.ts'
import { emptyApplication, guestTokenFor, makeUpload } from './support/applications.ts'
import { browser, somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base = accountContext(db)
const { roles, seeker, employerId } = await openRoles(base)
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const managers: Role[] = ['owner', 'recruiter', 'admin']
const persons: Role[] = ['job seeker', 'other job seeker', 'owner', 'recruiter', 'other employer']
const seekers: Role[] = ['job seeker', 'other job seeker']
const nobodysId = '00000000-0000-4000-8000-000000000000'
const text = 'Guten Tag'
const plain = { text, fileIds: [] }
const filter = { employerId, jobId: null, status: null, q: '', sort: 'newest' as const }
const invitation = {
  kind: 'phone' as const,
  place: '',
  message: '',
  slots: [{ startsAt: new Date(base.now().getTime() + 86_400_000), minutes: 30 }],
}

/** An application that the actor has just moved, so that there is a move to undo; unmoved for actors who may not move it. */
const movedBy = async (ctx: Context) => {
  const application = await sent()
  await moveApplication(ctx, { ...application, to: 'interview' }).catch(() => {})
  return application.applicationId
}
const newJob = () => makeJob(db, { employer_id: employerId, apply_way: 'here' })

/** A new application with a document for each call, because most calls change it. */
async function sent(by: UserActor = seeker) {
  const uploader = `user:${by.userId}` as const
  const fileId = await makeUpload(db, uploader)
  const form = { ...emptyApplication, fileIds: [fileId], applicant: null }
  const { applicationId } = await applyForJob({ ...base, actor: by }, { ...form, jobId: await newJob() })
  return { id: applicationId ?? '', applicationId: applicationId ?? '', fileId }
}

async function invited() {
  const made = await sent()
  await inviteApplicant({ ...base, actor: await roles.owner() }, { ...made, ...invitation })
  const row = await db
    .selectFrom('interview_slots')
    .innerJoin('interview_invitations', 'interview_invitations.id', 'invitation_id')
    .select('interview_slots.id')
    .where('application_id', '=', made.id)
    .executeTakeFirstOrThrow()
  return { ...made, slotId: row.id }
}

/** A job for which `seeker` has a draft of an application. */
async function begun(): Promise<number> {
  const jobId = await newJob()
  await saveApplicationDraft({ ...base, actor: seeker }, { jobId, fields: {} })
  return jobId
}

let guests = 0
async function sentByGuest() {
  const email = `gast${++guests}@role.example`
  const client = { ...somebody, address: `2001:db8:${guests.toString(16)}::9` }
  const applicant = { name: 'Gast', email, phone: null }
  await applyForJob(via(base, client), { ...emptyApplication, applicant, jobId: await newJob() })
  return { guestToken: await guestTokenFor(db, email) }
}

async function newTemplate(): Promise<number> {
  const values = { employer_id: employerId, name: `Vorlage ${++guests}`, text }
  const row = await db.insertInto('answer_templates').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readApplyForm', everyone, async ctx => readApplyForm(ctx, { jobId: await newJob() })],
  [
    'applyForJob (signed in)',
    seekers,
    async ctx => applyForJob(ctx, { ...emptyApplication, jobId: await newJob(), applicant: null }),
  ],
  [
    'applyForJob (with name and address)',
    ['guest', 'unconfirmed', ...seekers],
    async ctx => {
      const client = { ...somebody, address: `2001:db8:a:${(++guests).toString(16)}::1` }
      const applicant = { name: 'Gast', email: `g${guests}@role.example`, phone: null }
      return applyForJob(via(ctx, client), { ...emptyApplication, jobId: await newJob(), applicant })
    },
  ],
  ['listOwnApplications', persons, ctx => listOwnApplications(ctx, { tab: 'all', page: 1 })],
  ['listWaitingApplications', persons, ctx => listWaitingApplications(ctx)],
  ['readOwnApplication', ['job seeker'], async ctx => readOwnApplication(ctx, await sent())],
  ['loadForApplicant', ['job seeker'], async ctx => loadForApplicant(ctx, await sent())],
  ['withdrawApplication', ['job seeker'], async ctx => withdrawApplication(ctx, await sent())],
  ['deleteOwnApplication', ['job seeker'], async ctx => deleteOwnApplication(ctx, await sent())],
  ['addDocuments', ['job seeker'], async ctx => addDocuments(ctx, { ...(await sent()), fileIds: [] })],
  ['removeDocument', ['job seeker'], async ctx => removeDocument(ctx, await sent())],
  [
    'sendMessage (as applicant)',
    ['job seeker'],
    async ctx => sendMessage(ctx, { id: (await sent()).id, ...plain }),
  ],
  ['answerInvitation', ['job seeker'], async ctx => answerInvitation(ctx, await invited())],
  [
    'renewGuestLink',
    everyone.filter(role => role !== 'operator'),
    ctx => renewGuestLink(via(ctx, from()), { email: `r${++guests}@x.example` }),
  ],
  [
    'readOwnApplication (by link)',
    everyone,
    async ctx => readOwnApplication(via(ctx, await sentByGuest()), { id: null }),
  ],
  [
    'withdrawApplication (by link)',
    everyone,
    async ctx => withdrawApplication(via(ctx, await sentByGuest()), { id: null }),
  ],
  [
    'deleteOwnApplication (by link)',
    everyone,
    async ctx => deleteOwnApplication(via(ctx, await sentByGuest()), { id: null }),
  ],
  [
    'sendMessage (by link)',
    everyone,
    async ctx => sendMessage(via(ctx, await sentByGuest()), { id: null, ...plain }),
  ],
  ['listEmployerApplications', managers, ctx => listEmployerApplications(ctx, { ...filter, page: 1 })],
  ['readApplicationBoard', managers, ctx => readApplicationBoard(ctx, filter)],
  ['loadForEmployer', managers, async ctx => loadForEmployer(ctx, (await sent()).id)],
  [
    'loadForEmployerOrKey',
    managers,
    async ctx => loadForEmployerOrKey(ctx, (await sent()).id, { scope: 'applications:read' }),
  ],
  ['readEmployerApplication', managers, async ctx => readEmployerApplication(ctx, await sent())],
  ['exportApplications', managers, ctx => exportApplications(via(ctx, from()), { ...filter, format: 'csv' })],
  ['exportApplication', managers, async ctx => exportApplication(via(ctx, from()), { ...(await sent()) })],
  ['moveApplication', managers, async ctx => moveApplication(ctx, { ...(await sent()), to: 'interview' })],
  ['listUndoableMoves', managers, ctx => listUndoableMoves(ctx, employerId)],
  ['undoMove', managers, async ctx => undoMove(ctx, { applicationId: await movedBy(ctx) })],
  [
    'sendMessage (as employer)',
    managers,
    async ctx => sendMessage(ctx, { applicationId: (await sent()).id, ...plain }),
  ],
  ['noteApplication', managers, async ctx => noteApplication(ctx, { ...(await sent()), text })],
  ['inviteApplicant', managers, async ctx => inviteApplicant(ctx, { ...(await sent()), ...invitation })],
  [
    'readInterviewCalendar (as employer)',
    managers,
    async ctx => {
      const { applicationId, slotId } = await invited()
      await answerInvitation({ ...base, actor: seeker }, { id: applicationId, slotId })
      return readInterviewCalendar(ctx, { applicationId, summaryOf: () => text })
    },
  ],
  [
    'previewRejections',
    managers,
    async ctx => previewRejections(ctx, { applicationIds: [(await sent()).id], text }),
  ],
  [
    'rejectApplications',
    managers,
    async ctx => rejectApplications(ctx, { applicationIds: [(await sent()).id], text }),
  ],
  ['rejectOpenApplications', managers, async ctx => rejectOpenApplications(ctx, { jobId: await newJob() })],
  ['listRejectionTemplates', managers, ctx => listRejectionTemplates(ctx, { employerId })],
  [
    'saveRejectionTemplate (new)',
    managers,
    ctx => saveRejectionTemplate(ctx, { employerId, id: null, name: `Neu ${++guests}`, text }),
  ],
  [
    'saveRejectionTemplate (change)',
    managers,
    async ctx =>
      saveRejectionTemplate(ctx, { employerId, id: await newTemplate(), name: `N ${++guests}`, text }),
  ],
  [
    'deleteRejectionTemplate',
    managers,
    async ctx => deleteRejectionTemplate(ctx, { id: await newTemplate() }),
  ],
  [
    'canReadApplicationFile',
    ['job seeker', ...managers],
    async ctx => {
      const { fileId } = await sent()
      if (!(await canReadApplicationFile(ctx, { fileId }))) throw new NotFound()
    },
  ],
  [
    'saveApplicationDraft',
    ['guest', 'unconfirmed', ...persons, 'admin'],
    async ctx => saveApplicationDraft(via(ctx, browser('browser')), { jobId: await newJob(), fields: {} }),
  ],
  [
    'adoptDraft',
    [...persons, 'admin'],
    async ctx => adoptDraft(via(ctx, browser('browser')), { jobId: await newJob() }),
  ],
  [
    'readApplicationDraft',
    ['job seeker'],
    async ctx => {
      const draft = await readApplicationDraft(via(ctx, browser('browser')), { jobId: await begun() })
      if (draft === null) throw new NotFound()
    },
  ],
  [
    'deleteApplicationDraft',
    ['job seeker'],
    async ctx => {
      const jobId = await begun()
      await deleteApplicationDraft(via(ctx, browser('browser')), { jobId })
      if (await readApplicationDraft({ ...base, actor: seeker }, { jobId })) throw new NotFound()
    },
  ],
  [
    // The site calls it during a sign-in: what counts is that the person's address is confirmed, not who asks.
    'adoptApplications',
    everyone,
    ctx => adoptApplications(ctx, { userId: seeker.userId, email: 'x@role.example', isConfirmed: true }),
  ],
  [
    'adoptApplications (address not confirmed)',
    [],
    ctx => adoptApplications(ctx, { userId: seeker.userId, email: 'x@role.example', isConfirmed: false }),
  ],
  ['tellOfStep', ['operator'], async ctx => tellOfStep(ctx, { eventId: 1 })],
  [
    'deleteDueApplications',
    ['operator'],
    async ctx => {
      const { id } = await sent()
      const day = new Date(base.now().getTime() - 1000)
      await db.updateTable('applications').set({ delete_after: day }).where('id', '=', id).execute()
      await deleteDueApplications(ctx)
    },
  ],
]

let addresses = 0
/** Attempts are limited per IP address: with one for each call, none uses up the attempts of another. */
const from = () => ({ ...somebody, address: `192.0.2.${addresses++}` })

describe('who may do what with applications', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
  })
})

describe("another person's application answers like one that does not exist", () => {
  const failure = (call: Promise<unknown>) => call.then(() => null, String)

  it.each([
    ['readOwnApplication', (ctx: Context, id: string) => readOwnApplication(ctx, { id })],
    ['withdrawApplication', (ctx: Context, id: string) => withdrawApplication(ctx, { id })],
    ['readEmployerApplication', (ctx: Context, id: string) => readEmployerApplication(ctx, { id })],
    [
      'moveApplication',
      (ctx: Context, id: string) => moveApplication(ctx, { applicationId: id, to: 'hired' }),
    ],
    ['undoMove', (ctx: Context, id: string) => undoMove(ctx, { applicationId: id })],
    ['sendMessage', (ctx: Context, id: string) => sendMessage(ctx, { applicationId: id, ...plain })],
  ])('%s', async (_name, call) => {
    const { id } = await sent(await makePerson(db))
    for (const role of ['job seeker', 'other employer'] as const) {
      const ctx = { ...base, actor: await roles[role]() }
      const unknown = await failure(call(ctx, nobodysId))
      expect(unknown).toContain('not-found')
      expect(await failure(call(ctx, id))).toBe(unknown)
      expect(await failure(call(ctx, 'no id at all'))).toBe(unknown)
    }
  })
})
