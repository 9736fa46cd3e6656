import { dayMinutes } from '../../../basics/time.ts'
import { htmlAsText } from '../../../texts/html-as-text.ts'
import { safeHtml } from '../../../texts/safe-html.ts'
import { jobSlug } from '../../../vocabulary/jobs/job-slug.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canActForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { resolvePlace } from '../../job-search/resolve-place.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { canChangeProfile, canCreateEmployer } from '../employer.policy.ts'
import { loadEmployerByName } from '../employer-by-name.queries.ts'
import { describeEmployer } from '../steps/describe-employer.ts'
import { insertOwnEmployer } from '../team/employer-access.queries.ts'
import {
  loadProfile,
  type PlaceRow,
  type ProfileRow,
  replaceEmployerPlaces,
  updateProfile,
} from './employer-profile.queries.ts'
import type { EmployerProfile } from './employer-profile.schema.ts'
import { type FieldOfSome, isAsked, typesOfProfile } from './employer-profile.values.ts'

/**
 * Saves an employer's profile; `employerId` null creates one, owned by the person.
 * @throws {Invalid} for unknown places
 * @throws {Conflict} when another employer has the name, or someone else saved meanwhile
 */
export async function saveEmployerProfile(
  ctx: Context,
  input: { employerId: number | null; profile: EmployerProfile },
): Promise<{ employerId: number }> {
  const { profile } = input
  const { userId } = requirePerson(ctx.actor)
  if (input.employerId === null) {
    if (!canCreateEmployer(ctx.actor)) throw new NotAllowed()
    await limitTries(ctx, { kind: 'employer-create', subject: userId, tries: 10, windowMinutes: dayMinutes })
  } else if (!canActForEmployer(ctx.actor, input.employerId)) throw new NotFound()
  else if (!canChangeProfile(ctx.actor, input.employerId)) throw new NotAllowed()
  const places = resolvePlaces(profile.places)
  return inTransaction(ctx, async inside => {
    const employerId = input.employerId ?? (await createEmployer(inside, profile, userId))
    const known = await loadProfile(inside.db, employerId)
    if (!known) throw new NotFound()
    const sameName = await loadEmployerByName(inside.db, profile.name)
    if (sameName && sameName.id !== employerId) throw new Conflict('employer-area.profile.name-taken')
    const row = asRow(profile, known.description_html)
    const version = input.employerId === null ? null : (profile.version ?? null)
    const options = { version, now: inside.now() }
    if (!(await updateProfile(inside.db, employerId, row, places[0] ?? null, options))) {
      throw new Conflict('employer-area.profile.changed-meanwhile')
    }
    await replaceEmployerPlaces(inside.db, employerId, places)
    const kind = input.employerId === null ? 'employer-created' : 'employer-profile-changed'
    await noteEvent(inside, kind, { details: { employerId } })
    return { employerId }
  })
}

async function createEmployer(ctx: Context, profile: EmployerProfile, ownerId: string): Promise<number> {
  const { name } = profile
  const nothing = { ownership: null, size: null, website: null, phone: null, place: null }
  const type = typesOfProfile[profile.profileType][0]
  const employer = { ...nothing, ownerId, name, slug: jobSlug(name), type, now: ctx.now() }
  const id = await insertOwnEmployer(ctx.db, employer)
  if (id === null) throw new Conflict('employer-area.profile.name-taken')
  return id
}

/** @throws Invalid with one message per unknown place */
function resolvePlaces(places: EmployerProfile['places']): PlaceRow[] {
  const errors: Invalid['fields'] = {}
  const rows = places.flatMap(({ label, street, place }, index) => {
    if (place === '' && street === '' && label === '') return []
    const found = resolvePlace(place, null)
    if (found?.kind !== 'town') {
      const key = place === '' ? 'employer-area.profile.place-missing' : 'onboarding.place-unknown'
      errors[`places[${index}].place`] = [{ key }]
      return []
    }
    const { id, name, postalCode, stateCode, country, latDegrees, lonDegrees } = found
    const where = { placeId: id, name, postalCode, stateCode, country, latDegrees, lonDegrees }
    return [{ label: label || null, street: street || null, ...where }]
  })
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  return rows
}

/** Clears fields that do not belong to the profile type; an employer type that does not belong to it is replaced. */
function asRow(profile: EmployerProfile, knownHtml: string): ProfileRow {
  const { profileType, name } = profile
  const ifAsked = <T>(field: FieldOfSome, value: T, otherwise: T) =>
    isAsked(field, profileType) ? value : otherwise
  const types = typesOfProfile[profileType]
  return {
    profileType,
    name,
    slug: jobSlug(name),
    type: types.find(type => type === profile.type) ?? types[0],
    ownership: ifAsked('ownership', profile.ownership, null),
    size: ifAsked('size', profile.size, null),
    ownerName: profile.ownerName || null,
    departments: ifAsked('departments', profile.departments, []),
    certifications: profile.certifications,
    benefits: profile.benefits,
    beds: ifAsked('beds', profile.beds, null),
    doctors: ifAsked('doctors', profile.doctors, null),
    employees: profile.employees,
    contactPerson: profile.contactPerson || null,
    phone: profile.phone || null,
    email: profile.email || null,
    website: profile.website ?? null,
    // An unedited text keeps its bold type and links, which the text field cannot show.
    descriptionHtml:
      profile.description.replace(/\r\n/g, '\n').trim() === htmlAsText(knownHtml)
        ? safeHtml(knownHtml)
        : describeEmployer(profile.description),
  }
}
