import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** Greenhouse's job board API: `{"jobs": [{"absolute_url": …}]}`, the text as escaped HTML. */
export const greenhouse: Dialect<'greenhouse'> = {
  id: 'greenhouse',
  syntax: 'json',
  matches: (_rootName, item) => textAt(item, 'absoluteurl', 'internaljobid') !== null,
  read: item => {
    const metadata = new Map(
      nodesAt(item, 'metadata').map(field => [
        textAt(field, 'name')?.toLowerCase() ?? '',
        textsAt(field, 'value'),
      ]),
    )
    const located = textsAt(item, 'location/name')
    const places = located.length > 0 ? located : textsAt(item, 'offices/name')
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id', 'internaljobid'),
      title: textAt(item, 'title'),
      employer: textAt(item, 'companyname'),
      places: places.map(text => ({ text, postalCode: null, state: null, country: null, street: null })),
      department: textAt(item, 'departments/name'),
      sections: textsAt(item, 'content').map(text => ({ heading: null, text })),
      employment: metadata.get('employment type') ?? metadata.get('beschäftigungsart') ?? [],
      posted: textAt(item, 'firstpublished', 'updatedat'),
      validThrough: textAt(item, 'applicationdeadline'),
      reference: textAt(item, 'requisitionid'),
      url: textAt(item, 'absoluteurl'),
    }
  },
}
