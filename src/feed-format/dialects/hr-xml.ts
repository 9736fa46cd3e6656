import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** HR-XML position openings. */
export const hrXml: Dialect<'hr-xml'> = {
  id: 'hr-xml',
  syntax: 'xml',
  matches: (rootName, item) => rootName === 'positionopenings' || item.name === 'positionopening',
  read: item => {
    const detail = 'positionprofile/positiondetail'
    const posting = 'positionpostings/positionposting'
    const addresses = [
      ...nodesAt(item, `${detail}/physicallocation/postaladdress`),
      ...nodesAt(item, `${detail}/physicallocation/area`),
    ]
    return {
      ...readNamedFields(item),
      id: textAt(item, 'positionrecordinfo/id/idvalue', `${posting}/id/idvalue`),
      title: textAt(item, `${detail}/positiontitle`, 'positionprofile/positiontitle', `${posting}/title`),
      employer: textAt(item, `${detail}/company/name`, 'positionrecordinfo/id@idowner'),
      places: addresses.map(address => ({
        text: textAt(address, 'municipality', 'value') ?? '',
        postalCode: textAt(address, 'postalcode'),
        state: textAt(address, 'region'),
        country: textAt(address, 'countrycode'),
        street: textAt(address, 'deliveryaddress/addressline', 'deliveryaddress/streetname'),
      })),
      sections: nodesAt(item, 'positionprofile/formattedpositiondescription').map(section => ({
        heading: meaningful(textAt(section, 'name')),
        text: textAt(section, 'value') ?? '',
      })),
      employment: [
        ...textsAt(item, `${detail}/positionschedule`),
        ...textsAt(item, `${detail}/positiontype`),
      ],
      contract: textsAt(item, `${detail}/positiontype`),
      posted: textAt(item, `${posting}/id@validfrom`, `${posting}/id@validfrom`),
      validThrough: textAt(item, `${posting}/id@validto`),
      url: textAt(item, `${posting}/link`),
      applyUrl: textAt(item, 'positionprofile/howtoapply/applicationmethod/internetwebaddress'),
      email: textAt(item, 'positionprofile/howtoapply/applicationmethod/internetemailaddress'),
      language: textAt(item, 'positionprofile@lang'),
      category: textAt(item, `${detail}/jobcategory/categorydescription`),
      pay: textAt(item, `${detail}/remunerationpackage/basepay/description`),
    }
  },
}

function meaningful(heading: string | null): string | null {
  return heading === null || /^(description|beschreibung|text)$/i.test(heading) ? null : heading
}
