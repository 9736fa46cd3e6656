import { redirect } from 'react-router'
import type { Context } from '../../../domain/caller/context.ts'
import { NotFound } from '../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../domain/caller/row-id.schema.ts'
import {
  type ActedEmployer,
  listActedEmployers,
  readActedEmployer,
} from '../../../domain/employers/list-acted-employers.ts'
import { href } from '../../addresses.ts'

/** The employer that a page is about, and the others that the person may act for. */
export type CurrentEmployer = ActedEmployer & {
  others: { employerId: number; name: string }[]
  /** Keeps the selected employer in links; empty for a person with one employer. */
  query: string
  /** An administrator is standing in for the employer. */
  isByAdmin: boolean
  /** The operator sells something, which owners buy. */
  sells: boolean
}

/**
 * The employer of a page: `employerId` where the page is about something of an employer, else the one in `?employer=`, else the first that
 * the person acts for. People without an employer are redirected to the overview, which helps to find or create one. Administrators may
 * name any employer; without a name they are redirected to their list.
 * @throws NotFound for an employer that the person does not act for
 */
export async function currentEmployer(
  ctx: Context,
  request: Request,
  employerId?: number,
): Promise<CurrentEmployer> {
  const current = await findCurrentEmployer(ctx, request, employerId)
  if (!current) throw redirect(href('employer-dashboard', ctx.locale))
  return current
}

/** Like {@link currentEmployer}, but null for a person without an employer. */
export async function findCurrentEmployer(
  ctx: Context,
  request: Request,
  employerId?: number,
): Promise<CurrentEmployer | null> {
  const asked = employerId?.toString() ?? new URL(request.url).searchParams.get('employer')
  if (ctx.actor.kind === 'admin') return chosenByAdmin(ctx, asked)
  const employers = await listActedEmployers(ctx)
  const [first] = employers
  if (!first) return null
  const employer =
    asked === null ? first : employers.find(candidate => String(candidate.employerId) === asked)
  if (!employer) throw new NotFound()
  const others = employers
    .filter(other => other !== employer)
    .map(other => ({ employerId: other.employerId, name: other.name }))
  const query = others.length > 0 ? queryOf(employer) : ''
  return { ...employer, others, query, isByAdmin: false, sells: ctx.shop.prices !== null }
}

async function chosenByAdmin(ctx: Context, asked: string | null): Promise<CurrentEmployer> {
  if (asked === null) throw redirect(href('admin-employers', ctx.locale))
  const employerId = rowIdSchema.safeParse(asked).data
  if (employerId === undefined) throw new NotFound()
  const employer = await readActedEmployer(ctx, employerId)
  return { ...employer, others: [], query: queryOf(employer), isByAdmin: true, sells: false }
}

function queryOf({ employerId }: ActedEmployer): string {
  return `?employer=${employerId}`
}
