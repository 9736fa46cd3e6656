import type { Context } from '../caller/context.ts'
import { loadEmployerByName, loadEmployerName } from './employer-by-name.queries.ts'

/** Public name and kind of an employer; null when there is none. */
export async function loadEmployerHead(ctx: Context, employerId: number) {
  return loadEmployerName(ctx.db, employerId)
}

/** The same by name, case-insensitive. */
export async function findEmployerNamed(ctx: Context, name: string) {
  return loadEmployerByName(ctx.db, name.replace(/\s+/g, ' ').trim())
}
