import { describe, expect, it } from 'vitest'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import {
  changeAdmin,
  changeAdminRole,
  readAdmin,
  removeAdmin,
  setAdminRights,
} from '../src/domain/administration/manage-admins.ts'
import { exportApplications } from '../src/domain/applications/export-applications.ts'
import { grantEntitlement } from '../src/domain/billing/grant-entitlement.ts'
import { emptyDraft } from '../src/domain/blog/article.values.ts'
import { exportArticles } from '../src/domain/blog/exchange/export-articles.ts'
import { importArticles } from '../src/domain/blog/exchange/import-articles.ts'
import {
  deleteBlogPerson,
  deleteBlogTerm,
  listBlogLists,
  saveBlogPerson,
  saveBlogTerm,
} from '../src/domain/blog/lists/blog-lists.ts'
import { makePreview } from '../src/domain/blog/preview-article.ts'
import {
  archiveArticle,
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unarchiveArticle,
  withdrawArticle,
} from '../src/domain/blog/publish-article.ts'
import { listVersions, readArticle, readVersion } from '../src/domain/blog/read-article.ts'
import {
  addPictures,
  autosaveArticle,
  createArticle,
  restoreVersion,
  saveArticle,
} from '../src/domain/blog/save-article.ts'
import { submitArticle } from '../src/domain/blog/submit-article.ts'
import {
  type AdminPermission,
  adminPermissions,
  permissionsOf,
} from '../src/domain/caller/admin-permissions.ts'
import { type AdminRole, adminRoles } from '../src/domain/caller/admin-role.values.ts'
import type { Context } from '../src/domain/caller/context.ts'
import type { BulkAction } from '../src/domain/desk/bulk/bulk-move.values.ts'
import {
  moveInBulk,
  previewBulkMove,
  readLastBulkMove,
  undoBulkMove,
} from '../src/domain/desk/bulk/move-in-bulk.ts'
import { exportList } from '../src/domain/desk/lists/export-list.ts'
import { exportLog } from '../src/domain/desk/lists/export-log.ts'
import { readListQuestion } from '../src/domain/desk/lists/list.schema.ts'
import type { ListName } from '../src/domain/desk/lists/list.values.ts'
import { readList, requireList } from '../src/domain/desk/lists/read-list.ts'
import { listViews, saveView } from '../src/domain/desk/lists/saved-views.ts'
import { readDayFigures } from '../src/domain/desk/read-day-figures.ts'
import { readActedEmployer } from '../src/domain/employers/list-acted-employers.ts'
import { readEmployerProfile } from '../src/domain/employers/profile/read-employer-profile.ts'
import { decideEmployerRequest, listEmployerRequests } from '../src/domain/employers/team/ask-for-employer.ts'
import { inviteMember } from '../src/domain/employers/team/invite-member.ts'
import { linkPerson } from '../src/domain/employers/team/link-person.ts'
import { createFeed } from '../src/domain/feeds/create-feed.ts'
import { listSyncLog } from '../src/domain/feeds/runs/read-sync-log.ts'
import { readStorage } from '../src/domain/files/read-storage.ts'
import { listKeys } from '../src/domain/integrations/manage-keys.ts'
import { moveOwnJob } from '../src/domain/job-ads/move-own-job.ts'
import { listReviews, reviewJob } from '../src/domain/job-ads/review-job.ts'
import { readQuestionFigures } from '../src/domain/job-questions/read-question-figures.ts'
import { changeAdRule, readAdRules } from '../src/domain/jobs/ad-rules/change-ad-rules.ts'
import { readJob } from '../src/domain/jobs/read-job.ts'
import { switchModeration } from '../src/domain/jobs/switch-moderation.ts'
import { answerComplaint, liftMeasure } from '../src/domain/moderation/change-decision.ts'
import { claimCase, releaseCase } from '../src/domain/moderation/claim-case.ts'
import { decideCase } from '../src/domain/moderation/decide-case.ts'
import { listModeration, readCase, takeUpTarget } from '../src/domain/moderation/read-cases.ts'
import { exportReaders } from '../src/domain/newsletter/export-readers.ts'
import { readEmployerStatistics } from '../src/domain/statistics/read-employer-statistics.ts'
import { answerSupport } from '../src/domain/support/desk/answer-support.ts'
import { listSupport } from '../src/domain/support/desk/list-support.ts'
import { mergeSupport } from '../src/domain/support/desk/merge-support.ts'
import {
  deletePreparedAnswer,
  listPreparedAnswers,
  savePreparedAnswer,
} from '../src/domain/support/desk/prepared-answers.ts'
import { readSupport } from '../src/domain/support/desk/read-support.ts'
import {
  assignSupport,
  claimSupport,
  closeSupport,
  holdSupport,
  noteOnSupport,
  releaseMail,
  releaseSupport,
  reopenSupport,
} from '../src/domain/support/desk/tend-conversation.ts'
import { readPoolWatch } from '../src/domain/talent-pool/watch/watch-pool.ts'
import { accountContext, makePerson } from './support/account.ts'
import { unlessConflict, unlessMissing } from './support/let-through.ts'
import { openAdministrators, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { employerId, publishedId, draftId, seeker } = await openRoles(base)
const administrators = await openAdministrators(base)
const nobodysId = '00000000-0000-4000-8000-000000000000'
let count = 0

async function newAdmin(): Promise<number> {
  const row = { email: `neu${++count}@role.example`, first_name: 'N', last_name: 'U', role: 'editor' }
  const { id } = await db.insertInto('admin_users').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function newRequest(): Promise<number> {
  const { userId } = await makePerson(db, { role: 'employer' })
  const row = { user_id: userId, employer_id: employerId, status: 'requested' }
  return (await db.insertInto('user_employer_links').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const noDecision = {
  caseId: 9_999,
  version: 1,
  measure: 'hide',
  days: null,
  reason: 'fraud',
  facts: 'Sachverhalt',
  isAutomated: false,
  isUnfounded: false,
} as const
const noFilter = { employerId, jobId: null, status: null, q: '', sort: 'newest' as const }

const asked = (list: ListName) => ({ list, question: readListQuestion(list, new URLSearchParams()) })
const nothingOf = (list: ListName, action: BulkAction) => ({ list, action, ids: [] })
const previewOf = (list: ListName, action: BulkAction) => ({ list, action, chosen: { ids: [] } })

/** One row: use case, what it asks, and a call that can be refused for nothing but that; what is not there is met only by who may ask. */
const nothing = { requestId: 1, version: 0 }
let answers = 0
const newPrepared = () => ({
  id: null,
  version: 0,
  name: `A ${answers++}`,
  topic: null,
  de: 'Tag',
  en: 'Hello',
})

const noArticle = { id: 9_999, version: 1, draft: emptyDraft }
const newAuthor = () => ({
  id: null,
  name: `P ${answers++}`,
  roleDe: 'a',
  roleEn: 'b',
  aboutDe: '',
  aboutEn: '',
})

const table: [string, AdminPermission, (ctx: Context) => Promise<unknown>][] = [
  ['readAdmin', 'admins.manage', async ctx => readAdmin(ctx, { adminId: await newAdmin() })],
  [
    'createAdmin',
    'admins.manage',
    ctx =>
      createAdmin(ctx, {
        email: `neu${++count}@role.example`,
        firstName: 'N',
        lastName: 'U',
        role: 'editor',
        password: 'Kittel$2026',
      }),
  ],
  [
    'changeAdmin',
    'admins.manage',
    async ctx => changeAdmin(ctx, { adminId: await newAdmin(), firstName: 'A', lastName: 'B' }),
  ],
  [
    'setAdminRights',
    'admins.manage',
    async ctx => setAdminRights(ctx, { adminId: await newAdmin(), isActive: false }),
  ],
  [
    'changeAdminRole',
    'admins.manage',
    async ctx => changeAdminRole(ctx, { adminId: await newAdmin(), role: 'support' }),
  ],
  ['removeAdmin', 'admins.manage', async ctx => removeAdmin(ctx, { adminId: await newAdmin() })],
  ['readStorage', 'system.read', ctx => readStorage(ctx)],
  ['readDayFigures', 'statistics.read', ctx => readDayFigures(ctx)],
  ['readQuestionFigures', 'statistics.read', ctx => readQuestionFigures(ctx)],
  ['readList (people)', 'people.read', ctx => readList(ctx, asked('people'))],
  ['readList (employers)', 'employers.read', ctx => readList(ctx, asked('employers'))],
  ['readList (jobs)', 'jobs.read', ctx => readList(ctx, asked('jobs'))],
  ['readList (feeds)', 'feeds.manage', ctx => readList(ctx, asked('feeds'))],
  ['readList (tickets)', 'support.answer', ctx => readList(ctx, asked('tickets'))],
  ['readList (orders)', 'billing.manage', ctx => readList(ctx, asked('orders'))],
  ['readList (reports)', 'reports.decide', ctx => readList(ctx, asked('cases'))],
  ['readList (ideas)', 'content.edit', ctx => readList(ctx, asked('ideas'))],
  ['readList (articles)', 'content.edit', ctx => readList(ctx, asked('articles'))],
  ['readList (administrators)', 'admins.manage', ctx => readList(ctx, asked('admins'))],
  ['readList (log)', 'audit.read', ctx => readList(ctx, asked('log'))],
  ['exportList (orders)', 'billing.manage', ctx => exportList(ctx, asked('orders'))],
  ['exportList (log)', 'audit.read', ctx => exportList(ctx, asked('log'))],
  ['exportLog', 'audit.read', ctx => exportLog(ctx, { ...asked('log'), as: 'json' })],
  ['requireList', 'people.read', async ctx => requireList(ctx, 'people')],
  ['exportList', 'people.read', ctx => exportList(ctx, asked('people'))],
  ['listViews', 'employers.read', ctx => listViews(ctx, { list: 'employers' })],
  ['saveView', 'jobs.read', ctx => saveView(ctx, { list: 'jobs', name: 'Ansicht', query: 'sort=title' })],
  [
    'previewBulkMove',
    'jobs.moderate',
    ctx => previewBulkMove(ctx, { list: 'jobs', action: 'pause', chosen: { ids: [String(publishedId)] } }),
  ],
  ['moveInBulk (jobs)', 'jobs.moderate', ctx => moveInBulk(ctx, nothingOf('jobs', 'pause'))],
  ['moveInBulk (people)', 'people.lock', ctx => moveInBulk(ctx, { list: 'people', action: 'lock', ids: [] })],
  [
    'moveInBulk (confirmations)',
    'people.read',
    ctx => moveInBulk(ctx, { list: 'people', action: 'resend', ids: [] }),
  ],
  [
    'moveInBulk (employers)',
    'employers.decide',
    ctx => moveInBulk(ctx, { list: 'employers', action: 'verify', ids: [] }),
  ],
  ['moveInBulk (feeds)', 'feeds.manage', ctx => moveInBulk(ctx, { list: 'feeds', action: 'read', ids: [] })],
  [
    'moveInBulk (tickets)',
    'support.answer',
    ctx => moveInBulk(ctx, { list: 'tickets', action: 'close', ids: [] }),
  ],
  ['moveInBulk (orders)', 'billing.manage', ctx => moveInBulk(ctx, nothingOf('orders', 'cancel'))],
  ['moveInBulk (reports)', 'reports.decide', ctx => moveInBulk(ctx, nothingOf('cases', 'claim'))],
  ['moveInBulk (ideas)', 'content.edit', ctx => moveInBulk(ctx, nothingOf('ideas', 'decline'))],
  ['moveInBulk (articles)', 'content.edit', ctx => moveInBulk(ctx, nothingOf('articles', 'archive'))],
  ['previewBulkMove (orders)', 'billing.manage', ctx => previewBulkMove(ctx, previewOf('orders', 'cancel'))],
  ['previewBulkMove (reports)', 'reports.decide', ctx => previewBulkMove(ctx, previewOf('cases', 'release'))],
  ['readLastBulkMove (articles)', 'content.edit', ctx => readLastBulkMove(ctx, { list: 'articles' })],
  ['readLastBulkMove (jobs)', 'jobs.moderate', ctx => readLastBulkMove(ctx, { list: 'jobs' })],
  ['readLastBulkMove (people)', 'people.read', ctx => readLastBulkMove(ctx, { list: 'people' })],
  [
    'undoBulkMove',
    'jobs.moderate',
    ctx => undoBulkMove(ctx, { list: 'jobs', id: nobodysId }).catch(unlessMissing),
  ],
  ['readActedEmployer', 'employers.decide', ctx => readActedEmployer(ctx, employerId)],
  ['readEmployerProfile', 'employers.decide', ctx => readEmployerProfile(ctx, employerId)],
  [
    'readEmployerStatistics',
    'employers.decide',
    ctx => readEmployerStatistics(ctx, { employerId, days: 30 }),
  ],
  ['listEmployerRequests', 'employers.decide', ctx => listEmployerRequests(ctx)],
  [
    'decideEmployerRequest',
    'employers.decide',
    async ctx => decideEmployerRequest(ctx, { requestId: await newRequest(), accept: false }),
  ],
  [
    'linkPerson',
    'employers.decide',
    ctx => linkPerson(ctx, { userId: seeker.userId, employerName: 'Andere', role: 'recruiter' }),
  ],
  [
    'inviteMember',
    'employers.decide',
    ctx => inviteMember(ctx, { employerId, email: `gast${++count}@role.example`, role: 'recruiter' }),
  ],
  ['listKeys', 'employers.decide', ctx => listKeys(ctx, employerId)],
  ['readJob (draft)', 'jobs.read', ctx => readJob(ctx, draftId)],
  ['listReviews', 'jobs.moderate', ctx => listReviews(ctx)],
  [
    'reviewJob',
    'jobs.moderate',
    ctx => reviewJob(ctx, { jobId: publishedId, version: 1, isAccepted: true }).catch(unlessConflict),
  ],
  ['switchModeration', 'jobs.moderate', ctx => switchModeration(ctx, { isOn: false })],
  [
    'moveOwnJob',
    'jobs.moderate',
    ctx => moveOwnJob(ctx, { jobId: publishedId, action: 'withdraw' }).catch(unlessConflict),
  ],
  ['listSyncLog', 'feeds.manage', ctx => listSyncLog(ctx)],
  [
    'createFeed',
    'feeds.manage',
    ctx => createFeed(ctx, { employerId, name: `F${++count}`, source: { url: 'https://feed.example/a' } }),
  ],
  [
    'grantEntitlement',
    'billing.manage',
    ctx => grantEntitlement(ctx, { employerId, kind: 'featured-ad', quantity: 1, reason: 'Test' }),
  ],
  ['createArticle', 'content.edit', ctx => createArticle(ctx)],
  ['readArticle', 'content.edit', ctx => readArticle(ctx, 9_999).catch(unlessMissing)],
  ['listVersions', 'content.edit', ctx => listVersions(ctx, 9_999).catch(unlessMissing)],
  ['readVersion', 'content.edit', ctx => readVersion(ctx, { id: 9_999, number: 1 }).catch(unlessMissing)],
  ['makePreview', 'content.edit', ctx => makePreview(ctx, 9_999).catch(unlessMissing)],
  ['autosaveArticle', 'content.edit', ctx => autosaveArticle(ctx, noArticle).catch(unlessMissing)],
  ['saveArticle', 'content.edit', ctx => saveArticle(ctx, noArticle).catch(unlessMissing)],
  [
    'submitArticle',
    'content.edit',
    ctx => submitArticle(ctx, { ...noArticle, go: null }).catch(unlessMissing),
  ],
  [
    'restoreVersion',
    'content.edit',
    ctx => restoreVersion(ctx, { ...noArticle, number: 1 }).catch(unlessMissing),
  ],
  ['addPictures', 'content.edit', ctx => addPictures(ctx, { id: 9_999, fileIds: [] }).catch(unlessMissing)],
  ['publishArticle', 'content.edit', ctx => publishArticle(ctx, noArticle).catch(unlessMissing)],
  [
    'scheduleArticle',
    'content.edit',
    ctx =>
      scheduleArticle(ctx, { ...noArticle, at: new Date('2999-01-01'), until: null }).catch(unlessMissing),
  ],
  ['archiveArticle', 'content.edit', ctx => archiveArticle(ctx, noArticle).catch(unlessMissing)],
  ['unarchiveArticle', 'content.edit', ctx => unarchiveArticle(ctx, noArticle).catch(unlessMissing)],
  ['withdrawArticle', 'content.edit', ctx => withdrawArticle(ctx, noArticle).catch(unlessMissing)],
  ['deleteArticle', 'content.edit', ctx => deleteArticle(ctx, noArticle).catch(unlessMissing)],
  ['listBlogLists', 'content.edit', ctx => listBlogLists(ctx)],
  ['saveBlogPerson', 'content.edit', ctx => saveBlogPerson(ctx, newAuthor())],
  [
    'saveBlogTerm',
    'content.edit',
    ctx => saveBlogTerm(ctx, { id: null, kind: 'tag', nameDe: `T ${answers++}`, nameEn: 'T' }),
  ],
  ['deleteBlogPerson', 'content.edit', ctx => deleteBlogPerson(ctx, { id: 9_999 })],
  ['deleteBlogTerm', 'content.edit', ctx => deleteBlogTerm(ctx, { id: 9_999 })],
  ['exportArticles', 'content.edit', ctx => exportArticles(ctx, 'articles.csv')],
  ['importArticles', 'content.edit', ctx => importArticles(ctx, { files: [], locale: 'de', asDrafts: true })],
  ['exportReaders', 'newsletter.send', async ctx => exportReaders(ctx)],
  ['listSupport', 'support.answer', ctx => listSupport(ctx, { list: 'ours', topic: null, page: 1 })],
  ['readSupport', 'support.answer', ctx => readSupport(ctx, { requestId: 1 }).catch(unlessMissing)],
  [
    'answerSupport',
    'support.answer',
    ctx => answerSupport(ctx, { ...nothing, text: 'Wir sehen nach.', next: 'answered' }).catch(unlessMissing),
  ],
  ['closeSupport', 'support.answer', ctx => closeSupport(ctx, nothing).catch(unlessMissing)],
  ['claimSupport', 'support.answer', ctx => claimSupport(ctx, nothing).catch(unlessMissing)],
  [
    'assignSupport',
    'support.answer',
    ctx => assignSupport(ctx, { ...nothing, to: null }).catch(unlessMissing),
  ],
  [
    'noteOnSupport',
    'support.answer',
    ctx => noteOnSupport(ctx, { ...nothing, text: 'Notiz' }).catch(unlessMissing),
  ],
  ['holdSupport', 'support.answer', ctx => holdSupport(ctx, nothing).catch(unlessMissing)],
  ['releaseSupport', 'support.answer', ctx => releaseSupport(ctx, nothing).catch(unlessMissing)],
  ['reopenSupport', 'support.answer', ctx => reopenSupport(ctx, nothing).catch(unlessMissing)],
  [
    'releaseMail',
    'support.answer',
    ctx => releaseMail(ctx, { ...nothing, messageId: 1 }).catch(unlessMissing),
  ],
  [
    'mergeSupport',
    'support.answer',
    ctx => mergeSupport(ctx, { ...nothing, into: '2026-000001' }).catch(unlessMissing),
  ],
  ['listPreparedAnswers', 'support.answer', ctx => listPreparedAnswers(ctx)],
  ['savePreparedAnswer', 'support.answer', ctx => savePreparedAnswer(ctx, newPrepared())],
  ['deletePreparedAnswer', 'support.answer', ctx => deletePreparedAnswer(ctx, { id: 1 })],
  ['readPoolWatch', 'reports.decide', ctx => readPoolWatch(ctx)],
  ['listModeration', 'reports.decide', ctx => listModeration(ctx, { status: 'open', kind: null, page: 1 })],
  ['readCase', 'reports.decide', ctx => readCase(ctx, { caseId: 1 }).catch(unlessMissing)],
  [
    'takeUpTarget (an ad)',
    'jobs.moderate',
    ctx => takeUpTarget(ctx, { kind: 'job', id: String(publishedId) }),
  ],
  [
    'takeUpTarget (an employer)',
    'reports.decide',
    ctx => takeUpTarget(ctx, { kind: 'employer', id: String(employerId) }),
  ],
  ['decideCase', 'reports.decide', ctx => decideCase(ctx, noDecision).catch(unlessMissing)],
  [
    'liftMeasure',
    'reports.decide',
    ctx => liftMeasure(ctx, { decisionId: 9_999, reason: 'x' }).catch(unlessMissing),
  ],
  [
    'answerComplaint',
    'reports.decide',
    ctx => answerComplaint(ctx, { complaintId: 9_999, outcome: 'upheld', answer: 'x' }).catch(unlessMissing),
  ],
  ['claimCase', 'reports.decide', ctx => claimCase(ctx, { caseId: 9_999 }).catch(unlessMissing)],
  ['releaseCase', 'reports.decide', ctx => releaseCase(ctx, { caseId: 9_999 }).catch(unlessMissing)],
  ['readAdRules', 'jobs.moderate', ctx => readAdRules(ctx)],
  ['changeAdRule', 'jobs.moderate', ctx => changeAdRule(ctx, { rule: 'words', mode: 'off', words: [] })],
]

const rolesWith = (permission: AdminPermission) =>
  adminRoles.filter(role => permissionsOf(role).includes(permission)).sort()

describe('a role of the administration lets through', () => {
  it.each(table)('%s', async (_name, permission, call) => {
    expect(await whoIsLetThrough(base, administrators, call)).toEqual(rolesWith(permission))
  })

  it('to applications of an employer who may also read about people', async () => {
    const call = (ctx: Context) => exportApplications(ctx, { ...noFilter, format: 'csv' })
    expect(await whoIsLetThrough(base, administrators, call)).toEqual(['moderator', 'owner', 'support'])
  })
})

it('says what a role lacks, other than to strangers', async () => {
  const ctx = { ...base, actor: await administrators.editor() }
  await expect(readStorage(ctx)).rejects.toMatchObject({
    kind: 'not-allowed',
    key: 'admin.permission-missing',
  })
})

describe('the roles', () => {
  const without = (role: AdminRole) => adminPermissions.filter(each => !permissionsOf(role).includes(each))

  it('are headed by the owner, who lacks nothing and alone makes administrators', () => {
    expect(without('owner')).toEqual([])
    expect(rolesWith('admins.manage')).toEqual(['owner'])
  })

  it.each(adminRoles.filter(role => role !== 'owner'))('%s has something to do and not everything', role => {
    expect(permissionsOf(role).length).toBeGreaterThan(2)
    expect(without(role).length).toBeGreaterThan(5)
  })

  it('leave the look through somebody else’s eyes, and who is locked, to few', () => {
    expect(rolesWith('people.view-as')).toEqual(['owner', 'support'])
    expect(rolesWith('people.lock')).toEqual(['moderator', 'owner'])
    expect(rolesWith('billing.manage')).toEqual(['billing', 'owner'])
  })
})
