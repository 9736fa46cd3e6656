import { ownSchemeWords } from './own-words.ts'
import type { Family, SchemeWord } from './scheme-word.ts'

const behind = String.raw`(?![\p{L}\d])`

/** "Sana-Konzerntarif", "Helios Kliniken Tarifvertrag", "Konzern-TV der Asklepios". */
function houseNames(family: string): [Family, string] {
  const house = family.replace('-ktv', '')
  const agreement = String.raw`(?:Konzern|Haus)?-?(?:tarif\p{L}{0,10}|TV${behind})`
  return [
    family,
    String.raw`${house}[-\s](?:\p{L}{1,12}[-\s])?${agreement}()|(?:Konzern|Haus)-?(?:tarif\p{L}{0,10}|TV) (?:der |von |des )?${house}`,
  ]
}

/** `branch` is the last group of the pattern. In this order: what is found by one is not looked at by the next. */
const names: readonly [Family, string][] = [
  [
    'tvaoed',
    String.raw`TVA[-\s]?(?:ö|oe)D${behind}(?:[-\s(/]{0,3}(?:BT[-\s])?(Pflege|BBiG|Gesundheit\p{L}{0,20})${behind})?`,
  ],
  ['tva-l', String.raw`TVA[-\s]?L${behind}(?:[-\s(/]{0,3}(Pflege|BBiG|Gesundheit\p{L}{0,20})${behind})?`],
  // The agreement of a group of hospitals for its doctors is none of the public ones.
  ['helios-ktv', String.raw`TV[-\s]?Ärzte[-\s/]{1,3}Helios${behind}()`],
  ['asklepios', String.raw`TV[-\s]?Ärzte[-\s/]{1,3}Asklepios${behind}()`],
  ['sana', String.raw`TV[-\s]?Ärzte[-\s/]{1,3}Sana${behind}()`],
  [
    'tv-aerzte',
    String.raw`TV[-\s]?(?:Ä|Ae)(?:rzt(?:e|en|innen und (?:Ä|Ae)rzte)?)?${behind}(?:[-\s/(,]{0,3}((?:VKA|TdL|TV-L|L|KAH|KF|Charité|Hessen|Uni\p{L}{0,20})${behind}))?`,
  ],
  ['tv-aerzte', String.raw`(?:Ä|Ae)rzte-?tarif(?:vertrag)?${behind}(?:[-\s/(]{0,3}((?:VKA|TdL)${behind}))?`],
  [
    'tv-aerzte',
    String.raw`Tarifvertrag(?:e?s)? für (?:Ä|Ae)rzt(?:e|innen und (?:Ä|Ae)rzte)${behind}(?: an (kommunalen|Universitäts)\p{L}{0,12}(?: Krankenhäusern)?)?`,
  ],
  [
    'tvoed',
    String.raw`TV[-\s]?(?:ö|oe)[-\s]?D${behind}((?:[-\s/(]{0,3}(?:VKA|Bund|Pflege|SuE|S\+E|BT-?[KB]|[PBKFVES])(?![\p{L}\d]|[-\s]?\d))*)\)?`,
  ],
  ['tv-l', 'Tarifvertrag(?:e?s)? (?:für den|des) öffentlichen Dienste?s? der Länder()'],
  ['tvoed', `Tarifvertrag(?:e?s)? (?:für den|des) öffentlichen Dienste?s?${behind}()`],
  ['tv-uk', String.raw`TV[-\s]?UK${behind}()`],
  ['tv-l', String.raw`TV[-\s]?L${behind}(?:[-\s(/]{0,3}((?:Pflege|KR|SuE|S\+E)(?![\p{L}\d]|[-\s]?\d)))?`],
  ['tv-h', String.raw`TV[-\s]?H(?:essen)?${behind}()`],
  ['tv-v', `TV-V${behind}()`],
  ['bat-kf', String.raw`BAT[-\s]KF${behind}()`],
  [
    'avr',
    String.raw`AVR${behind}(?:[-.\s(/]{0,3}(?:der |des |vom )?((?:Caritas|C|DD|Diakonie(?:[-\s](?:Deutschland|Bayern|Württemberg|Mitteldeutschland|Hessen|Sachsen|Niedersachsen|Baden))?|Deutscher Caritasverband|Bayern|Württemberg|Wü|Mitteldeutschland|EKM|DWM|DWBO|HN|J|Johanniter|K|Baden|Sachsen)${behind}))?`,
  ],
  [
    'avr',
    String.raw`Arbeitsvertragsrichtlinien(?: (?:des|der) (?:Deutschen )?(Caritas|Diakonie)\p{L}{0,12})?`,
  ],
  [
    'drk',
    String.raw`DRK[-\s](?:TV|RTV|Tarif\p{L}{0,12}|Reform-?(?:tarif\p{L}{0,12}|TV))${behind}(?:[-\s(]{0,2}(Sachsen)${behind})?`,
  ],
  ['drk', `(?:Reform-?)?tarif(?:vertrag)? (?:des )?(?:DRK|Deutschen Roten Kreuzes)${behind}()`],
  [
    'awo-tarif',
    String.raw`(?:TV|Tarif\p{L}{0,10})[-\s](?:der )?AWO${behind}()|AWO[-\s]?(?:TV|Tarif\p{L}{0,10})`,
  ],
  ...['helios-ktv', 'asklepios', 'sana'].map(houseNames),
  ['azubi-praxis', String.raw`(MFA|ZFA)[-\s](?:Azubi|Auszubildende|Ausbildung)\p{L}{0,12}`],
  [
    'mfa',
    `(?:Gehalts-?)?Tarif(?:vertrag)?s? (?:für |der )?(?:die )?(?:MFA|Medizinische[rn]? Fachangestellten?)${behind}()`,
  ],
  ['mfa', String.raw`MFA[-\s](?:Gehalts-?)?tarif\p{L}{0,10}()`],
  [
    'zfa-tarif',
    String.raw`ZFA[-\s](?:Vergütungs-?)?tarif\p{L}{0,10}()|(?:Vergütungs-?)?Tarif(?:vertrag)? (?:für )?ZFA${behind}`,
  ],
  ['adexa', String.raw`ADEXA${behind}(?:[-\s/](?:ADA[-\s]?)?(?:Gehalts-?)?tarif\p{L}{0,10})?()`],
  ['adexa', String.raw`(Apotheker?n?)[-\s]?tarif\p{L}{0,10}`],
  [
    'adexa',
    `(?:Bundesrahmen-?|Gehalts-?)?tarif(?:vertrag)? (?:für |der )?(?:öffentliche |Mitarbeiter in )?Apotheken${behind}()`,
  ],
  ['pflegemindestlohn', 'Pflege-?mindestlohn()|Mindestlohn (?:in|für) (?:der|die) (?:Alten)?pflege'],
  ['pj-hoechstsatz', 'BAföG-?(?:Höchst|Bedarfs)-?satz()'],
  [
    'swoe-kv',
    String.raw`SW(?:Ö|OE)${behind}(?:[-\s]?KV|[-\s]?Kollektivvertrag)?()|(?:KV|Kollektivvertrag)(?: der)? Sozialwirtschaft(?: Österreich)?|BAGS-?KV`,
  ],
  ['caritas-at-kv', String.raw`(?:KV|Kollektivvertrag)(?: der)? Caritas${behind}()|Caritas[-\s]KV${behind}`],
  [
    'diakonie-at-kv',
    String.raw`(?:KV|Kollektivvertrag)(?: der)? Diakonie${behind}()|Diakonie[-\s]KV${behind}`,
  ],
  [
    'privatkrankenanstalten-at',
    '(?:KV|Kollektivvertrag)(?: der| für)? (?:die )?Privat(?:krankenanstalten|spitäler|kliniken)()|Privat(?:krankenanstalten|spitäler|kliniken)[- ](?:KV|Kollektivvertrag)',
  ],
  [
    'ordination',
    String.raw`(?:KV|Kollektivvertrag)(?: der| für)? (?:die )?(?:Ordinations-?(?:angestellten?|hilfen)|Ordinationen|Arztangestellten?|(?:Ä|Ae)rzteangestellten?|Angestellten? (?:bei|der) (?:Ä|Ae)rzt\p{L}{0,8})(?: in)?((?: (?:Wien|Niederösterreich|NÖ|Salzburg)${behind})?)`,
  ],
  ['noe-spitalsaerzte', String.raw`(?:NÖ[-\s])?SÄG${behind}()|NÖ[-\s]Spitalsärztegesetz`],
  ['noe-lga', String.raw`NÖ[-\s](?:LGA|LBG|LBedG|Landes-?bedienstetengesetz)${behind}()`],
  ['ooeg', String.raw`O(?:Ö|ö)G${behind}()|O[Öö]\.?[-\s](?:GG|Gehaltsgesetz|Gesundheitsholding)`],
  ['kabeg', `KABEG${behind}()`],
  ['wigev', `(?:WiGeV|Wiener Gesundheitsverbund)${behind}()`],
  ['salk', `SALK${behind}()|LB-GG${behind}`],
  ['tirol-kliniken', 'Entlohnungsschema Gesundheit()|Tirol[- ]Kliniken[,:;]? Entlohnung'],
  [
    'mpa-blbs',
    String.raw`MPA-?Lohn(?:-?empfehlung(?:en)?)?()(?: nach Empfehlung)?(?: (?:BL|BS|Basel)\p{L}{0,10}(?:/(?:BL|BS))?)`,
  ],
  [
    'gav',
    String.raw`GAV${behind}((?: der)?(?: (?:Berner|Bernische\p{L}?|Spital|Insel)\p{L}{0,3}[-\s]?(?:Gruppe|Spitäler|Spitaler|Spitälern|Wallis)?)?)`,
  ],
  ['adexa', String.raw`(PTA|PKA|Apotheker)(?:\*?in)?\s(?:\([^)]{1,12}\)\s)?nach Tarif${behind}`],
  ['mfa', String.raw`(?:MFA|Medizinische Fachangestellte)\s(?:\([^)]{1,12}\)\s)?nach Tarif${behind}()`],
  [
    'zfa-tarif',
    String.raw`(?:ZFA|Zahnmedizinische Fachangestellte)\s(?:\([^)]{1,12}\)\s)?nach Tarif${behind}()`,
  ],
  ['azubi-praxis', String.raw`(?:Azubi|Auszubildende[rn]?)\s(MFA|ZFA)${behind}`],
  [
    'azubi-praxis',
    String.raw`(?:Ausbildungs-?)?(?:vergütung|entgelt)\s(?:nach|laut|gemäß)\sTarif${behind}()`,
  ],
  ['bgld-aerzte', `(?:Entlohnungsschema s|Burgenland|Bgld)${behind}()`],
  ['tvoed', `(VKA|SuE)${behind}`],
  ['haustarif', String.raw`(?:Haus|Firmen|Konzern|Klinik)-?tarif(?:vertrag)?\p{L}{0,3}${behind}()`],
  ['kv-at', `(?:KV|Kollektivvertrag)${behind}()`],
]

/** What the names begin with: the only spots at which they are looked for. */
const beginnings =
  /(?<![\p{L}\d])(?:TV|Tarif|(?:Ä|Ae)rzte|BAT|AVR|Arbeitsvertrags|DRK|Reform|AWO|Helios|Konzern|Asklepios|Sana|MFA|ZFA|Gehalts|Medizinische|Zahnmed|Vergütung|Entgelt(?=\s)|KABEG|WiGeV|Wiener G|ADEXA|Apotheke|Bundesr|PTA|PKA|Pflege-?m|Mindestlohn|BAf|SW|KV|Kollektiv|BAGS|Caritas|Diakonie|NÖ|SÄG|OÖ|SALK|LB-|Entlohn|Burgenland|Bgld|Azubi|Auszubildende|Ausbildungs|Tirol|Privat|MPA|GAV|VKA|SuE|Haus|Firmen|Klinik)/giu

const patterns = names.map(([family, source]) => ({ family, pattern: new RegExp(`(?:${source})`, 'iuy') }))

/** No ad names so many; bounds the time that a hostile text takes. */
const namesMax = 100

/** The names of schemes in a text, from left to right, none inside another. */
export function schemeWords(text: string): SchemeWord[] {
  const found: SchemeWord[] = ownSchemeWords(text)
  const spots = [...text.matchAll(beginnings)].map(({ index }) => index).slice(0, namesMax)
  for (const { family, pattern } of patterns)
    for (const from of spots) {
      pattern.lastIndex = from
      const match = pattern.exec(text)
      if (!match) continue
      const to = from + match[0].length
      if (found.some(other => from < other.to && other.from < to)) continue
      const branch = match.slice(1).find(part => part !== undefined) ?? ''
      found.push({ family, branch: branch.toLowerCase(), from, to })
    }
  return found.sort((one, other) => one.from - other.from)
}
