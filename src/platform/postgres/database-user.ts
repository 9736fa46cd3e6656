import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type UnprivilegedUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. For root this returns the account to run it under: an existing `postgres`, else a system account
 * created for it, else `nobody`. For anyone else `null`: PostgreSQL runs as the caller.
 */
export function databaseUser(): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null
  return (
    find('postgres') ??
    find('kittel-db') ??
    create('kittel-db') ??
    find('nobody') ?? { uid: 65_534, gid: 65_534 }
  )
}

function find(name: string): UnprivilegedUser | null {
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(columns => columns[0] === name)
  if (!row) return null
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

function create(name: string): UnprivilegedUser | null {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    })
    return find(name)
  } catch {
    return null
  }
}
