import type { ItemNode } from '../reading/item-node.ts'
import { arbeitsagentur } from './arbeitsagentur.ts'
import { atom } from './atom.ts'
import type { Dialect as AnyDialect } from './dialect.ts'
import { csv, genericJson, genericXml } from './generic.ts'
import { greenhouse } from './greenhouse.ts'
import { hrBaXml } from './hr-ba-xml.ts'
import { hrXml } from './hr-xml.ts'
import { indeed } from './indeed.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { rss } from './rss.ts'
import { schemaOrg } from './schema-org.ts'
import { smartRecruiters } from './smart-recruiters.ts'
import { teamtailor } from './teamtailor.ts'

/** In order of detection: the generic ones match everything and come last. */
const dialects = [
  indeed,
  personio,
  rss,
  atom,
  hrXml,
  hrBaXml,
  genericXml,
  schemaOrg,
  greenhouse,
  lever,
  smartRecruiters,
  recruitee,
  teamtailor,
  arbeitsagentur,
  genericJson,
  csv,
] as const

export type DialectId = (typeof dialects)[number]['id']
export type Dialect = AnyDialect<DialectId>

export const dialectIds: readonly DialectId[] = dialects.map(dialect => dialect.id)

/** Detects the dialect by the root element and the first job; null only for a syntax without dialects. */
export function findDialect(
  syntax: Dialect['syntax'],
  rootName: string,
  firstItem: ItemNode,
): Dialect | null {
  const all: readonly Dialect[] = dialects
  return all.find(dialect => dialect.syntax === syntax && dialect.matches(rootName, firstItem)) ?? null
}

export function dialectById(id: DialectId): Dialect | null {
  return dialects.find(dialect => dialect.id === id) ?? null
}
