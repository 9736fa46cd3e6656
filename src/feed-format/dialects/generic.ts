import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** XML with English or German element names of no particular maker. */
export const genericXml: Dialect<'generic-xml'> = {
  id: 'generic-xml',
  syntax: 'xml',
  matches: () => true,
  read: readNamedFields,
}

/** JSON with English or German property names of no particular maker. */
export const genericJson: Dialect<'generic-json'> = {
  id: 'generic-json',
  syntax: 'json',
  matches: () => true,
  read: readNamedFields,
}

/** A table with English or German column names. */
export const csv: Dialect<'csv'> = { id: 'csv', syntax: 'csv', matches: () => true, read: readNamedFields }
