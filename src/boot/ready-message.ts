import type { Site } from './open-site.ts'

/** The demo accounts that are no administrators'. */
const siteKinds: ReadonlySet<string> = new Set(['job-seeker', 'employer', 'recruiter'])

/** Shown to the operator when the site is up: its URL, and with demo content the accounts to try. */
export function readyMessage(
  brand: string,
  { address, mailboxAddress, isMailboxForAll, databaseFolder, demoSignIns }: Site,
): string {
  const lines = [`${brand} is ready${address ? ` on ${address}` : ''}`]
  if (databaseFolder) {
    lines.push(
      `  The database is stored in ${databaseFolder}, because the account that it runs under has no access to DATA_DIR:`,
    )
    lines.push('  a copy of DATA_DIR does not include it. "npm run backup -- FOLDER" saves both')
  }
  if (address && mailboxAddress)
    lines.push(
      `  Mails are kept in ${mailboxAddress}, ${isMailboxForAll ? 'where EVERYONE who reaches this site can read them' : 'readable from this machine only'}`,
    )
  if (address && demoSignIns.length > 0) {
    lines.push('  Sign in as')
    for (const { kind, email, password } of demoSignIns) {
      const realm = siteKinds.has(kind) ? '/login' : '/admin-anmeldung'
      lines.push(`    ${kind.padEnd(13)}  ${email.padEnd(26)}  ${password}  ${address}${realm}`)
    }
  }
  return `${lines.join('\n')}\n`
}
