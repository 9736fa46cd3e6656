import type { Site } from './open-site.ts'

/** What the operator reads at the end of the start: the address, and with demo content how to look around. */
export function readyMessage(
  brand: string,
  { address, mailboxAddress, isMailboxForAll, databaseFolder, demoSignIns }: Site,
): string {
  const lines = [`${brand} is ready${address ? ` on ${address}` : ''}`]
  if (databaseFolder) {
    lines.push(
      `  The database stands in ${databaseFolder}, because the account that it runs under can not enter DATA_DIR:`,
    )
    lines.push('  a copy of DATA_DIR does not hold it. "npm run backup -- FOLDER" saves both')
  }
  if (address && mailboxAddress)
    lines.push(
      `  Mails are kept in ${mailboxAddress}, ${isMailboxForAll ? 'where EVERYONE who reaches this site can read them' : 'readable from this machine alone'}`,
    )
  if (address && demoSignIns.length > 0) {
    lines.push('  Sign in as')
    for (const { kind, email, password } of demoSignIns) {
      const door = kind === 'administrator' ? '/admin-anmeldung' : '/login'
      lines.push(`    ${kind.padEnd(13)}  ${email.padEnd(26)}  ${password}  ${address}${door}`)
    }
  }
  return `${lines.join('\n')}\n`
}
