import { RecentMap } from '../../basics/remember.ts'
import { childrenByName, type ItemNode } from '../reading/item-node.ts'

/** Paths by meaning, English and German, the most specific first. */
const one = splitAll({
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
  url: 'url link joburl careersitejoburl detailurl weblink webseite hostedurl absoluteurl externeurl stellenlink href',
  applyUrl:
    'applyurl applicationurl applylink bewerbungslink bewerbungsurl bewerbung onlinebewerbung applicationlink bewerbenlink bewerbungsformular',
  email:
    'email emailaddress contactemail applyemail applicationemail bewerbungsemail mail kontaktemail emailadresse contact/email ansprechpartner/email kontakt/email user/email',
  contactName:
    'contactname contactperson user/name ansprechpartner/name ansprechpartner ansprechperson kontaktperson contact/name kontakt/name kontaktname recruiter recruitername',
  contactPhone:
    'phone telefon telefonnummer tel contactphone contact/phone kontakt/telefon ansprechpartner/telefon telephone',
})
/** Fields for which every non-empty path counts, not only the first. */
const every = splitAll({
  employment:
    'jobtype employmenttype employmenttypes arbeitszeit arbeitszeitmodell arbeitszeiten beschaeftigungsart anstellungsart worktime schedule timemodel zeitmodell commitment workinghours type stellenart vertragsart',
  contract:
    'contract contracttype vertragsart vertrag befristung vertragsdauer contractduration employmenttype employment anstellungsverhaeltnis',
  remote:
    'remote remotetype remotestatus homeoffice workplacetype telecommute workfromhome remotework joblocationtype mobilesarbeiten workmodel arbeitsortmodell',
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
/** Description sections, and the heading used where the feed has none. */
const sections: { heading: string | null; paths: string[] }[] = [
  {
    heading: null,
    paths: words(
      'description beschreibung stellenbeschreibung jobdescription content encoded body text beschreibungstext stellentext volltext anzeigentext summary',
    ),
  },
  {
    heading: null,
    paths: words(
      'einleitung intro introduction ueberuns aboutus unternehmensbeschreibung companydescription',
    ),
  },
  {
    heading: 'Aufgaben',
    paths: words('aufgaben ihreaufgaben tasks responsibilities taetigkeiten aufgabengebiet duties'),
  },
  {
    heading: 'Profil',
    paths: words(
      'profil ihrprofil anforderungen requirements qualifications qualifikation qualifikationen anforderungsprofil profile',
    ),
  },
  {
    heading: 'Wir bieten',
    paths: words('wirbieten angebot unserangebot offer weoffer benefitstext leistungen'),
  },
]
const places = {
  city: words(
    'city ort stadt town arbeitsort location standort locality addresslocality municipality gemeinde office dienstort einsatzort place region',
  ),
  postal: words('postalcode plz zip zipcode postcode postleitzahl'),
  state: words('state bundesland kanton province region addressregion land/@state'),
  country: words('country countrycode land staat addresscountry laendercode'),
  street: words('streetaddress street strasse address adresse anschrift'),
  lists: words(
    'locations/location standorte/standort places/place arbeitsorte/arbeitsort orte/ort cities/city offices/office additionaloffices/office einsatzorte/einsatzort joblocation locations standorte arbeitsorte',
  ),
  /** Names of a place that is either plain text or an object with parts. */
  single: words('location standort arbeitsort einsatzort dienstort ort place office address adresse'),
}

type Tables = { one: typeof one; every: typeof every; sections: typeof sections; places: typeof places }

const everything: Tables = { one, every, sections, places }
const shapesMax = 250
const shapeCharsMax = 2_000
const tablesByShape = new RecentMap<string, Tables>(shapesMax)

/**
 * The paths that can match in `item`, preselected by the names of its children: some thirty out of three hundred. Cached, because all jobs
 * of a feed with the same elements share them.
 */
export function pathsIn(item: ItemNode): Tables {
  const children = childrenByName(item)
  const shape = [...children.keys()].join(' ')
  // Hostile feeds may contain jobs of arbitrarily many shapes.
  if (shape.length > shapeCharsMax) return everything
  const known = tablesByShape.get(shape)
  if (known) return known
  const tables = narrowed(children)
  tablesByShape.set(shape, tables)
  return tables
}

export const placePaths = places

function narrowed(children: ReadonlyMap<string, unknown>): Tables {
  const mayLead = (path: string) => path.startsWith('@') || children.has(path.split('/', 1)[0] ?? '')
  const inAll = <Name extends string>(lists: Record<Name, string[]>) => {
    const entries = Object.entries<string[]>(lists).map(([name, paths]) => [name, paths.filter(mayLead)])
    // The cast: the keys come from `lists`.
    return Object.fromEntries(entries) as Record<Name, string[]>
  }
  return {
    one: inAll(one),
    every: inAll(every),
    sections: sections.map(({ heading, paths }) => ({ heading, paths: paths.filter(mayLead) })),
    places: inAll(places),
  }
}

function words(text: string): string[] {
  return text.split(' ')
}

function splitAll<Name extends string>(texts: Record<Name, string>): Record<Name, string[]> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, words(text)])
  return Object.fromEntries(entries)
}
