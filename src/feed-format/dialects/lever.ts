import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'
import { payWords } from './pay-words.ts'

/** Lever's postings API: a list of `{"text", "hostedUrl", "categories"}`. */
export const lever: Dialect<'lever'> = {
  id: 'lever',
  syntax: 'json',
  matches: (_rootName, item) => textAt(item, 'hostedurl') !== null && textAt(item, 'text') !== null,
  read: item => {
    const places = textsAt(item, 'categories/alllocations')
    const named = places.length > 0 ? places : textsAt(item, 'categories/location')
    const country = textAt(item, 'country')
    const lists = nodesAt(item, 'lists').map(list => ({
      heading: textAt(list, 'text'),
      text: `<ul>${textAt(list, 'content') ?? ''}</ul>`,
    }))
    const texts = ['description', 'additional'].map(name =>
      textsAt(item, name).map(text => ({ heading: null, text })),
    )
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id'),
      title: textAt(item, 'text'),
      employer: null,
      places: named.map(text => ({ text, postalCode: null, state: null, country, street: null })),
      sections: [...(texts[0] ?? []), ...lists, ...(texts[1] ?? [])],
      employment: textsAt(item, 'categories/commitment'),
      contract: textsAt(item, 'categories/commitment'),
      remote: textsAt(item, 'workplacetype').map(text => `workplaceType: ${text}`),
      department: textAt(item, 'categories/department', 'categories/team'),
      posted: textAt(item, 'createdat'),
      url: textAt(item, 'hostedurl'),
      applyUrl: textAt(item, 'applyurl'),
      pay:
        payWords({
          min: textAt(item, 'salaryrange/min'),
          max: textAt(item, 'salaryrange/max'),
          currency: textAt(item, 'salaryrange/currency'),
          period: textAt(item, 'salaryrange/interval'),
        }) ?? textAt(item, 'salarydescriptionplain'),
    }
  },
}
