import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccount } from '../domain/accounts/create-account.ts'
import { createAdmin } from '../domain/administration/create-admin.ts'
import type { AdminRole } from '../domain/caller/admin-role.values.ts'
import { noClient } from '../domain/caller/client.ts'
import type { Context } from '../domain/caller/context.ts'
import { isDomainError } from '../domain/caller/errors.ts'
import { linkPerson } from '../domain/employers/team/link-person.ts'

export type DemoSignIn = {
  kind: 'job-seeker' | 'employer' | 'recruiter' | 'administrator' | Exclude<AdminRole, 'owner'>
  email: string
  password: string
}

const client = { ...noClient, address: 'demo', userAgent: 'demo content' }
const staff = [
  {
    key: 'owner',
    kind: 'employer',
    email: 'personal@kittel.example',
    fullName: 'Martin Seidel',
    employerName: 'Klinikum Falkenried',
    role: 'owner',
  },
  {
    key: 'recruiter',
    kind: 'recruiter',
    email: 'station@kittel.example',
    fullName: 'Lena Hartwig',
    employerName: 'Klinikum Falkenried',
    role: 'recruiter',
  },
  {
    key: 'practice',
    kind: 'employer',
    email: 'praxis@kittel.example',
    fullName: 'Wiebke Thormählen',
    employerName: 'MVZ Marktplatz Dornheim',
    role: 'owner',
  },
  {
    key: 'company',
    kind: 'employer',
    email: 'firma@kittel.example',
    fullName: 'Tobias Reinwald',
    employerName: 'Cordialis Clinical Research GmbH',
    role: 'owner',
  },
] as const
/** One administrator of each role. */
const administrators = [
  { kind: 'administrator', email: 'admin@kittel.example', fullName: 'Alex Brandt', adminRole: 'owner' },
  {
    kind: 'moderator',
    email: 'moderation@kittel.example',
    fullName: 'Mona Terbrüggen',
    adminRole: 'moderator',
  },
  { kind: 'support', email: 'support@kittel.example', fullName: 'Sinan Aydın', adminRole: 'support' },
  { kind: 'editor', email: 'redaktion@kittel.example', fullName: 'Edda Wolters', adminRole: 'editor' },
  { kind: 'billing', email: 'abrechnung@kittel.example', fullName: 'Bernd Quast', adminRole: 'billing' },
  { kind: 'operator', email: 'betrieb@kittel.example', fullName: 'Olga Petrenko', adminRole: 'operator' },
] as const
const people = [
  { kind: 'job-seeker', email: 'jana.vogt@kittel.example', fullName: 'Jana Vogt' },
  ...staff,
  ...administrators,
] as const

/**
 * Demo accounts for each role, each with something to see. Passwords are generated at the first start and kept in a file of the data folder
 * that only its owner can read; an interrupted start reuses them.
 */
export async function makeDemoSignIns(
  ctx: Context,
  dataFolder: string,
  onMaking: () => void = () => {},
): Promise<DemoSignIn[]> {
  const known = await readSignIns(dataFolder)
  if (known?.isMade) return known.signIns
  onMaking()
  if (known) return finish(ctx, dataFolder, known.signIns)
  const signIns = people.map(({ kind, email }) => ({ kind, email, password: newPassword() }))
  await writeSignIns(dataFolder, { isMade: false, signIns })
  return finish(ctx, dataFolder, signIns)
}

async function finish(ctx: Context, dataFolder: string, signIns: DemoSignIn[]): Promise<DemoSignIn[]> {
  for (const [index, person] of people.entries()) {
    const password = signIns[index]?.password ?? ''
    await makeAccount(ctx, person, password).catch((error: unknown) => {
      // Created by an earlier, interrupted start.
      if (!isDomainError(error) || error.kind !== 'conflict') throw error
    })
  }
  // Loaded on demand: large, and used once.
  const { loadHiring } = await import('./hiring/load-hiring.ts')
  await loadHiring(ctx, staff)
  await writeSignIns(dataFolder, { isMade: true, signIns })
  return signIns
}

async function makeAccount(
  operator: Context,
  person: (typeof people)[number],
  password: string,
): Promise<void> {
  const ctx = { ...operator, client }
  const { kind, email, fullName } = person
  if ('adminRole' in person) {
    const [firstName = '', lastName = ''] = fullName.split(' ')
    await createAdmin(ctx, { email, firstName, lastName, role: person.adminRole, password })
    return
  }
  const isSeeker = kind === 'job-seeker'
  const { userId } = await createAccount(ctx, {
    name: fullName,
    email,
    password,
    role: isSeeker ? 'job_seeker' : 'employer',
  })
  if (!isSeeker) await linkPerson(ctx, { userId, employerName: person.employerName, role: person.role })
}

type Kept = { isMade: boolean; signIns: DemoSignIn[] }

async function readSignIns(dataFolder: string): Promise<Kept | null> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => null)
  // The cast: only the function below writes this file.
  return text === null ? null : (JSON.parse(text) as Kept)
}

async function writeSignIns(dataFolder: string, kept: Kept): Promise<void> {
  await writeFile(fileIn(dataFolder), JSON.stringify(kept, null, 2), { mode: 0o600 })
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'demo-sign-ins.json')
}

const letters = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&'] as const

/** 16 characters of all classes, so that administrators' rules are met too; without look-alikes. */
function newPassword(): string {
  const pick = (set: string) => set[randomInt(set.length)] ?? ''
  const fixed = letters.map(pick)
  const free = Array.from({ length: 12 }, () => pick(letters.slice(0, 3).join('')))
  return [...free, ...fixed].join('')
}
