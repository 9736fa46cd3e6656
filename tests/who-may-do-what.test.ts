import { describe, expect, it } from 'vitest'
import { enrolFactor } from '../src/domain/accounts/factors/enrol-factor.ts'
import { listFactors } from '../src/domain/accounts/factors/list-factors.ts'
import { makeRecoveryCodes } from '../src/domain/accounts/factors/make-recovery-codes.ts'
import { removeFactor } from '../src/domain/accounts/factors/remove-factor.ts'
import { renameFactor } from '../src/domain/accounts/factors/rename-factor.ts'
import { sendProofCode } from '../src/domain/accounts/factors/send-proof-code.ts'
import { noteOnboarding } from '../src/domain/accounts/onboard.ts'
import { endOtherSessions, endSession } from '../src/domain/accounts/sessions/end-session.ts'
import { listSessions } from '../src/domain/accounts/sessions/list-sessions.ts'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import {
  changeAdmin,
  changeAdminRole,
  readAdmin,
  removeAdmin,
  setAdminRights,
} from '../src/domain/administration/manage-admins.ts'
import { readOwnLog } from '../src/domain/administration/read-own-log.ts'
import {
  grantEntitlement,
  listGrants,
  previewGrant,
  takeBackEntitlement,
} from '../src/domain/billing/grant-entitlement.ts'
import { listSavedEmployers } from '../src/domain/bookmarks/list-saved-employers.ts'
import { listSavedJobs } from '../src/domain/bookmarks/list-saved-jobs.ts'
import { noteBookmark } from '../src/domain/bookmarks/note-bookmark.ts'
import { readBookmark } from '../src/domain/bookmarks/read-bookmark.ts'
import { removeSavedEmployer, saveEmployer } from '../src/domain/bookmarks/save-employer.ts'
import { removeSavedJob, saveJob } from '../src/domain/bookmarks/save-job.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { removeView } from '../src/domain/desk/lists/saved-views.ts'
import { readDayFigures } from '../src/domain/desk/read-day-figures.ts'
import { readEndings, readQueues, readUndelivered } from '../src/domain/desk/read-queues.ts'
import { findRecords, searchableKinds } from '../src/domain/desk/search/find-records.ts'
import { createOwnEmployer } from '../src/domain/employers/create-own-employer.ts'
import { requireEmployerPerson } from '../src/domain/employers/employer.policy.ts'
import { findOwnEmployers } from '../src/domain/employers/find-own-employers.ts'
import {
  askForEmployer,
  decideEmployerRequest,
  listEmployerRequests,
} from '../src/domain/employers/team/ask-for-employer.ts'
import { linkPerson } from '../src/domain/employers/team/link-person.ts'
import { readOwnRequest } from '../src/domain/employers/team/read-own-request.ts'
import type { FilePurpose } from '../src/domain/files/file.values.ts'
import { openFile } from '../src/domain/files/open-file.ts'
import { readStorage } from '../src/domain/files/read-storage.ts'
import { storePiece } from '../src/domain/files/store-piece.ts'
import { storeUpload, type Upload } from '../src/domain/files/store-upload.ts'
import { copyJob } from '../src/domain/job-ads/copy-job.ts'
import { featureOwnJob } from '../src/domain/job-ads/feature-own-job.ts'
import { moveOwnJob } from '../src/domain/job-ads/move-own-job.ts'
import { findOwnJobs, listOwnJobs, readOwnJobChoices } from '../src/domain/job-ads/own-list/list-own-jobs.ts'
import { previewJobMoves } from '../src/domain/job-ads/own-list/preview-job-moves.ts'
import { postJob } from '../src/domain/job-ads/post-job.ts'
import { readJobChange } from '../src/domain/job-ads/read-job-change.ts'
import { listReviews, reviewJob } from '../src/domain/job-ads/review-job.ts'
import { startJobChange } from '../src/domain/job-ads/start-job-change.ts'
import { listJobTemplates, saveJobTemplate } from '../src/domain/job-ads/templates/job-templates.ts'
import { addSeekerProfile } from '../src/domain/job-seekers/add-seeker-profile.ts'
import { findOwnMarks } from '../src/domain/job-seekers/find-own-marks.ts'
import { keepCv, readOwnCv } from '../src/domain/job-seekers/keep-cv.ts'
import { readOwnSeeker, saveSeekerStep } from '../src/domain/job-seekers/save-seeker-step.ts'
import { featureJobs } from '../src/domain/jobs/feature-jobs.ts'
import { readJob } from '../src/domain/jobs/read-job.ts'
import { moveJob } from '../src/domain/jobs/steps/move-job.ts'
import { publishJob } from '../src/domain/jobs/steps/publish-job.ts'
import { switchModeration } from '../src/domain/jobs/switch-moderation.ts'
import { takeApplicationsHere } from '../src/domain/jobs/take-applications-here.ts'
import { pruneLiveEvents } from '../src/domain/live/prune-live-events.ts'
import { readLiveEvents } from '../src/domain/live/read-live-events.ts'
import { noteBounce } from '../src/domain/mail/note-bounce.ts'
import {
  answerOutsideApplication,
  listToAsk,
} from '../src/domain/outside-applications/answer-outside-application.ts'
import { pruneOutsideApplications } from '../src/domain/outside-applications/prune-outside-applications.ts'
import { changeOwnProfile, readOwnProfile } from '../src/domain/own-account/change-own-profile.ts'
import { cancelDeletion, planDeletion } from '../src/domain/own-account/delete-account.ts'
import { downloadExport, readExport, requestExport } from '../src/domain/own-account/export-own-data.ts'
import { readEmployerStatistics } from '../src/domain/statistics/read-employer-statistics.ts'
import { clearViewedJobs } from '../src/domain/viewed-jobs/clear-viewed-jobs.ts'
import { listViewedJobs } from '../src/domain/viewed-jobs/list-viewed-jobs.ts'
import { noteViewedJob } from '../src/domain/viewed-jobs/note-viewed-job.ts'
import { pruneViewedJobs } from '../src/domain/viewed-jobs/prune-viewed-jobs.ts'
import { accountContext, makePerson } from './support/account.ts'
import { browser, somebody, via } from './support/client.ts'
import { asBody, makePng } from './support/documents.ts'
import { unlessConflict, unlessInvalid, unlessMissing } from './support/let-through.ts'
import { fullAd, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const nobodysId = '00000000-0000-4000-8000-000000000000'

const { roles, owner, seeker, twoFactor, employerId, publishedId, draftId, newDraft, adminId } =
  await openRoles(base)
type Role = keyof typeof roles

const people: Role[] = ['job seeker', 'other job seeker', 'owner', 'recruiter', 'other employer', 'admin']
const employers: Role[] = ['owner', 'recruiter', 'other employer']
/** Who may manage the ads of the employer. */
const keepers: Role[] = ['owner', 'recruiter', 'admin', 'operator']
const seekers: Role[] = ['job seeker', 'other job seeker']

let count = 0
/** A new request for access for each call: a decided one could not be decided again. */
async function newRequest(): Promise<number> {
  const person = await makePerson(db, { role: 'employer' })
  const row = await db
    .insertInto('user_employer_links')
    .values({ user_id: person.userId, employer_id: employerId, status: 'requested' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Another administrator, whom each call may change. */
async function newEditor(): Promise<number> {
  const row = { email: `redaktion${++count}@role.example`, first_name: 'E', last_name: 'D', role: 'editor' }
  const { id } = await db.insertInto('admin_users').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function renameNewFactor(ctx: Context): Promise<void> {
  const { id } = await enrolFactor(ctx, { factorType: 'totp', friendlyName: newName() })
  await renameFactor(ctx, { factorId: id, friendlyName: newName() })
}

const profile = { name: 'Name', locale: 'de', theme: 'system', notices: [] } as const
const newName = () => `Haus ${++count}`

const png = await makePng({ width: 2, height: 2 })

function uploadAs(ctx: Context, purpose: FilePurpose) {
  return storeUpload(via(ctx, newClient()), uploadOf(purpose))
}

function uploadOf(purpose: FilePurpose): Upload {
  return { name: 'bild.png', body: asBody(png), purpose }
}

const firstPiece = { uploadId: 'an-upload-of-theirs', number: 0, isLast: false }

/** A file of a person who has none of the roles. */
const foreignFile = (async () => {
  const stranger = await makePerson(db)
  return (await uploadAs({ ...base, actor: stranger }, 'application')).fileId
})()

const grant = { employerId, kind: 'featured-ad', quantity: 1, reason: 'Test' } as const

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  [
    'readEmployerStatistics',
    ['owner', 'recruiter', 'admin'],
    ctx => readEmployerStatistics(ctx, { employerId, days: 30 }),
  ],
  ['readLiveEvents', people, ctx => readLiveEvents(ctx, { afterId: null, limit: 10 })],
  ['pruneLiveEvents', ['operator'], ctx => pruneLiveEvents(ctx)],
  ['readOwnProfile', people, ctx => readOwnProfile(ctx)],
  ['changeOwnProfile', people, ctx => changeOwnProfile(ctx, { ...profile, notices: [] })],
  ['requestExport', people, ctx => requestExport(ctx)],
  ['readExport', people, ctx => readExport(ctx)],
  ['downloadExport', people, async ctx => downloadExport(ctx, { exportId: await ownExport(ctx) })],
  ['cancelDeletion', people, ctx => cancelDeletion(ctx)],
  [
    'planDeletion',
    people,
    ctx => planDeletion(via(ctx, newClient()), { password: 'falsch falsch' }).catch(unlessInvalid),
  ],
  ['readOwnLog', people, ctx => readOwnLog(ctx, { beforeId: null })],
  ['listSessions', people, ctx => listSessions(ctx)],
  ['endOtherSessions', people, ctx => endOtherSessions(ctx)],
  ['listFactors', [...people, 'first factor only', 'late admin'], ctx => listFactors(ctx)],
  [
    'enrolFactor',
    [...people, 'late admin'],
    ctx => enrolFactor(ctx, { factorType: 'totp', friendlyName: newName() }),
  ],
  ['renameFactor', [...people, 'late admin'], renameNewFactor],
  ['sendProofCode', [...people, 'late admin'], ctx => sendProofCode(ctx)],
  ['makeRecoveryCodes', [...people, 'late admin'], ctx => makeRecoveryCodes(ctx).catch(unlessConflict)],
  [
    'noteOnboarding',
    [...seekers, ...employers],
    ctx => noteOnboarding(ctx, { step: null, isComplete: true }),
  ],
  ['listToAsk', seekers, ctx => listToAsk(ctx)],
  [
    'answerOutsideApplication',
    seekers,
    async ctx => {
      const { actor } = ctx
      if (actor.kind === 'user')
        await db
          .insertInto('outside_applications')
          .values({ user_id: actor.userId, job_id: publishedId })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      await answerOutsideApplication(ctx, { jobId: publishedId, answer: 'applied' })
    },
  ],
  // Before the rows that move the ads: here the published one can still be read by everyone.
  ['readBookmark', seekers, ctx => readBookmark(ctx, { kind: 'job', id: publishedId })],
  ['saveJob', seekers, ctx => saveJob(ctx, { jobId: publishedId })],
  ['saveJob (a draft)', [], ctx => saveJob(ctx, { jobId: draftId })],
  ['saveEmployer', seekers, ctx => saveEmployer(ctx, { employerId })],
  [
    'noteBookmark',
    seekers,
    async ctx => {
      await saveEmployer(ctx, { employerId })
      await noteBookmark(ctx, { kind: 'employer', id: employerId, note: 'Notiz' })
    },
  ],
  ['listSavedJobs', seekers, ctx => listSavedJobs(ctx, { q: '', page: 1 })],
  ['listSavedEmployers', seekers, ctx => listSavedEmployers(ctx, { q: '', page: 1 })],
  ['removeSavedJob', seekers, ctx => removeSavedJob(ctx, { jobId: publishedId })],
  ['removeSavedEmployer', seekers, ctx => removeSavedEmployer(ctx, { employerId })],
  ['findOwnMarks', Object.keys(roles) as Role[], ctx => findOwnMarks(ctx, { jobIds: [publishedId] })],
  ['noteViewedJob', Object.keys(roles) as Role[], ctx => noteViewedJob(ctx, { jobId: publishedId })],
  ['listViewedJobs', seekers, ctx => listViewedJobs(ctx, { page: 1, pageSize: 20 })],
  ['clearViewedJobs', seekers, ctx => clearViewedJobs(ctx)],
  ['pruneViewedJobs', ['operator'], ctx => pruneViewedJobs(ctx)],
  ['pruneOutsideApplications', ['operator'], ctx => pruneOutsideApplications(ctx)],
  ['readOwnSeeker', seekers, ctx => readOwnSeeker(ctx)],
  ['saveSeekerStep', seekers, ctx => saveSeekerStep(ctx, { step: 'place', values: { place: 'Köln' } })],
  ['readOwnRequest', people, ctx => readOwnRequest(ctx, { employerId })],
  ['findOwnEmployers', people, ctx => findOwnEmployers(ctx)],
  [
    'createOwnEmployer',
    employers,
    ctx => createOwnEmployer(ctx, { employer: { name: newName(), type: 'company' } }),
  ],
  ['askForEmployer', employers, ctx => askForEmployer(ctx, { employerId }).catch(unlessConflict)],
  ['listEmployerRequests', people, ctx => listEmployerRequests(ctx)],
  [
    'decideEmployerRequest',
    ['owner', 'admin'],
    async ctx => decideEmployerRequest(ctx, { requestId: await newRequest(), accept: false }),
  ],
  [
    'linkPerson',
    ['admin', 'operator'],
    ctx => linkPerson(ctx, { userId: seeker.userId, employerName: 'Andere', role: 'recruiter' }),
  ],
  ['readAdmin', ['admin'], ctx => readAdmin(ctx, { adminId })],
  ['changeAdmin', ['admin'], ctx => changeAdmin(ctx, { adminId, firstName: 'A', lastName: 'B' })],
  ['setAdminRights', ['admin'], ctx => setAdminRights(ctx, { adminId, isActive: true })],
  [
    'changeAdminRole',
    ['admin'],
    async ctx => changeAdminRole(ctx, { adminId: await newEditor(), role: 'support' }),
  ],
  ['removeAdmin', ['admin'], async ctx => removeAdmin(ctx, { adminId: await newEditor() })],
  [
    'createAdmin',
    ['admin', 'operator'],
    ctx =>
      createAdmin(ctx, {
        email: `haus${++count}@role.example`,
        role: 'owner',
        firstName: 'A',
        lastName: 'B',
        password: 'Kittel$2026',
      }),
  ],
  ['removeView', ['admin'], ctx => removeView(ctx, { viewId: 1 }).catch(unlessMissing)],
  ['searchableKinds', ['admin'], async ctx => searchableKinds(ctx)],
  ['findRecords', ['admin'], ctx => findRecords(ctx, { text: 'klinik', after: null })],
  ['readQueues', ['admin'], ctx => readQueues(ctx)],
  ['readEndings', ['admin'], ctx => readEndings(ctx)],
  ['readUndelivered', ['admin'], ctx => readUndelivered(ctx)],
  ['readDayFigures', ['admin'], ctx => readDayFigures(ctx)],
  ['readStorage', ['admin'], ctx => readStorage(ctx)],
  ['readJob (public)', Object.keys(roles) as Role[], ctx => readJob(ctx, publishedId)],
  ['readJob (draft)', keepers, ctx => readJob(ctx, draftId)],
  ['publishJob', keepers, ctx => publishJob(ctx, { jobId: draftId }).catch(unlessConflict)],
  [
    'moveJob',
    keepers,
    ctx => moveJob(ctx, { jobId: publishedId, to: 'paused', reason: null }).catch(unlessConflict),
  ],
  ['postJob', keepers, ctx => postJob(ctx, { employerId, ad: { fields: fullAd } })],
  [
    'moveOwnJob',
    keepers,
    ctx => moveOwnJob(ctx, { jobId: publishedId, action: 'withdraw' }).catch(unlessConflict),
  ],
  ['copyJob', ['owner', 'recruiter', 'admin'], ctx => copyJob(ctx, { jobId: publishedId })],
  [
    'readJobChange',
    ['owner', 'recruiter', 'admin'],
    ctx => readJobChange(ctx, publishedId).catch(unlessConflict),
  ],
  [
    'startJobChange',
    ['owner', 'recruiter', 'admin'],
    ctx => startJobChange(ctx, publishedId).catch(unlessConflict),
  ],
  ['listJobTemplates', keepers, ctx => listJobTemplates(ctx, { employerIds: [employerId] })],
  [
    'saveJobTemplate',
    keepers,
    ctx => saveJobTemplate(ctx, { employerId, name: newName(), source: { jobId: publishedId } }),
  ],
  ['featureOwnJob', keepers, ctx => featureOwnJob(ctx, { jobId: publishedId }).catch(unlessConflict)],
  ['grantEntitlement', ['admin', 'operator'], ctx => grantEntitlement(ctx, grant)],
  ['previewGrant', ['admin', 'operator'], ctx => previewGrant(ctx, grant)],
  [
    'takeBackEntitlement',
    ['admin', 'operator'],
    ctx => takeBackEntitlement(ctx, { entitlementId: 9_999, reason: 'Irrtum' }).catch(unlessMissing),
  ],
  ['listGrants', ['admin', 'operator'], ctx => listGrants(ctx)],
  ['listOwnJobs', keepers, ctx => listOwnJobs(ctx, { employerId, tab: 'public', words: '', page: 1 })],
  [
    'findOwnJobs',
    keepers,
    ctx => findOwnJobs(ctx, { employerId, tab: 'public', words: '', sort: 'ends', order: null, limit: 1 }),
  ],
  ['readOwnJobChoices', keepers, ctx => readOwnJobChoices(ctx, { employerId, tab: 'public' })],
  [
    'previewJobMoves',
    keepers,
    ctx => previewJobMoves(ctx, { employerId, action: 'pause', chosen: { jobIds: [publishedId] } }),
  ],
  ['listReviews', ['admin', 'operator'], ctx => listReviews(ctx)],
  ['switchModeration', ['admin', 'operator'], ctx => switchModeration(ctx, { isOn: false })],
  [
    'reviewJob',
    ['admin', 'operator'],
    ctx => reviewJob(ctx, { jobId: publishedId, version: 1, isAccepted: true }).catch(unlessConflict),
  ],
  ['featureJobs', ['operator'], ctx => featureJobs(ctx, { employerId, externalIds: [], until: new Date() })],
  ['takeApplicationsHere', ['operator'], ctx => takeApplicationsHere(ctx, [])],
  ['storeUpload (document)', ['guest', 'unconfirmed', ...people], ctx => uploadAs(ctx, 'application')],
  [
    'storePiece (document)',
    ['guest', 'unconfirmed', ...people],
    ctx => storePiece(via(ctx, newClient()), { ...uploadOf('application'), piece: firstPiece }),
  ],
  ['storeUpload (picture of an employer)', people, ctx => uploadAs(ctx, 'logo')],
  ['readOwnCv', seekers, ctx => readOwnCv(ctx)],
  ['keepCv', seekers, ctx => keepCv(ctx, { fileId: null })],
  [
    'openFile (somebody else’s)',
    ['operator'],
    async ctx => openFile(via(ctx, newClient()), { fileId: await foreignFile }),
  ],
  ['noteBounce', ['operator'], ctx => noteBounce(ctx, { messageId: 'none', problem: 'none' })],
  // Last, because it makes job seekers of the employers' people.
  ['addSeekerProfile', [...seekers, ...employers], ctx => addSeekerProfile(ctx)],
]

let addresses = 0
/** Attempts are limited per IP address: with one for each call, none uses up the attempts of another. */
const newClient = () => ({ ...somebody, address: `192.0.2.${addresses++}`, ...browser('a browser') })

describe('who may do what', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
  })
})

it('the pages of employers are for their people', async () => {
  const call = async (ctx: Context) => requireEmployerPerson(ctx.actor)
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...employers].sort())
})

describe('what belongs to someone else answers like what does not exist', () => {
  const mine = async () => ({ ...base, actor: await roles['job seeker']() })
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error,
    )

  it.each([
    [
      'a request',
      4_000_000,
      (ctx: Context, id: unknown) => decideEmployerRequest(ctx, { requestId: Number(id), accept: true }),
      newRequest,
    ],
    ['a draft', 4_000_000, (ctx: Context, id: unknown) => readJob(ctx, Number(id)), newDraft],
    [
      'a session',
      nobodysId,
      (ctx: Context, id: unknown) => endSession(ctx, { sessionId: String(id) }),
      async () => await sessionId(owner.userId),
    ],
    [
      'a second factor',
      nobodysId,
      (ctx: Context, id: unknown) => removeFactor(ctx, { factorId: String(id) }),
      async () => await factorId(twoFactor.userId),
    ],
    [
      'a second factor to rename',
      nobodysId,
      (ctx: Context, id: unknown) => renameFactor(ctx, { factorId: String(id), friendlyName: 'Fremd' }),
      async () => await factorId(twoFactor.userId),
    ],
    [
      'an export',
      nobodysId,
      (ctx: Context, id: unknown) => downloadExport(ctx, { exportId: String(id) }),
      async () => await exportId(owner),
    ],
  ])('%s', async (_name, unknownId, call, foreignId) => {
    const ctx = await mine()
    const unknown = await failure(call(ctx, unknownId))
    expect(unknown).toMatchObject({ kind: 'not-found' })
    expect(await failure(call(ctx, await foreignId()))).toEqual(unknown)
  })
})

async function sessionId(userId: string): Promise<string> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.id
}

async function factorId(userId: string): Promise<string> {
  const row = await db
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.id
}

/** An export of the actor, or of the owner for actors who can have none. */
async function ownExport({ actor }: Context): Promise<string> {
  return exportId({ userId: 'userId' in actor ? actor.userId : owner.userId })
}

async function exportId({ userId }: { userId: string }): Promise<string> {
  const values = {
    user_id: userId,
    status: 'ready',
    file: Buffer.from('zip'),
    expires_at: new Date(Date.now() + 86_400_000),
  }
  const row = await db.insertInto('data_exports').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}
