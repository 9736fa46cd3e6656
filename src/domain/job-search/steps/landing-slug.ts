import type { Locale } from '../../../i18n/locale.ts'
import type { Category } from '../../../vocabulary/jobs/job.values.ts'
import { jobSlug } from '../../../vocabulary/jobs/job-slug.ts'
import { findPlaces } from '../../../vocabulary/places/find-places.ts'
import { type Place, placeById } from '../../../vocabulary/places/places.ts'
import { categories } from '../../../vocabulary/titles/categories.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { type Profession, professionById, professions } from '../../../vocabulary/titles/professions.ts'

/** The topic of a landing page: a profession in a town, or a whole category. */
export type LandingTopic =
  | { kind: 'profession-town'; professionId: string; place: Place }
  | { kind: 'category'; category: Category }

const categorySlugs: Record<Locale, Record<Category, string>> = {
  de: {
    doctors: 'aerzte',
    nursing: 'pflege',
    mfa: 'mfa',
    zfa: 'zfa',
    therapeutic: 'therapie-und-medizintechnik',
    research: 'forschung',
    administration: 'verwaltung',
  },
  en: {
    doctors: 'doctors',
    nursing: 'nursing',
    mfa: 'medical-assistants',
    zfa: 'dental-assistants',
    therapeutic: 'therapy-and-technology',
    research: 'research',
    administration: 'administration',
  },
}

/** The URL segment of a landing page: `pflegefachkraft-in-freiburg`, `pflege`; in English `registered-nurse-in-freiburg`. */
export function landingSlug(topic: LandingTopic, locale: Locale): string {
  if (topic.kind === 'category') return categorySlugs[locale][topic.category]
  return `${professionSlug(topic.professionId, locale)}-in-${townSlug(topic.place)}`
}

/**
 * Parses such a segment; also accepts the other language, synonyms of the profession and the town's full name; the caller redirects to
 * {@link landingSlug}. Null for an unknown topic.
 */
export function readLandingSlug(slug: string): LandingTopic | null {
  const category = categories.find(
    ({ id }) => id === slug || Object.values(categorySlugs).some(each => each[id] === slug),
  )
  if (category) return { kind: 'category', category: category.id }
  const parts = /^([a-z0-9-]{2,80}?)-in-([a-z0-9-]{2,80})$/.exec(slug)
  if (!parts) return null
  const [, professionPart = '', townPart = ''] = parts
  const professionId = professionOfSlug(professionPart)
  const place = townOfSlug(townPart)
  return professionId && place ? { kind: 'profession-town', professionId, place } : null
}

/** The profession of `pflegefachkraft`; also by a synonym. */
export function professionOfSlug(slug: string): string | null {
  return professionBySlug().get(slug) ?? findProfessions(slug.replaceAll('-', ' '))[0]?.id ?? null
}

export function professionSlug(id: string, locale: Locale): string {
  const profession = professionById(id)
  if (!profession) return id.replaceAll('_', '-')
  const slug = nameSlug(profession, locale)
  // When two professions share a name, the second uses its id, so that each URL is unambiguous.
  return professionBySlug().get(slug) === id ? slug : id.replaceAll('_', '-')
}

/** A gender-neutral name (…kraft) where there is one, otherwise the masculine form, which is what people search for. */
function nameSlug(profession: Profession, locale: Locale): string {
  if (locale === 'en') return jobSlug(profession.nameEn)
  const neutral = profession.synonyms.find(name => /^[\p{L}-]+kraft$/u.test(name))
  return jobSlug(neutral ?? profession.nameMale)
}

let bySlug: Map<string, string> | undefined
function professionBySlug(): Map<string, string> {
  if (bySlug) return bySlug
  bySlug = new Map()
  const slugs = [
    (profession: Profession) => profession.id.replaceAll('_', '-'),
    (profession: Profession) => nameSlug(profession, 'de'),
    (profession: Profession) => nameSlug(profession, 'en'),
    (profession: Profession) => jobSlug(profession.nameMale),
    (profession: Profession) => jobSlug(profession.nameFemale),
  ]
  for (const slugOf of slugs) {
    for (const profession of professions())
      if (!bySlug.has(slugOf(profession))) bySlug.set(slugOf(profession), profession.id)
  }
  return bySlug
}

/** `freiburg` where that means this town, otherwise the full name, otherwise with its state; always parses back to this town. */
export function townSlug(place: Place): string {
  const short = place.name.replace(/\s*[(,/].*$| (im|am|an|in|bei|ob|vor|auf|unter) .*$/u, '')
  const texts = [short, place.name, `${place.name} ${place.stateName}`].map(text => jobSlug(text))
  return texts.find(slug => townOfSlug(slug)?.id === place.id) ?? String(place.id)
}

export function townOfSlug(slug: string): Place | null {
  if (/^\d{6,9}$/.test(slug)) return placeById(Number(slug))
  const text = slug.replaceAll('-', ' ')
  const place = findPlaces(text)[0]?.place
  return place && place.id > 0 ? place : null
}
