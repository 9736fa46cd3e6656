import type { Context } from '../caller/context.ts'
import { loadEmployerByName, loadEmployerName } from './employer-by-name.queries.ts'

/** Name and kind of an employer, which everyone may know; null when there is none. */
export async function loadEmployerHead(ctx: Context, employerId: number) {
  return loadEmployerName(ctx.db, employerId)
}

/** The same by its name, whatever its case. */
export async function findEmployerNamed(ctx: Context, name: string) {
  return loadEmployerByName(ctx.db, name.replace(/\s+/g, ' ').trim())
}
