import { expect, it } from 'vitest'
import { type AdminPermission, permissionsOf } from '../src/domain/caller/admin-permissions.ts'
import { type AdminRole, adminRoles } from '../src/domain/caller/admin-role.values.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { readJobRecord } from '../src/domain/desk/records/read-job-record.ts'
import { listUnmappedPeople } from '../src/domain/employers/mapping/list-unmapped-people.ts'
import { mapPerson } from '../src/domain/employers/mapping/map-person.ts'
import { readEmployerRecord } from '../src/domain/employers/read-employer-record.ts'
import {
  mailVerification,
  verifyEmployer,
  withdrawVerification,
} from '../src/domain/employers/verification/verify-employer.ts'
import { lockPerson, unlockPerson } from '../src/domain/person-records/lock-person.ts'
import { readPersonRecord } from '../src/domain/person-records/read-person-record.ts'
import {
  endSessionsOf,
  planDeletionOf,
  sendConfirmationTo,
} from '../src/domain/person-records/tend-account.ts'
import { findMergeable } from '../src/domain/record-merges/find-merge.ts'
import { mergeEmployers, previewEmployersMerge } from '../src/domain/record-merges/merge-employers.ts'
import { mergePeople, previewPeopleMerge } from '../src/domain/record-merges/merge-people.ts'
import { readMerges, undoMerge } from '../src/domain/record-merges/undo-merge.ts'
import { endView, startView } from '../src/domain/view-as/start-view.ts'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { accountContext, makePerson } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { unlessConflict, unlessMissing } from './support/let-through.ts'
import { openAdministrators, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles, employerId } = await openRoles(base)
const administrators = await openAdministrators(base)
const reason = 'Zum Ausprobieren der Rechte'
const somebodyNew = async (role: 'job_seeker' | 'employer' = 'job_seeker') =>
  (await makePerson(db, { role })).userId
const peoplePair = async () => ({ keptId: await somebodyNew(), mergedId: await somebodyNew() })
const employersPair = async () => ({ keptId: await makeEmployer(db), mergedId: await makeEmployer(db) })

/** One row: use case, what it asks, and a call that can be refused for nothing but that. */
const table: [string, AdminPermission, (ctx: Context) => Promise<unknown>][] = [
  ['readPersonRecord', 'people.read', async ctx => readPersonRecord(ctx, { userId: await somebodyNew() })],
  [
    'sendConfirmationTo',
    'people.read',
    async ctx => sendConfirmationTo(ctx, { userId: await somebodyNew() }).catch(unlessConflict),
  ],
  ['endSessionsOf', 'people.lock', async ctx => endSessionsOf(ctx, { userId: await somebodyNew() })],
  ['planDeletionOf', 'people.lock', async ctx => planDeletionOf(ctx, { userId: await somebodyNew() })],
  ['lockPerson', 'people.lock', async ctx => lockPerson(ctx, { userId: await somebodyNew(), reason })],
  [
    'unlockPerson',
    'people.lock',
    async ctx => unlockPerson(ctx, { userId: await somebodyNew() }).catch(unlessConflict),
  ],
  ['startView', 'people.view-as', async ctx => startView(ctx, { userId: await somebodyNew(), reason })],
  ['endView', 'people.view-as', ctx => endView(ctx)],
  [
    'readJobRecord',
    'jobs.read',
    async ctx => readJobRecord(ctx, { jobId: await makeJob(db, { employer_id: employerId }) }),
  ],
  [
    'findMergeable',
    'people.merge',
    ctx => findMergeable(ctx, { kind: 'employer', named: String(employerId) }),
  ],
  ['previewPeopleMerge', 'people.merge', async ctx => previewPeopleMerge(ctx, await peoplePair())],
  ['mergePeople', 'people.merge', async ctx => mergePeople(ctx, { ...(await peoplePair()), reason })],
  ['previewEmployersMerge', 'people.merge', async ctx => previewEmployersMerge(ctx, await employersPair())],
  [
    'mergeEmployers',
    'people.merge',
    async ctx => mergeEmployers(ctx, { ...(await employersPair()), reason }),
  ],
  ['readMerges', 'people.merge', ctx => readMerges(ctx, { kind: 'employer', keptId: String(employerId) })],
  ['undoMerge', 'people.merge', ctx => undoMerge(ctx, { mergeId: 1_000_000 }).catch(unlessMissing)],
  ['readEmployerRecord', 'employers.read', ctx => readEmployerRecord(ctx, { employerId })],
  [
    'verifyEmployer',
    'employers.decide',
    ctx => verifyEmployer(ctx, { employerId, way: 'register', note: 'HRB 1' }),
  ],
  ['withdrawVerification', 'employers.decide', ctx => withdrawVerification(ctx, { employerId })],
  [
    'mailVerification',
    'employers.decide',
    async ctx =>
      mailVerification(ctx, {
        employerId: await makeEmployer(db, { email: 'info@haus.example' }),
        email: 'hr@haus.example',
      }),
  ],
  ['listUnmappedPeople', 'employers.decide', ctx => listUnmappedPeople(ctx, { after: null })],
  [
    'mapPerson',
    'employers.decide',
    async ctx => mapPerson(ctx, { userId: await somebodyNew('employer'), employerId, role: 'recruiter' }),
  ],
]

it.each(table)('%s is for administrators with its permission', async (_name, permission, call) => {
  const allowed: AdminRole[] = adminRoles.filter(role => permissionsOf(role).includes(permission))
  expect(await whoIsLetThrough(base, administrators, call)).toEqual([...allowed].sort())
  expect(await whoIsLetThrough(base, roles, call)).toEqual(['admin'])
})
