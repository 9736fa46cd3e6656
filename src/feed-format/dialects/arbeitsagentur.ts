import { type ItemNode, nodesAt, textAt, textsAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

const yes = (item: ItemNode, name: string, words: string) => (textAt(item, name) === 'true' ? [words] : [])

/** JSON of the German employment agency's job search: result lists and single job details. */
export const arbeitsagentur: Dialect<'arbeitsagentur'> = {
  id: 'arbeitsagentur',
  syntax: 'json',
  matches: (_rootName, item) =>
    textAt(item, 'stellenangebotstitel', 'aktuelleveroeffentlichungsdatum') !== null ||
    (textAt(item, 'refnr') !== null && textAt(item, 'titel') !== null),
  read: item => {
    const nodes = [
      ...nodesAt(item, 'arbeitsort'),
      ...nodesAt(item, 'stellenlokationen/adresse'),
      ...nodesAt(item, 'arbeitgeberadresse'),
    ]
    const pay = textAt(item, 'verguetung', 'verguetungsangabe')
    return {
      ...readNamedFields(item),
      id: textAt(item, 'refnr', 'referenznummer', 'hashid'),
      title: textAt(item, 'titel', 'stellenangebotstitel', 'beruf', 'hauptberuf'),
      employer: textAt(item, 'arbeitgeber', 'firma'),
      // The region of a search hit is often wrong or empty; town and postal code are reliable.
      places: nodes.map(place => ({
        text: textAt(place, 'ort') ?? '',
        postalCode: textAt(place, 'plz'),
        state: null,
        country: textAt(place, 'land'),
        street: textAt(place, 'strasse'),
      })),
      sections: textsAt(item, 'stellenangebotsbeschreibung').map(text => ({ heading: null, text })),
      employment: [
        ...yes(item, 'arbeitszeitvollzeit', 'Vollzeit'),
        ...[
          'arbeitszeitteilzeitflexibel',
          'arbeitszeitteilzeitvormittag',
          'arbeitszeitteilzeitnachmittag',
          'arbeitszeitteilzeitabend',
        ].flatMap(name => yes(item, name, 'Teilzeit')),
        ...yes(item, 'istgeringfuegigebeschaeftigung', 'Minijob'),
      ],
      contract: textsAt(item, 'vertragsdauer'),
      remote: yes(item, 'arbeitszeitheimtelearbeit', 'Homeoffice: true'),
      shift: yes(item, 'arbeitszeitschichtnachtwochenende', 'Schichtdienst, Wochenende'),
      experience: [],
      pay: pay === 'KEINE_ANGABEN' ? null : pay,
      posted: textAt(
        item,
        'aktuelleveroeffentlichungsdatum',
        'datumersteveroeffentlichung',
        'veroeffentlichungszeitraum/von',
      ),
      validThrough: textAt(item, 'veroeffentlichungszeitraum/bis'),
      start: textAt(item, 'eintrittsdatum', 'eintrittszeitraum/von'),
      category: textAt(item, 'beruf', 'hauptberuf'),
      reference: textAt(item, 'refnr', 'referenznummer'),
      url: textAt(item, 'externeurl', 'allianzpartnerurl'),
      agency: [
        ...yes(item, 'istarbeitnehmerueberlassung', 'Arbeitnehmerüberlassung: true'),
        ...yes(item, 'istprivatearbeitsvermittlung', 'Personalvermittlung: true'),
      ],
    }
  },
}
