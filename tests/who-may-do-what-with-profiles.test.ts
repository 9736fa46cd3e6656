import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { emptyJobSeeker } from '../src/domain/job-seekers/job-seeker.queries.ts'
import { countProfileJobs } from '../src/domain/job-seekers/profile/count-profile-jobs.ts'
import { exportProfile } from '../src/domain/job-seekers/profile/export-profile.ts'
import { fillProfile } from '../src/domain/job-seekers/profile/fill-profile.ts'
import {
  educationSchema,
  factsSchema,
  licenceSchema,
  positionSchema,
  wishesSchema,
} from '../src/domain/job-seekers/profile/profile.schema.ts'
import { readExchanged } from '../src/domain/job-seekers/profile/read-exchanged.ts'
import { readSeekerProfile } from '../src/domain/job-seekers/profile/read-seeker-profile.ts'
import { removeEntry, saveEducation, savePosition } from '../src/domain/job-seekers/profile/save-entry.ts'
import { removeLicence, saveLicence } from '../src/domain/job-seekers/profile/save-licence.ts'
import { saveFacts, saveWishes } from '../src/domain/job-seekers/profile/save-wishes.ts'
import { accountContext, makePerson } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles, seeker } = await openRoles(base)
type Role = keyof typeof roles

const seekers: Role[] = ['job seeker', 'other job seeker']
const position = positionSchema.parse({ title: 'Hebamme' })
const education = educationSchema.parse({ name: 'Abitur' })
const licence = licenceSchema.parse({ kind: 'approbation', name: 'Approbation als Ärztin' })
const nobodysId = '00000000-0000-4000-8000-000000000000'

/** Entries of `seeker`, which nobody else may change. */
const own = await (async () => {
  const ctx = { ...base, actor: seeker }
  await savePosition(ctx, { id: null, ...position })
  await saveEducation(ctx, { id: null, ...education })
  await saveLicence(ctx, { id: null, ...licence })
  const { positions, educations, licences } = await readSeekerProfile(ctx)
  return { position: positions[0]?.id, education: educations[0]?.id, licence: licences[0]?.id }
})()
const idOf = (kind: keyof typeof own) => own[kind] ?? ''

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readSeekerProfile', seekers, ctx => readSeekerProfile(ctx)],
  ['saveWishes', seekers, ctx => saveWishes(ctx, wishesSchema.parse({}))],
  ['saveFacts', seekers, ctx => saveFacts(ctx, factsSchema.parse({}))],
  ['savePosition', ['job seeker'], ctx => savePosition(ctx, { id: idOf('position'), ...position })],
  ['saveEducation', ['job seeker'], ctx => saveEducation(ctx, { id: idOf('education'), ...education })],
  ['saveLicence', ['job seeker'], ctx => saveLicence(ctx, { id: idOf('licence'), ...licence })],
  ['removeEntry', seekers, ctx => removeEntry(ctx, { kind: 'position', id: nobodysId })],
  ['removeLicence', seekers, ctx => removeLicence(ctx, { id: nobodysId })],
  ['countProfileJobs', seekers, ctx => countProfileJobs(ctx, emptyJobSeeker)],
  ['exportProfile', seekers, ctx => exportProfile(ctx, { format: 'json' })],
  ['readExchanged', seekers, ctx => readExchanged(ctx, { bytes: Buffer.from('{}') })],
  ['fillProfile', seekers, ctx => fillProfile(ctx, { positions: [position] })],
]

it.each(table)('%s is for %j', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})

it('savePosition adds to the own profile alone', async () => {
  const other = await makePerson(db)
  await savePosition({ ...base, actor: other }, { id: null, ...position })
  expect((await readSeekerProfile({ ...base, actor: other })).positions).toHaveLength(1)
})
