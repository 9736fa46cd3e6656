import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** Personio: `<workzag-jobs><position>`, the description in named sections. */
export const personio: Dialect<'personio'> = {
  id: 'personio',
  syntax: 'xml',
  matches: (rootName, item) => rootName === 'workzagjobs' || nodesAt(item, 'jobdescriptions').length > 0,
  read: item => {
    const offices = [...textsAt(item, 'office'), ...textsAt(item, 'additionaloffices/office')]
    const sections = nodesAt(item, 'jobdescriptions/jobdescription')
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id'),
      title: textAt(item, 'name'),
      employer: textAt(item, 'subcompany', 'company'),
      places: offices.map(text => ({ text, postalCode: null, state: null, country: null, street: null })),
      sections: sections.map(section => ({
        heading: textAt(section, 'name'),
        text: textAt(section, 'value') ?? '',
      })),
      employment: [...textsAt(item, 'schedule'), ...textsAt(item, 'employmenttype')],
      experience: [...textsAt(item, 'seniority'), ...textsAt(item, 'yearsofexperience')],
      category: textAt(item, 'recruitingcategory', 'occupation'),
    }
  },
}
