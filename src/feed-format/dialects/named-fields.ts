import { childrenOf, type ItemNode, nodesAt, textAt, textOf, textsAt } from '../reading/item-node.ts'
import { pathsIn, placePaths } from './named-paths.ts'
import type { RawItem, RawPlace } from './raw-item.ts'

/** Reads a job by common English and German field names; dialects override what they know more precisely. */
export function readNamedFields(item: ItemNode): RawItem {
  const paths = pathsIn(item)
  const one = (name: keyof typeof paths.one) => textAt(item, ...paths.one[name])
  const all = (name: keyof typeof paths.every) => paths.every[name].flatMap(path => textsAt(item, path))
  const named = (name: 'remote' | 'agency') =>
    paths.every[name].flatMap(path => textsAt(item, path).map(text => `${path}: ${text}`))
  return {
    id: one('id'),
    title: one('title'),
    employer: one('employer'),
    sections: readSections(item, paths.sections),
    pay: one('pay'),
    places: readPlaces(item, paths.places),
    employment: all('employment'),
    contract: all('contract'),
    remote: named('remote'),
    shift: all('shift'),
    experience: all('experience'),
    workload: all('workload'),
    posted: one('posted'),
    validThrough: one('validThrough'),
    start: one('start'),
    language: one('language'),
    department: one('department'),
    category: one('category'),
    reference: one('reference'),
    url: one('url'),
    applyUrl: one('applyUrl'),
    email: one('email'),
    contactName: one('contactName'),
    contactPhone: one('contactPhone'),
    benefits: all('benefits'),
    requiredLanguages: all('requiredLanguages'),
    agency: named('agency'),
  }
}

/** A place from the common names of its parts, or from its own text; null when it is empty. */
export function readPlace(node: ItemNode): RawPlace | null {
  const hasParts = childrenOf(node).length > 0
  const texts = hasParts ? cityTexts(node, placePaths.city) : [textOf(node).trim()]
  const postalCode = hasParts ? textAt(node, ...placePaths.postal) : null
  const text = texts.join(', ')
  if (text === '' && postalCode === null) return null
  if (!hasParts) return { text, postalCode: null, state: null, country: null, street: null }
  return {
    text,
    postalCode,
    state: scalarAt(node, placePaths.state),
    country: scalarAt(node, placePaths.country),
    street: scalarAt(node, placePaths.street),
  }
}

function readPlaces(item: ItemNode, paths: typeof placePaths): RawPlace[] {
  for (const path of paths.lists) {
    const listed = nodesAt(item, path)
      .map(readPlace)
      .filter(place => place !== null)
    const hasInnerList = path.indexOf('/') < 0 && nodesAt(item, path).some(isListOfPlaces)
    if (listed.length > 0 && !hasInnerList)
      return listed.map(place => withCountryOf(item, place, paths.country))
  }
  const inParts = paths.single
    .flatMap(path => nodesAt(item, path))
    .filter(node => childrenOf(node).length > 0 && !isListOfPlaces(node))
    .map(readPlace)
    .filter(place => place !== null && place.text !== '')
  const texts = cityTexts(item, paths.city)
  if (texts.length === 0 && inParts.length > 0)
    return inParts.flatMap(place => (place ? [withCountryOf(item, place, paths.country)] : []))
  const shared = {
    state: scalarAt(item, paths.state),
    country: scalarAt(item, paths.country),
    street: scalarAt(item, paths.street),
  }
  const postalCode = textAt(item, ...paths.postal)
  // A postal code belongs to a single place; with several places it would be wrong for all but one.
  if (texts.length > 1) return texts.map(text => ({ text, postalCode: null, ...shared }))
  const text = texts[0] ?? ''
  return text === '' && postalCode === null ? [] : [{ text, postalCode, ...shared }]
}

function isListOfPlaces(node: ItemNode): boolean {
  const names = childrenOf(node).map(child => child.name)
  return names.length > 1 && new Set(names).size === 1
}

function withCountryOf(item: ItemNode, place: RawPlace, paths: string[]): RawPlace {
  return place.country === null ? { ...place, country: scalarAt(item, paths) } : place
}

function cityTexts(node: ItemNode, paths: string[]): string[] {
  for (const path of paths) {
    const nodes = nodesAt(node, path).filter(found => childrenOf(found).length === 0)
    const texts = nodes.map(found => textOf(found).trim()).filter(text => text !== '')
    if (texts.length > 0) return texts
  }
  return []
}

function scalarAt(node: ItemNode, names: string[]): string | null {
  for (const name of names)
    for (const found of nodesAt(node, name)) {
      const text = childrenOf(found).length === 0 ? textOf(found).trim() : ''
      if (text !== '') return text
    }
  return null
}

function readSections(item: ItemNode, found: ReturnType<typeof pathsIn>['sections']): RawItem['sections'] {
  const sections: RawItem['sections'] = []
  for (const { heading, paths } of found) {
    const texts = paths.map(name => textAt(item, name)).filter(text => text !== null)
    // When several fields carry the full text, the others are abstracts of it: take the longest.
    const longest = texts.reduce((left, right) => (right.length > left.length ? right : left), '')
    if (longest !== '') sections.push({ heading, text: longest })
  }
  return sections
}
