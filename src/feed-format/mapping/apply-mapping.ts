import type { RawItem, RawPlace } from '../dialects/raw-item.ts'
import { type ItemNode, textAt, textsAt } from '../reading/item-node.ts'
import {
  type FeedMapping,
  type MappableField,
  mappableFieldNames,
  mappableFields,
} from './feed-mapping.values.ts'

const headings: Partial<Record<MappableField, string | null>> = {
  description: null,
  tasks: 'Aufgaben',
  profile: 'Profil',
  offer: 'Wir bieten',
}

/** A job as its dialect read it, with the user's mapping applied on top. */
export function applyMapping(raw: RawItem, item: ItemNode, fields: FeedMapping['fields']): RawItem {
  if (fields === undefined) return raw
  const mapped: RawItem = { ...raw }
  for (const field of mappableFieldNames) {
    const path = fields[field]
    if (path === undefined) continue
    const kind = mappableFields[field]
    // The casts: the table above says which fields are a single text and which are lists.
    if (kind === 'one') mapped[field as 'title'] = path === '' ? null : textAt(item, path)
    else if (kind === 'list') mapped[field as 'benefits'] = path === '' ? [] : textsAt(item, path)
    else if (kind === 'section') mapped.sections = withSection(mapped.sections, field, textFor(item, path))
  }
  if (placeParts.some(part => fields[part] !== undefined)) mapped.places = mappedPlaces(raw, item, fields)
  return mapped
}

function textFor(item: ItemNode, path: string): string | null {
  return path === '' ? null : textAt(item, path)
}

function withSection(sections: RawItem['sections'], field: MappableField, text: string | null) {
  const heading = headings[field] ?? null
  const others = sections.filter(section => section.heading !== heading)
  if (text === null) return others
  const section = { heading, text }
  return heading === null ? [section, ...others] : [...others, section]
}

const placeParts = ['city', 'postalCode', 'street', 'state', 'country'] as const

function mappedPlaces(raw: RawItem, item: ItemNode, fields: NonNullable<FeedMapping['fields']>): RawPlace[] {
  const cities =
    fields.city === undefined
      ? raw.places.map(place => place.text)
      : fields.city === ''
        ? []
        : textsAt(item, fields.city)
  const part = (name: 'postalCode' | 'street' | 'state' | 'country', place: RawPlace | undefined) => {
    const path = fields[name]
    return path === undefined ? (place?.[name] ?? null) : textFor(item, path)
  }
  const places = (cities.length > 0 ? cities : ['']).map((text, index): RawPlace => {
    const read = fields.city === undefined ? raw.places[index] : raw.places[0]
    return {
      text,
      // A postal code belongs to a single place; with several places it would be wrong for all but one.
      postalCode: cities.length > 1 && fields.postalCode !== undefined ? null : part('postalCode', read),
      state: part('state', read),
      country: part('country', read),
      street: part('street', read),
    }
  })
  return places.filter(place => place.text !== '' || place.postalCode !== null)
}
