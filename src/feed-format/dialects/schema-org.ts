import { childrenOf, type ItemNode, nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields, readPlace } from './named-fields.ts'
import { payWords } from './pay-words.ts'

/** schema.org JobPosting: one, a list, a JSON-LD `@graph`, or wrapped in ListItems. */
export const schemaOrg: Dialect<'schema-org'> = {
  id: 'schema-org',
  syntax: 'json',
  matches: (_rootName, item) => typesOf(item).length > 0,
  skips: item =>
    typesOf(item).length > 0 && !typesOf(item).includes('JobPosting') && nodesAt(item, 'item').length === 0,
  read: wrapped => {
    const item = nodesAt(wrapped, 'item')[0] ?? wrapped
    const isRemote = textAt(item, 'joblocationtype')?.toUpperCase() === 'TELECOMMUTE'
    return {
      ...readNamedFields(item),
      id: textAt(item, 'identifier/value', 'identifier', '@id', 'url'),
      title: textAt(item, 'title', 'name'),
      employer: textAt(item, 'hiringorganization/name', 'hiringorganization'),
      places: nodesAt(item, 'joblocation').flatMap(place => {
        const read = readPlace(nodesAt(place, 'address')[0] ?? place)
        return read === null
          ? []
          : [{ ...read, country: textAt(place, 'address/addresscountry/name') ?? read.country }]
      }),
      sections: readSections(item),
      pay: readPay(item),
      employment: [...textsAt(item, 'employmenttype'), ...textsAt(item, 'workhours')],
      workload: textsAt(item, 'workhours'),
      experience: textsAt(item, 'experiencerequirements').slice(0, 1),
      remote: isRemote ? ['jobLocationType: TELECOMMUTE'] : [],
      posted: textAt(item, 'dateposted'),
      validThrough: textAt(item, 'validthrough'),
      start: textAt(item, 'jobstartdate', 'jobimmediatestart'),
      url: textAt(item, 'url', 'mainentityofpage', '@id'),
      reference: textAt(item, 'identifier/value'),
      benefits: textsAt(item, 'jobbenefits').filter(text => text.length < 100),
      category: textAt(item, 'occupationalcategory', 'industry'),
      email: textAt(item, 'applicationcontact/email'),
      contactName: textAt(item, 'applicationcontact/name'),
      contactPhone: textAt(item, 'applicationcontact/telephone'),
    }
  },
}

function typesOf(item: ItemNode): string[] {
  return textsAt(item, '@type')
}

function readSections(item: ItemNode) {
  const parts: [string, string | null][] = [
    ['description', null],
    ['responsibilities', 'Aufgaben'],
    ['qualifications', 'Profil'],
  ]
  return parts.flatMap(([name, heading]) => textsAt(item, name).map(text => ({ heading, text })))
}

function readPay(item: ItemNode): string | null {
  const salary = nodesAt(item, 'basesalary')[0] ?? nodesAt(item, 'estimatedsalary')[0]
  if (!salary) return null
  if (childrenOf(salary).length === 0) {
    const text = textAt(item, 'basesalary')
    return text === null ? null : `${text} ${textAt(item, 'salarycurrency') ?? ''}`.trim()
  }
  const single = textAt(
    salary,
    'value/value',
    childrenOf(nodesAt(salary, 'value')[0] ?? salary).length === 0 ? 'value' : 'amount',
  )
  return payWords({
    min: textAt(salary, 'value/minvalue', 'minvalue') ?? single,
    max: textAt(salary, 'value/maxvalue', 'maxvalue') ?? single,
    currency: textAt(salary, 'currency', 'value/currency'),
    period: textAt(salary, 'value/unittext', 'unittext'),
  })
}
