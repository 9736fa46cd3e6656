import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { employerSignUpSchema, seekerSignUpSchema } from '../domain/accounts/account.schema.ts'
import { signUp } from '../domain/accounts/sign-up.ts'
import { confirmDemoPerson } from '../domain/administration/confirm-demo-person.ts'
import { createAdmin } from '../domain/administration/create-admin.ts'
import type { Context } from '../domain/context.ts'

export type DemoSignIn = {
  kind: 'job-seeker' | 'employer' | 'administrator'
  email: string
  password: string
}

const visitor = { address: 'demo', userAgent: 'demo content', cookie: '' }
const people = [
  { kind: 'job-seeker', email: 'jana.vogt@kittel.example', fullName: 'Jana Vogt' },
  { kind: 'employer', email: 'personal@kittel.example', fullName: 'Martin Seidel' },
  { kind: 'administrator', email: 'admin@kittel.example', fullName: 'Alex Brandt' },
] as const

/**
 * Three accounts to look around with. Their passwords are made at the first start and kept in a file of the data folder that
 * only its owner can read; null when the site has no demo content or the file was removed.
 */
export async function makeDemoSignIns(ctx: Context, dataFolder: string): Promise<DemoSignIn[]> {
  const signIns = people.map(({ kind, email }) => ({ kind, email, password: newPassword() }))
  for (const [index, { kind, email, fullName }] of people.entries()) {
    const password = signIns[index]?.password ?? ''
    const common = { fullName, email, password, passwordAgain: password, terms: 'on' }
    if (kind === 'job-seeker') {
      const form = seekerSignUpSchema.parse(common)
      await confirmDemoPerson(ctx, await signUp(asGuest(ctx), { visitor, role: 'job_seeker', form }))
    } else if (kind === 'employer') {
      const form = employerSignUpSchema.parse({ ...common, companyName: demoCompany })
      await confirmDemoPerson(ctx, await signUp(asGuest(ctx), { visitor, role: 'employer', form }))
    } else {
      const [firstName = '', lastName = ''] = fullName.split(' ')
      await createAdmin(ctx, { email, firstName, lastName, password, visitor })
    }
  }
  await writeFile(fileIn(dataFolder), JSON.stringify(signIns), { mode: 0o600 })
  return signIns
}

const demoCompany = 'Demo-Klinik'

/** The sign-ins made before, for the message at the start; none when there is no such file. */
export async function readDemoSignIns(dataFolder: string): Promise<DemoSignIn[]> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '[]')
  // The cast: only the function above writes this file.
  return JSON.parse(text) as DemoSignIn[]
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'demo-sign-ins.json')
}

/** Signing up is what visitors do. */
function asGuest(ctx: Context): Context {
  return { ...ctx, actor: { kind: 'guest' } }
}

const letters = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&'] as const

/** 16 characters, some of each kind, so that it also meets the administrators' rule; none that look alike. */
function newPassword(): string {
  const pick = (set: string) => set[randomInt(set.length)] ?? ''
  const fixed = letters.map(pick)
  const free = Array.from({ length: 12 }, () => pick(letters.slice(0, 3).join('')))
  return [...free, ...fixed].join('')
}
