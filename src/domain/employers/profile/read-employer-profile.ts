import { htmlAsText } from '../../../texts/html-as-text.ts'
import type { EmployerType } from '../../../vocabulary/jobs/job.values.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { canActForEmployer } from '../../caller/membership.policy.ts'
import { canChangeProfile } from '../employer.policy.ts'
import { loadEmployerPlaces, loadProfile } from './employer-profile.queries.ts'
import { type ProfileType, profileTypeOf } from './employer-profile.values.ts'

/**
 * An employer's profile as its form shows it, for its team; `canChange` distinguishes owners from recruiters.
 * @throws NotFound also for everyone else
 */
export async function readEmployerProfile(ctx: Context, employerId: number) {
  if (!canActForEmployer(ctx.actor, employerId)) throw new NotFound()
  const [row, places] = await Promise.all([
    loadProfile(ctx.db, employerId),
    loadEmployerPlaces(ctx.db, employerId),
  ])
  if (!row) throw new NotFound()
  // The casts: check constraints limit both columns to these.
  const profileType = (row.profile_type as ProfileType | null) ?? profileTypeOf(row.type as EmployerType)
  const seat = { label: '', street: row.street ?? '', place: placeText(row.postal_code, row.city) }
  return {
    employerId,
    canChange: canChangeProfile(ctx.actor, employerId),
    verifiedAt: row.verified_at,
    fields: {
      version: String(row.version),
      profileType,
      name: row.name,
      type: row.type,
      ownership: row.ownership ?? '',
      size: row.size ?? '',
      ownerName: row.owner_name ?? '',
      departments: row.departments.join('\n'),
      certifications: row.certifications.join('\n'),
      benefits: row.benefits.join('\n'),
      beds: row.beds?.toString() ?? '',
      doctors: row.doctors?.toString() ?? '',
      employees: row.employees?.toString() ?? '',
      contactPerson: row.contact_person ?? '',
      phone: row.phone ?? '',
      email: row.email ?? '',
      website: row.website ?? '',
      description: htmlAsText(row.description_html),
      places:
        places.length > 0
          ? places.map(({ label, street, postalCode, name }) => ({
              label: label ?? '',
              street: street ?? '',
              place: placeText(postalCode, name),
            }))
          : [seat],
    },
  }
}
export type OwnProfile = Awaited<ReturnType<typeof readEmployerProfile>>

function placeText(postalCode: string | null, name: string | null): string {
  return [postalCode, name].filter(Boolean).join(' ')
}
