import type { Context } from '../../../../domain/caller/context.ts'
import { listActedEmployers } from '../../../../domain/employers/list-acted-employers.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

const about = 'verification'

/** Where an employer asks to be verified: the contact form, with the beginning of its message. */
export function verificationRequestTo(locale: Locale, employerId: number): string {
  const query = new URLSearchParams({ topic: 'employer', about, employer: String(employerId) })
  return `${href('contact', locale)}?${query}`
}

/** The beginning of the message that the address asks for; empty without one, and for an employer that the person does not act for. */
export async function begunMessage(ctx: Context, query: URLSearchParams): Promise<string> {
  const { actor, locale } = ctx
  if (query.get('about') !== about || actor.kind !== 'user' || actor.memberships.length === 0) return ''
  const employers = await listActedEmployers(ctx)
  const employer = employers.find(({ employerId }) => String(employerId) === query.get('employer'))
  if (!employer) return ''
  const { name, employerId } = employer
  return translator(locale)('employer-words.verification.message', {
    employer: name,
    number: String(employerId),
  })
}
