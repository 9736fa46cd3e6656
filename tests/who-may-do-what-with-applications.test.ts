import { describe, expect, it } from 'vitest'
import { adoptApplications } from '../src/domain/applications/adopt-applications.ts'
import { answerMany, previewAnswers, thankOpenApplicants } from '../src/domain/applications/answer-many.ts'
import {
  deleteAnswerTemplate,
  listAnswerTemplates,
  saveAnswerTemplate,
} from '../src/domain/applications/answer-templates.ts'
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
import { moveApplication, withdrawApplication } from '../src/domain/applications/move-application.ts'
import { readEmployerApplication } from '../src/domain/applications/read-employer-application.ts'
import { canReadApplicationFile } from '../src/domain/applications/read-file-access.ts'
import { readOwnApplication } from '../src/domain/applications/read-own-application.ts'
import { renewGuestLink } from '../src/domain/applications/renew-guest-link.ts'
import { tellOfStep } from '../src/domain/applications/tell-of-step.ts'
import { listUndoableMoves, undoMove } from '../src/domain/applications/undo-move.ts'
import type { UserActor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { NotFound } from '../src/domain/caller/errors.ts'
import { makeJob } from './factories/job.ts'
import { accountContext, makePerson } from './support/account.ts'
import { emptyApplication, guestTokenFor, makeUpload } from './support/applications.ts'
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
const plain = { text, fileIds: [], holder: null }
const filter = { employerId, jobId: null, status: null, q: '', sort: 'newest' as const }
const invitation = {
  kind: 'phone' as const,
  place: '',
  message: '',
  slots: [{ startsAt: new Date(base.now().getTime() + 86_400_000), minutes: 30 }],
}

/** An application that the person has just moved; whoever may not even do that only names it. */
const movedBy = async (ctx: Context) => {
  const application = await sent()
  await moveApplication(ctx, { ...application, to: 'interview' }).catch(() => {})
  return application.applicationId
}
const newJob = () => makeJob(db, { employer_id: employerId, apply_way: 'here' })

/** Each call has an application of its own, by the job seeker of the table, with a document and an open invitation. */
async function sent(by: UserActor = seeker) {
  const holder = `user:${by.userId}` as const
  const fileId = await makeUpload(db, holder)
  const form = { ...emptyApplication, fileIds: [fileId], holder, applicant: null }
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

let guests = 0
async function sentByGuest() {
  const email = `gast${++guests}@role.example`
  const visitor = { ...emptyApplication.visitor, address: `2001:db8:${guests.toString(16)}::9` }
  const applicant = { name: 'Gast', email, phone: null }
  await applyForJob(base, { ...emptyApplication, visitor, applicant, jobId: await newJob() })
  return { guestToken: await guestTokenFor(db, email) }
}

async function newTemplate(): Promise<number> {
  const values = { employer_id: employerId, name: `Vorlage ${++guests}`, text }
  const row = await db.insertInto('answer_templates').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

const ownHolder = (ctx: Context) =>
  'userId' in ctx.actor ? (`user:${ctx.actor.userId}` as const) : ('guest:browser' as const)

/** Use case, who may, and a call that is right in everything but who asks. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readApplyForm', everyone, async ctx => readApplyForm(ctx, { jobId: await newJob(), holder: null })],
  [
    'applyForJob (signed in)',
    seekers,
    async ctx => applyForJob(ctx, { ...emptyApplication, jobId: await newJob(), applicant: null }),
  ],
  [
    'applyForJob (with name and address)',
    ['guest', 'unconfirmed', ...seekers],
    async ctx => {
      const visitor = { ...emptyApplication.visitor, address: `2001:db8:a:${(++guests).toString(16)}::1` }
      const applicant = { name: 'Gast', email: `g${guests}@role.example`, phone: null }
      return applyForJob(ctx, { ...emptyApplication, visitor, jobId: await newJob(), applicant })
    },
  ],
  ['listOwnApplications', persons, ctx => listOwnApplications(ctx, { tab: 'all', page: 1 })],
  ['listWaitingApplications', persons, ctx => listWaitingApplications(ctx)],
  ['readOwnApplication', ['job seeker'], async ctx => readOwnApplication(ctx, await sent())],
  ['withdrawApplication', ['job seeker'], async ctx => withdrawApplication(ctx, await sent())],
  ['deleteOwnApplication', ['job seeker'], async ctx => deleteOwnApplication(ctx, await sent())],
  [
    'addDocuments',
    ['job seeker'],
    async ctx => addDocuments(ctx, { ...(await sent()), fileIds: [], holder: null }),
  ],
  ['removeDocument', ['job seeker'], async ctx => removeDocument(ctx, await sent())],
  [
    'sendMessage (as applicant)',
    ['job seeker'],
    async ctx => sendMessage(ctx, { id: (await sent()).id, ...plain }),
  ],
  ['answerInvitation', ['job seeker'], async ctx => answerInvitation(ctx, await invited())],
  [
    'renewGuestLink',
    everyone,
    ctx => renewGuestLink(ctx, { email: `r${++guests}@x.example`, visitor: from() }),
  ],
  ['readOwnApplication (by link)', everyone, async ctx => readOwnApplication(ctx, await sentByGuest())],
  ['withdrawApplication (by link)', everyone, async ctx => withdrawApplication(ctx, await sentByGuest())],
  ['deleteOwnApplication (by link)', everyone, async ctx => deleteOwnApplication(ctx, await sentByGuest())],
  ['sendMessage (by link)', everyone, async ctx => sendMessage(ctx, { ...(await sentByGuest()), ...plain })],
  ['listEmployerApplications', managers, ctx => listEmployerApplications(ctx, { ...filter, page: 1 })],
  ['readApplicationBoard', managers, ctx => readApplicationBoard(ctx, filter)],
  ['readEmployerApplication', managers, async ctx => readEmployerApplication(ctx, await sent())],
  [
    'exportApplications',
    managers,
    ctx => exportApplications(ctx, { ...filter, format: 'csv', visitor: from() }),
  ],
  [
    'exportApplication',
    managers,
    async ctx => exportApplication(ctx, { ...(await sent()), visitor: from() }),
  ],
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
    'previewAnswers',
    managers,
    async ctx => previewAnswers(ctx, { applicationIds: [(await sent()).id], text }),
  ],
  [
    'answerMany',
    managers,
    async ctx => answerMany(ctx, { applicationIds: [(await sent()).id], to: 'rejected', text }),
  ],
  ['thankOpenApplicants', managers, async ctx => thankOpenApplicants(ctx, { jobId: await newJob() })],
  ['listAnswerTemplates', managers, ctx => listAnswerTemplates(ctx, { employerId })],
  [
    'saveAnswerTemplate (new)',
    managers,
    ctx => saveAnswerTemplate(ctx, { employerId, id: null, name: `Neu ${++guests}`, text }),
  ],
  [
    'saveAnswerTemplate (change)',
    managers,
    async ctx =>
      saveAnswerTemplate(ctx, { employerId, id: await newTemplate(), name: `N ${++guests}`, text }),
  ],
  ['deleteAnswerTemplate', managers, async ctx => deleteAnswerTemplate(ctx, { id: await newTemplate() })],
  [
    'canReadApplicationFile',
    ['job seeker', ...managers],
    async ctx => {
      const { fileId } = await sent()
      if (!(await canReadApplicationFile(ctx, { fileId, guestToken: null }))) throw new NotFound()
    },
  ],
  [
    'saveApplicationDraft',
    ['guest', 'unconfirmed', ...persons, 'admin'],
    async ctx =>
      saveApplicationDraft(ctx, {
        jobId: await newJob(),
        holder: ownHolder(ctx),
        fields: {},
        address: '198.51.100.7',
      }),
  ],
  [
    'adoptDraft',
    [...persons, 'admin'],
    async ctx => {
      const to = `user:${'userId' in ctx.actor ? ctx.actor.userId : ''}` as const
      await adoptDraft(ctx, { jobId: await newJob(), from: 'guest:a browser', to })
    },
  ],
  [
    'readApplicationDraft',
    ['job seeker'],
    async ctx => readApplicationDraft(ctx, { jobId: await newJob(), holder: `user:${seeker.userId}` }),
  ],
  [
    'deleteApplicationDraft',
    ['job seeker'],
    async ctx => deleteApplicationDraft(ctx, { jobId: await newJob(), holder: `user:${seeker.userId}` }),
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
      if ((await deleteDueApplications(ctx)) === 0) throw new NotFound()
    },
  ],
]

let addresses = 0
/** Tries are counted by address; no case may use up those of another. */
const from = () => ({ ...emptyApplication.visitor, address: `192.0.2.${addresses++}` })

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
