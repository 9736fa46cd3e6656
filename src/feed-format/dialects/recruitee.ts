import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields, readPlace } from './named-fields.ts'
import { payWords } from './pay-words.ts'

export const recruitee: Dialect<'recruitee'> = {
  id: 'recruitee',
  syntax: 'json',
  matches: (_rootName, item) => textAt(item, 'careersurl', 'careersapplyurl', 'employmenttypecode') !== null,
  read: item => {
    const own = readPlace(item)
    const listed = nodesAt(item, 'locations')
      .map(readPlace)
      .filter(place => place !== null)
    const places = listed.length > 1 || own === null || own.text === '' ? listed : [own]
    const workplaces = ['remote', 'hybrid'].filter(kind => textAt(item, kind) === 'true')
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id', 'slug'),
      title: textAt(item, 'title'),
      employer: textAt(item, 'companyname'),
      places,
      sections: [
        ...textsAt(item, 'description').map(text => ({ heading: null, text })),
        ...textsAt(item, 'requirements').map(text => ({ heading: 'Profil', text })),
      ],
      employment: textsAt(item, 'employmenttypecode'),
      contract: textsAt(item, 'employmenttypecode'),
      experience: textsAt(item, 'experiencecode'),
      remote: workplaces.map(kind => `workplaceType: ${kind}`),
      posted: textAt(item, 'publishedat', 'createdat'),
      url: textAt(item, 'careersurl'),
      applyUrl: textAt(item, 'careersapplyurl'),
      reference: textAt(item, 'reference', 'slug'),
      pay: payWords({
        min: textAt(item, 'salary/min'),
        max: textAt(item, 'salary/max'),
        currency: textAt(item, 'salary/currency'),
        period: textAt(item, 'salary/period'),
      }),
    }
  },
}
