import { textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'
import { payWords } from './pay-words.ts'

/** Teamtailor's jobs API, after `withResources` has resolved its JSON:API relationships. */
export const teamtailor: Dialect<'teamtailor'> = {
  id: 'teamtailor',
  syntax: 'json',
  matches: (_rootName, item) =>
    textAt(item, 'careersitejoburl', 'careersitejobapplyurl', 'applybuttontext', 'humanstatus') !== null,
  read: item => ({
    ...readNamedFields(item),
    title: textAt(item, 'title'),
    sections: textsAt(item, 'body').map(text => ({ heading: null, text })),
    employment: [...textsAt(item, 'employmenttype'), ...textsAt(item, 'employmentlevel')],
    contract: textsAt(item, 'employmenttype'),
    remote: textsAt(item, 'remotestatus').map(text => `workplaceType: ${text}`),
    posted: textAt(item, 'startdate', 'createdat'),
    validThrough: textAt(item, 'enddate'),
    department: textAt(item, 'department/name', 'department'),
    reference: textAt(item, 'internalname', 'id'),
    url: textAt(item, 'careersitejoburl'),
    applyUrl: textAt(item, 'externalapplicationurl', 'careersitejobapplyurl'),
    contactName: textAt(item, 'user/name'),
    contactPhone: textAt(item, 'user/phone'),
    email: textAt(item, 'user/email'),
    pay: payWords({
      min: textAt(item, 'minsalary'),
      max: textAt(item, 'maxsalary'),
      currency: textAt(item, 'currency'),
      period: textAt(item, 'salarytimeunit'),
    }),
  }),
}
