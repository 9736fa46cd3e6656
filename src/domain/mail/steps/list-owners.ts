import type { Locale } from '../../../i18n/locale.ts'
import type { Context } from '../../caller/context.ts'
import { findEmployerName, findOwners } from '../owner.queries.ts'

export type Owner = { userId: string; name: string; email: string; locale: Locale }

/** Recipients for an employer's own matters, and its name; for use cases that have asked their own policy. */
export async function listOwners(
  ctx: Context,
  employerId: number,
): Promise<{ employer: string; owners: Owner[] }> {
  const [employer, owners] = [
    await findEmployerName(ctx.db, employerId),
    await findOwners(ctx.db, employerId),
  ]
  return {
    employer: employer ?? '',
    owners: owners.map(({ id, name, email, locale }) => ({
      userId: id,
      name,
      email,
      locale: locale === 'en' ? 'en' : 'de',
    })),
  }
}
