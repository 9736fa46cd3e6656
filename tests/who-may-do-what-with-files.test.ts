import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { setEmployerPicture } from '../src/domain/employers/profile/change-employer-media.ts'
import { ownerOf } from '../src/domain/files/file.policy.ts'
import type { FilePurpose } from '../src/domain/files/file.values.ts'
import { listHeldFiles } from '../src/domain/files/list-held-files.ts'
import { loadReadableFile } from '../src/domain/files/open-file.ts'
import { readMedia } from '../src/domain/files/read-media.ts'
import { readPageImage } from '../src/domain/files/read-page-image.ts'
import { removeUpload } from '../src/domain/files/remove-upload.ts'
import { storeUpload } from '../src/domain/files/store-upload.ts'
import { accountContext } from './support/account.ts'
import { makeUpload } from './support/applications.ts'
import { browser, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { asBody, makePdf, makePng } from './support/documents.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
// Guests have a key, as if their browser had left something before: without one they own nothing.
const base = via(accountContext(db), browser('a browser'))
const { roles: people, seeker, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
/** Everyone who can own an upload. */
const owners: Role[] = [
  'guest',
  'unconfirmed',
  'job seeker',
  'other job seeker',
  'owner',
  'recruiter',
  'other employer',
  'admin',
]

/** A new upload of the actor, or of an unknown guest for actors who can own none. */
async function ownFile(ctx: Context) {
  return { fileId: await makeUpload(db, ownerOf(ctx) ?? 'guest:nobody') }
}

async function upload(ctx: Context, purpose: FilePurpose, bytes: Uint8Array): Promise<string> {
  const { fileId } = await storeUpload(ctx, { name: 'datei', body: asBody(bytes), purpose })
  return fileId
}

const asSeeker = { ...base, actor: seeker }
const asOwner = { ...base, actor: await roles.owner() }
/** Uploaded by the job seeker and not used for anything yet: nobody else may read it. */
const documentId = await upload(asSeeker, 'application', await makePdf())
const logoId = await upload(asOwner, 'logo', await makePng())
await setEmployerPicture(asOwner, { employerId, kind: 'logo', fileId: logoId })

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  // An empty list, not an error, for those who can own no upload.
  ['listHeldFiles', everyone, ctx => listHeldFiles(ctx, { purpose: 'application' })],
  ['loadReadableFile (own)', [...owners, 'operator'], async ctx => loadReadableFile(ctx, await ownFile(ctx))],
  [
    'loadReadableFile (somebody else’s)',
    ['job seeker', 'operator'],
    ctx => loadReadableFile(ctx, { fileId: documentId }),
  ],
  ['removeUpload', owners, async ctx => removeUpload(ctx, await ownFile(ctx))],
  ['readPageImage', ['job seeker', 'operator'], ctx => readPageImage(ctx, { fileId: documentId, page: 1 })],
  ['readMedia', everyone, ctx => readMedia(ctx, { fileId: logoId, widthPx: 56 })],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
