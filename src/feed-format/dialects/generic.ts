import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** XML with English or German element names from an unknown vendor. */
export const genericXml: Dialect<'generic-xml'> = {
  id: 'generic-xml',
  syntax: 'xml',
  matches: () => true,
  read: readNamedFields,
}

/** JSON with English or German property names from an unknown vendor. */
export const genericJson: Dialect<'generic-json'> = {
  id: 'generic-json',
  syntax: 'json',
  matches: () => true,
  read: readNamedFields,
}

export const csv: Dialect<'csv'> = { id: 'csv', syntax: 'csv', matches: () => true, read: readNamedFields }
