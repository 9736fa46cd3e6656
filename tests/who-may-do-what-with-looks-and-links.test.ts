import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { confirmByLink, readVerificationLink } from '../src/domain/employers/verification/verify-by-link.ts'
import { mailVerification } from '../src/domain/employers/verification/verify-employer.ts'
import { pruneMerges } from '../src/domain/record-merges/prune-merges.ts'
import { listOwnViews } from '../src/domain/view-as/list-own-views.ts'
import { viewOf } from '../src/domain/view-as/view-of.ts'
import { makeEmployer } from './factories/employer.ts'
import { accountContext, lastLetter } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { openAdministrators, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles } = await openRoles(base)
const administrators = await openAdministrators(base)

type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]
const signedIn = ['admin', 'job seeker', 'other employer', 'other job seeker', 'owner', 'recruiter'] as const
const owner = { ...base, actor: await administrators.owner() }

/** The link of the mail to an address at the domain of a new employer. */
async function mailedLink(): Promise<{ token: string }> {
  const email = 'hr@haus.example'
  await mailVerification(owner, { employerId: await makeEmployer(db, { email: 'info@haus.example' }), email })
  const { url = '' } = (await lastLetter(db, email)).props
  return { token: new URL(url).pathname.split('/').at(-1) ?? '' }
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['confirmByLink (by link)', everyone, async ctx => confirmByLink(ctx, await mailedLink())],
  ['confirmByLink (wrong link)', [], ctx => confirmByLink(ctx, { token: 'x' })],
  ['readVerificationLink (by link)', everyone, async ctx => readVerificationLink(ctx, await mailedLink())],
  ['listOwnViews', signedIn, ctx => listOwnViews(ctx)],
  ['viewOf', everyone, ctx => viewOf(ctx, 'x')],
  ['pruneMerges', ['operator'], ctx => pruneMerges(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
