import { nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

const workingPlans: Record<string, string> = {
  '1': 'Vollzeit',
  '2': 'Teilzeit',
  '3': 'Vollzeit und Teilzeit',
}
const termLengths: Record<string, string> = { '1': 'unbefristet', '2': 'befristet' }
const experiences: Record<string, string> = { '1': 'Berufseinsteiger', '2': 'mit Berufserfahrung' }

/** HR-BA-XML, the exchange format of the German employment agency. */
export const hrBaXml: Dialect<'hr-ba-xml'> = {
  id: 'hr-ba-xml',
  syntax: 'xml',
  matches: (rootName, item) => rootName === 'hrbaxmljobpositionposting' || item.name === 'jobpositionposting',
  read: item => {
    const info = 'jobpositioninformation'
    const description = `${info}/jobpositiondescription`
    const contact = 'hiringorg/contact'
    const plan = textAt(item, `${description}/classification/schedule/workingplan`) ?? ''
    const term = textAt(item, `${description}/classification/duration/termlength`) ?? ''
    const experience = textAt(item, `${info}/jobpositionrequirements/professionalexperience`) ?? ''
    const name = [textAt(item, `${contact}/givenname`), textAt(item, `${contact}/familyname`)]
    const mini = textAt(item, `${description}/minijob`) === '1' ? ['Minijob'] : []
    return {
      ...readNamedFields(item),
      id: textAt(item, 'jobpositionpostingid'),
      title: textAt(item, `${info}/jobpositiontitledescription`, `${info}/jobpositiontitle/title`),
      employer: textAt(item, 'hiringorg/hiringorgname'),
      sections: textsAt(item, `${info}/objective`).map(text => ({ heading: null, text })),
      places: nodesAt(item, `${description}/jobpositionlocation/location`).map(place => ({
        text: textAt(place, 'municipality') ?? '',
        postalCode: textAt(place, 'postalcode'),
        state: null,
        country: textAt(place, 'countrycode'),
        street: textAt(place, 'streetname'),
      })),
      employment: [workingPlans[plan] ?? plan, ...mini].filter(text => text !== ''),
      contract: [termLengths[term] ?? term].filter(text => text !== ''),
      experience: [experiences[experience] ?? experience].filter(text => text !== ''),
      pay: textAt(item, `${description}/compensation/salary`),
      posted: textAt(item, 'postdetail/startdate', 'postdetail/lastmodificationdate'),
      validThrough: textAt(item, 'postdetail/enddate', `${description}/application/applicationenddate`),
      url: textAt(item, 'postdetail/internetreference'),
      email: textAt(item, `${contact}/email`),
      contactName: name.filter(part => part !== null).join(' ') || null,
      contactPhone: textAt(item, `${contact}/voicenumber/subscribernumber`),
      reference: textAt(item, 'jobpositionpostingid'),
      agency: textAt(item, `${info}/temporaryorregular`) === '2' ? ['Arbeitnehmerüberlassung'] : [],
    }
  },
}
