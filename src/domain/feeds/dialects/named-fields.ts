import { childrenOf, type ItemNode, nodesAt, textAt, textOf, textsAt } from '../reading/item-node.ts'
import type { RawItem, RawPlace } from './raw-item.ts'

/** Paths by what they hold, English and German, most telling first. */
const paths = splitAll({
  id: 'id @id @nr @number @key referencenumber referenznummer referenz reference refnr refid jobid jobref kennung kennziffer stellennummer stellenid guid externalid externeid uuid nummer nr identifier code requisitionid url link',
  title:
    'title titel jobtitle jobtitel stellentitel stellenbezeichnung bezeichnung name text position positionstitel stelle headline',
  employer:
    'company companyname firma firmenname employer employername arbeitgeber unternehmen klinik organisation organization hiringorganization/name creator author/name',
  pay: 'salary salarytext gehalt verguetung lohn pay compensation entgelt entlohnung salaryrange gehaltsangabe bezahlung eingruppierung tarif wage basesalary',
  posted:
    'date posted dateposted pubdate published publishedat publicationdate publishdate veroeffentlicht veroeffentlichtam veroeffentlichung veroeffentlichungsdatum datum createdat created creationdate erstelltam erstellt startdate onlineseit updated',
  validThrough:
    'expirationdate expire expires expiry expirydate expirationtime validthrough validto validuntil enddate gueltigbis ablaufdatum ablauf bewerbungsschluss bewerbungsfrist bewerbungsende deadline closingdate laufzeitbis endetam onlinebis',
  start:
    'eintrittsdatum eintrittstermin eintritt arbeitsbeginn beginn startdatum startsat entrydate jobstart jobstartdate besetzungszum besetzungsdatum zubesetzenab ab',
  language: 'language sprache lang inlanguage @lang locale',
  department: 'department abteilung fachabteilung bereich fachbereich station team',
  category:
    'category kategorie berufsfeld berufsgruppe occupation industry branche fachrichtung specialty beruf',
  reference:
    'requisitionid requisition referencenumber referenznummer referenz reference refnr kennziffer stellennummer jobreference',
  url: 'url link joburl detailurl weblink webseite hostedurl absoluteurl externeurl stellenlink href',
  applyUrl:
    'applyurl applicationurl applylink bewerbungslink bewerbungsurl bewerbung onlinebewerbung applicationlink bewerbenlink bewerbungsformular',
  email:
    'email emailaddress contactemail applyemail applicationemail bewerbungsemail mail kontaktemail emailadresse contact/email ansprechpartner/email kontakt/email',
  contactName:
    'contactname contactperson ansprechpartner/name ansprechpartner ansprechperson kontaktperson contact/name kontakt/name kontaktname recruiter recruitername',
  contactPhone:
    'phone telefon telefonnummer tel contactphone contact/phone kontakt/telefon ansprechpartner/telefon telephone',
})
/** The same, where every path that has a text counts. */
const listPaths = splitAll({
  employment:
    'jobtype employmenttype employmenttypes arbeitszeit arbeitszeitmodell arbeitszeiten beschaeftigungsart anstellungsart worktime schedule timemodel zeitmodell commitment workinghours type stellenart vertragsart',
  contract:
    'contract contracttype vertragsart vertrag befristung vertragsdauer contractduration employmenttype employment anstellungsverhaeltnis',
  remote:
    'remote remotetype homeoffice workplacetype telecommute workfromhome remotework joblocationtype mobilesarbeiten workmodel arbeitsortmodell',
  shift: 'shift shifts schicht schichten schichtmodell dienstmodell arbeitszeitmodell dienste shiftmodel',
  experience:
    'experience seniority experiencelevel berufserfahrung karrierelevel karrierestufe careerlevel level erfahrung senioritylevel',
  workload:
    'workload pensum beschaeftigungsgrad stellenumfang wochenstunden stundenumfang hours weeklyhours arbeitspensum umfang arbeitsumfang stunden workinghours arbeitszeit jobtype',
  benefits: 'benefits/benefit benefit vorteile/vorteil benefits benefitlist/item',
  requiredLanguages:
    'requiredlanguages/language sprachkenntnisse languages/language sprachen/sprache sprachkenntnis requiredlanguage',
  agency: 'agency personalvermittlung zeitarbeit staffing arbeitnehmerueberlassung isagency',
})
/** Sections of the description and the headings they get where the feed has none. */
const sectionPaths: [names: string, heading: string | null][] = [
  [
    'description beschreibung stellenbeschreibung jobdescription content encoded body text beschreibungstext stellentext volltext anzeigentext summary',
    null,
  ],
  ['einleitung intro introduction ueberuns aboutus unternehmensbeschreibung companydescription', null],
  ['aufgaben ihreaufgaben tasks responsibilities taetigkeiten aufgabengebiet duties', 'Aufgaben'],
  [
    'profil ihrprofil anforderungen requirements qualifications qualifikation qualifikationen anforderungsprofil profile',
    'Profil',
  ],
  ['wirbieten angebot unserangebot offer weoffer benefitstext leistungen', 'Wir bieten'],
]
const cityPaths = words(
  'city ort stadt town arbeitsort location standort locality addresslocality municipality gemeinde office dienstort einsatzort place region',
)
const postalPaths = words('postalcode plz zip zipcode postcode postleitzahl')
const statePaths = words('state bundesland kanton province region addressregion land/@state')
const countryPaths = words('country countrycode land staat addresscountry laendercode')
const streetPaths = words('streetaddress street strasse address adresse anschrift')
const placeLists = words(
  'locations/location standorte/standort places/place arbeitsorte/arbeitsort orte/ort cities/city offices/office additionaloffices/office einsatzorte/einsatzort joblocation locations standorte arbeitsorte',
)

/** Reads a job by the usual English and German names of its fields; dialects correct what they know better. */
export function readNamedFields(item: ItemNode): RawItem {
  const one = (name: keyof typeof paths) => textAt(item, ...paths[name])
  const all = (name: keyof typeof listPaths) => listPaths[name].flatMap(path => textsAt(item, path))
  return {
    id: one('id'),
    title: one('title'),
    employer: one('employer'),
    sections: readSections(item),
    pay: one('pay'),
    places: readPlaces(item),
    employment: all('employment'),
    contract: all('contract'),
    remote: listPaths.remote.flatMap(path => textsAt(item, path).map(text => `${path}: ${text}`)),
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
    agency: listPaths.agency.flatMap(path => textsAt(item, path).map(text => `${path}: ${text}`)),
  }
}

/** A place from the usual names of its parts, or from its own text; null when it says nothing. */
export function readPlace(node: ItemNode): RawPlace | null {
  const hasParts = childrenOf(node).length > 0
  const texts = hasParts ? cityTexts(node) : [textOf(node).trim()]
  const postalCode = hasParts ? textAt(node, ...postalPaths) : null
  const text = texts.join(', ')
  if (text === '' && postalCode === null) return null
  if (!hasParts) return { text, postalCode: null, state: null, country: null, street: null }
  return {
    text,
    postalCode,
    state: scalarAt(node, statePaths),
    country: scalarAt(node, countryPaths),
    street: scalarAt(node, streetPaths),
  }
}

function readPlaces(item: ItemNode): RawPlace[] {
  for (const path of placeLists) {
    const listed = nodesAt(item, path)
      .map(readPlace)
      .filter(place => place !== null)
    const hasInnerList = path.indexOf('/') < 0 && nodesAt(item, path).some(isListOfPlaces)
    if (listed.length > 0 && !hasInnerList) return listed.map(place => withCountryOf(item, place))
  }
  const texts = cityTexts(item)
  const shared = {
    state: scalarAt(item, statePaths),
    country: scalarAt(item, countryPaths),
    street: scalarAt(item, streetPaths),
  }
  const postalCode = textAt(item, ...postalPaths)
  // A postal code stands for one place; with several it would be wrong for all but one.
  if (texts.length > 1) return texts.map(text => ({ text, postalCode: null, ...shared }))
  const text = texts[0] ?? ''
  return text === '' && postalCode === null ? [] : [{ text, postalCode, ...shared }]
}

function isListOfPlaces(node: ItemNode): boolean {
  const names = childrenOf(node).map(child => child.name)
  return names.length > 1 && new Set(names).size === 1
}

function withCountryOf(item: ItemNode, place: RawPlace): RawPlace {
  return place.country === null ? { ...place, country: scalarAt(item, countryPaths) } : place
}

function cityTexts(node: ItemNode): string[] {
  for (const path of cityPaths) {
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

function readSections(item: ItemNode): RawItem['sections'] {
  const sections: RawItem['sections'] = []
  for (const [names, heading] of sectionPaths) {
    const texts = words(names)
      .map(name => textAt(item, name))
      .filter(text => text !== null)
    // Several names for the whole text hold the same in short and in full: the longest is the text.
    const longest = texts.reduce((left, right) => (right.length > left.length ? right : left), '')
    if (longest !== '') sections.push({ heading, text: longest })
  }
  return sections
}

function words(text: string): string[] {
  return text.split(' ')
}

function splitAll<Name extends string>(texts: Record<Name, string>): Record<Name, string[]> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, words(text)])
  return Object.fromEntries(entries)
}
