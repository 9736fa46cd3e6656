import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields, readPlace } from './named-fields.ts'

const sectionNames = ['companydescription', 'jobdescription', 'qualifications', 'additionalinformation']

/** SmartRecruiters' posting API: `{"content": [{"refNumber", "releasedDate"}]}`, or a single posting. */
export const smartRecruiters: Dialect<'smart-recruiters'> = {
  id: 'smart-recruiters',
  syntax: 'json',
  matches: (_rootName, item) =>
    textAt(item, 'releaseddate', 'typeofemployment/id', 'typeofemployment/label') !== null,
  read: item => {
    const place = nodesAt(item, 'location')[0]
    const read = place ? readPlace(place) : null
    const workplaces = ['remote', 'hybrid'].filter(kind => textAt(item, `location/${kind}`) === 'true')
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id', 'uuid'),
      title: textAt(item, 'name'),
      employer: textAt(item, 'company/name'),
      places: read === null ? [] : [read],
      sections: sectionNames.flatMap(name =>
        nodesAt(item, `jobad/sections/${name}`).map(section => ({
          heading: textAt(section, 'title'),
          text: textAt(section, 'text') ?? '',
        })),
      ),
      employment: textsAt(item, 'typeofemployment/label'),
      contract: textsAt(item, 'typeofemployment/id'),
      experience: textsAt(item, 'experiencelevel/id'),
      remote: workplaces.map(kind => `workplaceType: ${kind}`),
      department: textAt(item, 'department/label'),
      category: textAt(item, 'function/label'),
      posted: textAt(item, 'releaseddate', 'createdon'),
      reference: textAt(item, 'refnumber'),
      url: textAt(item, 'postingurl', 'ref'),
      applyUrl: textAt(item, 'applyurl'),
      language: textAt(item, 'language/code'),
    }
  },
}
