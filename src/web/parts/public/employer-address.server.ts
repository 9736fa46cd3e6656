import { redirect } from 'react-router'
import type { Context } from '../../../domain/caller/context.ts'
import { NotFound } from '../../../domain/caller/errors.ts'
import { type EmployerDetails, readEmployer } from '../../../domain/employers/read-employer.ts'
import { href } from '../../addresses.ts'
import { employerKey } from '../shared/employer-key.ts'
import { pageQuery } from '../shared/filters/clean-address.ts'

/** The employer of a URL; an outdated slug redirects permanently to the current one. @throws NotFound */
export async function employerOf(
  ctx: Context,
  page: 'employer' | 'employer-jobs' | 'employer-join',
  key: string,
  url: URL,
): Promise<EmployerDetails> {
  const id = /^(\d{1,10})(?:-|$)/.exec(key)?.[1]
  if (id === undefined) throw new NotFound()
  const employer = await readEmployer(ctx, Number(id))
  const wanted = employerKey(employer)
  if (key !== wanted) throw redirect(href(page, ctx.locale, { key: wanted }) + pageQuery(url), 301)
  return employer
}
