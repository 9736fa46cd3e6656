import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardQueryVocabulary } from './board-vocabulary.ts'
import { understandQuery } from './understand-query.ts'
import type { UnderstoodFilters } from './understood.ts'

const vocabulary = boardQueryVocabulary()

/** Only what was understood, so that a case names nothing else. */
function read(text: string) {
  const { words, filters, place } = understandQuery(text, { locale: 'de', vocabulary })
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  return {
    words,
    ...Object.fromEntries(given),
    ...(place && { place: place.text }),
    ...(place?.radiusKm && { radiusKm: place.radiusKm }),
  }
}

type Case = [
  text: string,
  words: string,
  said?: Partial<UnderstoodFilters> & { place?: string; radiusKm?: number },
]

const holds = (cases: readonly Case[]) =>
  it.each(cases)('"%s"', (text, words, said = {}) => {
    expect(read(text)).toEqual({ words, ...said })
  })

describe('words typed apart', () => {
  holds([
    ['zahnarzt helferin', 'zahnarzthelferin'],
    ['kranken schwester köln', 'krankenschwester', { place: 'köln' }],
    ['pflege dienst leitung', 'pflegedienstleitung'],
    ['medizinische fach angestellte', 'medizinische fachangestellte'],
    [
      'pflege fachkraft teil zeit ohne nacht dienst',
      'pflegefachkraft',
      { employmentType: ['part-time'], without: ['nights'] },
    ],
    ['Ober Arzt Kardiologie', 'Oberarzt Kardiologie'],
    ['Arzt-Helferin', 'Arzthelferin'],
    // Apart they say the same, or something else.
    ['Intensiv Pflege', 'Intensiv Pflege'],
    ['OP Pflege', 'OP Pflege'],
    ['Arzt Praxis', 'Arzt', { employerType: ['private-practice'] }],
  ])

  it('tells which part of the text as it was typed says something', () => {
    const { parts, asked } = understandQuery('pflege nur tag dienst ulm', { locale: 'de', vocabulary })
    expect(parts.map(({ from, to }) => asked.slice(from, to))).toContain('tag dienst')
  })
})

describe('a sentence', () => {
  holds([
    [
      'pflege teilzeit keine nacht hamburg',
      'pflege',
      { employmentType: ['part-time'], without: ['nights'], place: 'hamburg' },
    ],
    [
      'unbefristete Stelle Physiotherapeut Leipzig',
      'Physiotherapeut',
      { contract: ['permanent'], place: 'Leipzig' },
    ],
    [
      'dipl. Pflegefachfrau Zürich 80 Prozent',
      'dipl. Pflegefachfrau',
      { employmentType: ['part-time'], place: 'Zürich' },
    ],
    ['Pflege Bayern Teilzeit', 'Pflege', { employmentType: ['part-time'], place: 'Bayern' }],
    ['ZFA 79098', 'ZFA', { place: '79098' }],
    ['MFA waldshut', 'MFA', { place: 'waldshut' }],
    ['Arzt Schwabing', 'Arzt', { place: 'Schwabing' }],
    ['Hebamme Waren (Müritz)', 'Hebamme', { place: 'Waren (Müritz)' }],
    ['Erzieherin Caritas Neuwied', 'Erzieherin Caritas', { place: 'Neuwied' }],
    ['Caritas Neuwied', 'Caritas Neuwied'],
    ['ich suche eine Stelle als MFA in Köln', 'MFA', { place: 'Köln' }],
    ['was gibt es für Ergotherapeuten in Freiburg?', 'Ergotherapeuten', { place: 'Freiburg' }],
    ['nurse jobs in Munich no nights', 'nurse', { without: ['nights'], place: 'Munich' }],
    [
      'part time physiotherapist in Vienna',
      'physiotherapist',
      { employmentType: ['part-time'], place: 'Vienna' },
    ],
    [
      'PDL Vollzeit unbefristet 5000 brutto',
      'PDL',
      { employmentType: ['full-time'], contract: ['permanent'], salaryMin: 5000 },
    ],
    ['keine Leiharbeit bitte', '', { without: ['agencies'] }],
    ['MFA letzte 7 Tage', 'MFA', { postedWithin: 7 }],
    ['Hebamme ab sofort', 'Hebamme'],
    ['English speaking nurse Berlin', 'nurse', { language: ['en'], place: 'Berlin' }],
    ['', ''],
    ['Jobs', ''],
  ])
})

describe('a place', () => {
  holds([
    ['Krankenschwester 20 km um Stuttgart', 'Krankenschwester', { place: 'Stuttgart', radiusKm: 20 }],
    ['Frankfurt (Oder) Krankenschwester', 'Krankenschwester', { place: 'Frankfurt (Oder)' }],
    ['Bad Homburg Altenpflege', 'Altenpflege', { place: 'Bad Homburg' }],
    ['OP-Schwester Kanton Bern', 'OP-Schwester', { place: 'Kanton Bern' }],
    ['Arzt am Bodensee', 'Arzt', { place: 'Bodensee' }],
    ['pflege in hambrug', 'pflege', { place: 'Hamburg' }],
    ['Pflege 8001 Zürich', 'Pflege', { place: '8001 Zürich' }],
    ['1010', '', { place: '1010' }],
    ['Pflege A-1090', 'Pflege', { place: 'A-1090' }],
    ['pflege nrw', 'pflege', { place: 'nrw' }],
    ['Altenpfleger Essen', 'Altenpfleger', { place: 'Essen' }],
    ['Arzthelferin Halle', 'Arzthelferin', { place: 'Halle' }],
    // Words that are also towns, and towns that are part of a name.
    ['Essen auf Rädern', 'Essen auf Rädern'],
    ['Klinikum Köln', 'Klinikum Köln'],
    ['Uniklinik Köln Pflege', 'Uniklinik Köln Pflege'],
    ['Wiener Krankenschwester', 'Wiener Krankenschwester'],
    ['Koch', 'Koch'],
  ])
})

describe('a refusal', () => {
  holds([
    ['keine Nacht, aber Wochenende', '', { without: ['nights'] }],
    ['Pflege keine Nacht, Wochenende ok', 'Pflege', { without: ['nights'] }],
    [
      'ohne Nacht- und Wochenenddienste Pflege Köln',
      'Pflege',
      { without: ['nights', 'weekends'], place: 'Köln' },
    ],
    ['ohne Rufbereitschaft OP Pflege', 'OP Pflege', { without: ['on-call'] }],
    [
      'Krankenpfleger, kein Schichtdienst, Nürnberg',
      'Krankenpfleger',
      { without: ['shifts'], place: 'Nürnberg' },
    ],
    ['Arzt nicht Krankenhaus', 'Arzt', { without: ['hospital'] }],
    ['Pflege nicht befristet', 'Pflege', { contract: ['permanent'] }],
    ['MFA Montag bis Freitag', 'MFA', { without: ['weekends'] }],
    // After a comma a wish is rather a wish.
    ['OTA ohne Leasing, unbefristet', 'OTA', { without: ['agencies'], contract: ['permanent'] }],
    [
      'MFA kein Wochenende, am besten Praxis',
      'MFA',
      { without: ['weekends'], employerType: ['private-practice'] },
    ],
    // The refusal may stand behind.
    ['Pflege, Wochenenden kommen für mich nicht in Frage', 'Pflege', { without: ['weekends'] }],
    ['Zeitarbeitsfirmen kannst du gleich weglassen', '', { without: ['agencies'] }],
    ['Pflege Nachtdienst ist für mich kein Problem', 'Pflege'],
    // What cannot be refused is no filter, and stays a word.
    ['ohne Ausbildung in der Pflege', 'ohne Ausbildung in der Pflege'],
  ])
})

describe('a word of the trade', () => {
  holds([
    ['Nachtwache', 'Nachtwache'],
    ['Praxisanleitung', 'Praxisanleitung'],
    ['Leitstelle Disponent', 'Leitstelle Disponent'],
    ['Soziale Arbeit Köln', 'Soziale Arbeit', { place: 'Köln' }],
    ['Oberarzt Klinik für Kardiologie', 'Oberarzt Klinik für Kardiologie'],
    ['leitender Oberarzt Kardiologie', 'Oberarzt Kardiologie', { experience: ['executive'] }],
    ['MFA Praxis', 'MFA', { employerType: ['private-practice'] }],
    ['Nachtwache Pflegeheim Bremen', 'Nachtwache', { employerType: ['care-facility'], place: 'Bremen' }],
    ['Pflegefachkraft nur Nachtdienst', 'Pflegefachkraft', { shift: ['nights-only'] }],
    ['nur vormittags MFA', 'MFA', { shift: ['day'] }],
  ])
})

describe('an amount', () => {
  holds([
    ['pflegefachkraft ab 4000', 'pflegefachkraft', { salaryMin: 4000 }],
    ['nurse more than 4000', 'nurse', { salaryMin: 4000 }],
    ['Pflege ganze Stelle', 'Pflege', { employmentType: ['full-time'] }],
    ['mind. 60k im Jahr Assistenzarzt', 'Assistenzarzt', { salaryMin: 5000 }],
    ['25 € die Stunde Altenpflege', 'Altenpflege', { salaryMin: 4168 }],
    ['MPA 80–100 %', 'MPA', { employmentType: ['part-time', 'full-time'] }],
    ['MPA 60-80 Bern', 'MPA', { employmentType: ['part-time'], place: 'Bern' }],
    ['ZFA Bonn, nicht mehr als 30 km', 'ZFA', { place: 'Bonn', radiusKm: 30 }],
    ['50–80 Prozent Pflege', 'Pflege', { employmentType: ['part-time'] }],
    ['Physio 30 Stunden', 'Physio', { employmentType: ['part-time'] }],
    ['arzthelferin 450 euro job', 'arzthelferin', { employmentType: ['part-time'] }],
    ['Ausbildung Pflege 2027', 'Ausbildung Pflege 2027'],
  ])
})

describe('a collective agreement', () => {
  holds([
    ['TVöD P8 Pflege', 'Pflege', { tariff: ['tvoed-p8'] }],
    ['EG 9b TV-L Pflege', 'Pflege', { tariff: ['tv-l-e9b'] }],
    ['Pflege, Bezahlung nach AVR Caritas', 'Pflege', { tariff: ['avr-caritas'] }],
    ['Pflege nach Tarif', 'Pflege', { tariff: ['any'] }],
    ['Pflege nicht nach TVöD', 'Pflege'],
    ['TVöD 80 % Pflege', 'Pflege', { tariff: ['tvoed'], employmentType: ['part-time'] }],
  ])
})

describe('the language of an ad', () => {
  holds([
    ['Anzeigen auf Englisch Pflege', 'Pflege', { adLanguage: ['en'] }],
    ['Pflege auf Englisch', 'Pflege', { language: ['en'] }],
    ['nurse no German required', 'nurse'],
  ])
})

describe('a slip of the pen', () => {
  holds([
    ['Teilziet MFA', 'MFA', { employmentType: ['part-time'] }],
    ['Volzeit Pflege', 'Pflege', { employmentType: ['full-time'] }],
    ['Pflege ohne Wochenendinst', 'Pflege', { without: ['weekends'] }],
  ])
})

describe('a title as it stands in an ad', () => {
  holds([
    [
      'Urologin / Urologe (w/m/d) in Voll- oder Teilzeit',
      'Urologin / Urologe (w/m/d)',
      { employmentType: ['full-time', 'part-time'] },
    ],
    ['Medical Writer (all genders)', 'Medical Writer (all genders)'],
    ['GESUNDHEITS- UND KRANKENPFLEGER:IN', 'GESUNDHEITS- UND KRANKENPFLEGER:IN'],
    ['Radiologe (m/w/d) in Teilzeit (24 Stunden)', 'Radiologe (m/w/d)', { employmentType: ['part-time'] }],
    ['24-Stunden-Betreuung', '24-Stunden-Betreuung'],
  ])
})

describe('a word beside the name of a town', () => {
  holds([
    ['Lübecker Pflege', 'Lübecker Pflege'],
    ['Chirurgie Hernie', 'Chirurgie Hernie'],
    ['Pflege nicht in Berlin oder Potsdam', 'Pflege'],
    ['Pflege Bayern, Raum München', 'Pflege', { place: 'München' }],
    ['Pflege 20 km', 'Pflege'],
  ])

  it('is a word of English where the page is English', () => {
    const middleOf = (locale: 'de' | 'en') =>
      understandQuery('the much needed nurse', { locale, vocabulary }).place?.text ?? null
    expect([middleOf('de'), middleOf('en')]).toEqual(['much', null])
  })
})

describe('a town without a blank before it', () => {
  it.each([
    ['krankenschwestermünchen', 'krankenschwester', 'münchen'],
    ['Arzthelferinhamburg Teilzeit', 'Arzthelferin', 'hamburg'],
    ['hebammeberlin ohne nacht', 'hebamme', 'berlin'],
  ])('%s', (text, words, place) => {
    expect(understandQuery(text, { locale: 'de', vocabulary })).toMatchObject({
      words,
      place: { text: place },
    })
  })

  it.each(['Klinikumfrankfurt', 'Klinikessen', 'Berlinpflege', 'Xyzmünchen', 'Physiotherapie'])(
    'is none in %s',
    text => {
      const { words, place } = understandQuery(text, { locale: 'de', vocabulary })
      expect([words, place]).toEqual([text, null])
    },
  )
})

describe('the number of an ad', () => {
  const of = (text: string) => understandQuery(text, { locale: 'de', vocabulary })

  it.each(['AB-1234', 'MFA AB-1234', 'KFH-4000'])('is a word, neither pay nor a place: %s', text => {
    expect(of(text)).toMatchObject({ words: text, place: null, filters: { salaryMin: null } })
  })

  it('is neither pay nor a country with its postal code', () => {
    expect(of('MFA Stelle 8700').filters.salaryMin).toBeNull()
    expect(of('Hebamme CH-8001').place?.text).toBe('CH-8001')
    expect(of('MFA ab 3000').filters.salaryMin).toBe(3_000)
  })
})

describe('a long text', () => {
  it('is read up to 200 characters, and says so', () => {
    const { asked, place } = understandQuery(`${'Pflege '.repeat(40)}Köln`, { locale: 'de', vocabulary })
    expect(asked).toHaveLength(200)
    expect(place).toBeNull()
  })

  it('is not cut inside a letter', () => {
    expect(understandQuery(`${'a'.repeat(199)}😀`, { locale: 'de', vocabulary }).asked).toBe('a'.repeat(199))
  })
})

describe('whatever is typed', () => {
  it('is split into parts and words without a letter lost or said twice', () => {
    const word = fc.constantFrom(
      'Pflege',
      'ohne',
      'Nacht',
      'und',
      'Köln',
      '80 %',
      'ab 4000',
      'Teilzeit',
      ',',
      '(',
      'in',
      'ſ',
      '€',
      '20 km',
      'Essen',
      'nicht',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(word).map(list => list.join(' ')),
        ),
        text => {
          const { parts } = understandQuery(text, { locale: 'de', vocabulary })
          let at = 0
          for (const part of parts) {
            expect(part.from).toBeGreaterThanOrEqual(at)
            expect(part.to).toBeGreaterThan(part.from)
            expect(text.slice(part.from, part.to)).toBe(part.text)
            at = part.to
          }
        },
      ),
    )
  })
})

describe('what somebody offers is no wish', () => {
  holds([
    ['Pflege auch am Wochenende', 'Pflege'],
    ['Pflege gern nachts', 'Pflege'],
    ['Pflege auch nachts und am Wochenende', 'Pflege'],
    ['nurse, also weekends', 'nurse'],
    ['nurse happy to work nights', 'nurse'],
    ['Pflege, Wochenenddienst kein Problem', 'Pflege'],
    ['Pflege am Wochenende', 'Pflege', { shift: ['weekends'] }],
    ['Pflege, gern vormittags', 'Pflege', { shift: ['day'] }],
  ])
})

describe('a code of four digits', () => {
  holds([
    ['8001', '', { place: '8001' }],
    ['1090', '', { place: '1090' }],
    ['8400', '', { place: '8400' }],
    ['6020 Pflege', 'Pflege', { place: '6020' }],
    ['Pflege 1200', 'Pflege', { place: '1200' }],
    ['Pflege 3000', 'Pflege 3000'],
    ['2027', '2027'],
  ])
})

describe('signs without words', () => {
  it.each(['???', ' ... ', '-', '😀', '%', '+++'])('"%s" says nothing', text => {
    const { words, parts } = understandQuery(text, { locale: 'de', vocabulary })
    expect({ words, parts: parts.map(part => [part.text, part.as]) }).toEqual({
      words: '',
      parts: [[text.trim(), 'filler']],
    })
  })
  holds([['in %', '']])
})

describe('a practical training in a field', () => {
  holds([
    ['Praktikum Pflege', 'Pflege', { employmentType: ['internship'] }],
    ['Praktikant Pflege Ulm', 'Pflege', { employmentType: ['internship'], place: 'Ulm' }],
  ])
})

describe('what an employer says of an ad, and what is asked about pay', () => {
  holds([
    ['unsere stelle pflegefachkraft koeln', 'pflegefachkraft', { place: 'koeln' }],
    ['Was verdient eine MFA in Köln?', 'MFA', { place: 'Köln' }],
  ])
})
