import { parseArgs } from 'node:util'
import { loadEnv } from '../config/env.ts'
import { newAdminUserSchema } from '../domain/administration/admin-user.schema.ts'
import { createAdmin } from '../domain/administration/create-admin.ts'
import { noClient } from '../domain/caller/client.ts'
import { isDomainError } from '../domain/caller/errors.ts'
import { outcomeLine } from './outcome-line.ts'
import { withContext } from './with-context.ts'

const usage = `Makes a new or existing account an administrator.

  npm run admin:create -- --email ADDRESS --first-name NAME --last-name NAME [--role ROLE]

ROLE is owner (as long as nothing else is said), moderator, support, editor, billing or operator. The password of a new account is read from the variable ADMIN_PASSWORD: at least 8 characters, with a small and a capital
letter, a digit and one of @$!%*?&. Without it, a mail leads to choose one.`

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string', default: 'owner' },
} as const

const input = readInput()
if (typeof input === 'string') {
  console.error(`${input}\n\n${usage}`)
  process.exitCode = 2
} else {
  const client = { ...noClient, address: 'command', userAgent: 'npm run admin:create' }
  await withContext(ctx => createAdmin({ ...ctx, client }, input)).then(
    ({ isNewAccount }) =>
      console.log(
        `${input.email} is an administrator (${input.role})${isNewAccount ? ', with a new account' : ''}.`,
      ),
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      // In German: the specification names the sentence.
      console.error(outcomeLine(error, 'de'))
      process.exitCode = 1
    },
  )
}

function readInput() {
  try {
    const { values } = parseArgs({ options })
    const given = { firstName: values['first-name'], lastName: values['last-name'] }
    const { email, role } = values
    const password = loadEnv().ADMIN_PASSWORD
    const result = newAdminUserSchema.safeParse({ ...given, email, role, password })
    return result.success
      ? result.data
      : `Wrong or missing: ${result.error.issues.map(issue => issue.path.join('.')).join(', ')}`
  } catch (error) {
    return String(error)
  }
}
