import type { RawItem } from '../dialects/raw-item.ts'
import { type ItemNode, textsAt } from '../reading/item-node.ts'
import {
  type FeedField,
  type MappableField,
  mappableFieldNames,
  mappableFields,
} from './feed-mapping.values.ts'

type Proposal = Partial<Record<MappableField, string>>

/**
 * Which field of the feed each of ours is already read from, inferred from equal texts; so it works for every dialect without support from
 * the dialect.
 */
export function proposeMapping(
  read: readonly { node: ItemNode; raw: RawItem }[],
  fields: readonly FeedField[],
): Proposal {
  const proposal: Proposal = {}
  for (const field of mappableFieldNames) {
    const votes = fields.map(({ path }) => ({
      path,
      votes: read.filter(({ node, raw }) => isReadFrom(raw, field, textsAt(node, path))).length,
    }))
    const best = votes.reduce((one, other) => (other.votes > one.votes ? other : one), { path: '', votes: 0 })
    if (best.votes > 0) proposal[field] = best.path
  }
  return proposal
}

function isReadFrom(raw: RawItem, field: MappableField, texts: string[]): boolean {
  return valuesOf(raw, field).some(value => value !== '' && texts.some(text => isSame(value, text)))
}

/** Some lists prefix each text with its field name: `homeoffice: ja`. */
function isSame(value: string, text: string): boolean {
  return value === text || (value.endsWith(`: ${text}`) && !value.slice(0, -text.length - 2).includes(' '))
}

function valuesOf(raw: RawItem, field: MappableField): string[] {
  const kind = mappableFields[field]
  if (kind === 'section') {
    const heading = { description: null, tasks: 'Aufgaben', profile: 'Profil', offer: 'Wir bieten' }[
      field as 'description'
    ]
    return raw.sections.filter(section => section.heading === heading).map(section => section.text.trim())
  }
  if (kind === 'place') {
    const part = field === 'city' ? 'text' : (field as 'postalCode')
    return raw.places.map(place => place[part]?.trim() ?? '')
  }
  // The casts: the table says which fields are a single text and which are lists.
  if (kind === 'list') return raw[field as 'benefits'].map(text => text.trim())
  return [raw[field as 'title']?.trim() ?? '']
}
