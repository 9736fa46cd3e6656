const year = '(?:19[4-9]\\d|20[0-4]\\d)'
const houseNumber = `(?!${year}(?!\\d)|\\d{1,2}\\s?[./]\\s?\\d)\\d{1,4}\\s?[a-z]?(?:\\s?[-–/]\\s?\\d{1,4}\\s?[a-z]?)*(?![\\p{L}\\d%.])`
// Bounded, as all of these are: a hostile document has words without end.
const capitalised = "\\p{Lu}[\\p{L}'’.-]{1,40}"
const titles = '[Pp]rof|[Dd]r|DDr|DR|Mag|PD|[Dd]oz|Priv\\.-?[Dd]oz|[Dd]ipl\\.-?\\p{L}{2,6}|Univ'
const moreTitles = 'med|univ|habil|dent|rer|nat|phil|mult|h\\.\\s?c|vet|hum|biol'
const titled = `(?:(?:${titles})\\.(?:in)?[\\s-]*|PD\\s|Professor(?:in)?\\s|Doktor\\s)(?:(?:${titles}|${moreTitles})\\.?(?:in)?[\\s-]+|(?:${titles}|${moreTitles})\\.(?:in)?)*`
const address = '(?:[Ff]rau|[Hh]errn?|FRAU|HERR|Fr\\.|Hr\\.|Mrs?\\.?|Ms\\.?|Miss)'

/** What may be known of somebody by a pattern, wherever it stands. Each is covered by a word of its own, so that the rest still reads. */
const covers: readonly [pattern: RegExp, cover: string][] = [
  // "anna.beispiel@klinik.de", "anna (at) klinik.de", "anna at klinik punkt de"
  [/[^\s@<>()|;,]{1,64}\s?(?:@|[([{]\s?(?:at|ät)\s?[)\]}])\s?[^\s@<>()|;,]+/giu, '[E-MAIL]'],
  [/[\w.+-]{1,64}\s(?:at|ät)\s[\w-]+\s?(?:\.|\s(?:punkt|dot)\s)\s?[a-z]{2,6}(?!\p{L})/giu, '[E-MAIL]'],
  [/(?:https?:\/\/|www\.)\S+/giu, '[LINK]'],
  [
    /(?<![\p{L}\d])(?:[\p{L}\d-]{1,60}\.){1,4}(?:de|at|ch|li|com|org|net|eu|info|io|me|health|online|dev|app|tv|uk|pl|ro)(?:\/\S*)?(?![\p{L}\d.])/gu,
    '[LINK]',
  ],
  [
    /(?<!\p{L})(?:linkedin|xing|instagram|facebook|twitter|telegram|whatsapp|skype|orcid|researchgate|github|threema)\s?(?:id)?\s?[:/]\s?\S+/giu,
    '[LINK]',
  ],
  [/(?<![\p{L}\d])@[\p{L}\d._-]{2,}/gu, '[LINK]'],
  [/(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?(?![\p{L}\d])/gu, '[ID]'],
  // "LANR 123456789", "Personalnummer: M-204", "Aktenzeichen 12/204"
  [
    /(?<!\p{L})(?:\p{L}{0,40}(?:nummer|nr\.?)|number|no\.|aktenzeichen|az\.|pin|lanr|bsnr|efn|gln|svnr|ahv|iban|nmc|gmc|uid)\s?[:#]?\s?(?=[^\s,;|]*\d)[\p{L}\d./-]{3,}(?:[ .-]?\d{2,})*/giu,
    '[ID]',
  ],
  [/(?<!\p{L})(?:postfach|p\.?\s?o\.?\s?box|postbox)\s?[\d ]{2,}/giu, '[ADDRESS]'],
  [/(?<!\p{L})c\/o\s[^,;|\t]{2,40}/giu, '[ADDRESS]'],
  [
    new RegExp(
      `(?:${capitalised}\\s){0,2}[\\p{L}.'’-]{0,40}(?:[Ss]tra(?:ß|ss)e|STRA(?:ß|SS)E|[Ss]tr\\.|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Rr]ing|[Uu]fer|[Dd]amm|[Cc]haussee|[Ss]teig|[Pp]fad|[Ss]tieg|[Pp]romenade|[Kk]ai|[Zz]eile|[Ww]inkel|[Gg]raben|[Mm]arkt|berg|hof|feld|wall|tor|[Bb]rücke|[Gg]arten|[Pp]ark|[Hh]öhe|grund|[Ss]iedlung)\\s{0,2}${houseNumber}`,
      'gu',
    ),
    '[ADDRESS]',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])\\d{1,4}[a-z]?,?\\s(?:${capitalised}\\s){1,3}(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Drive|Court|Square|Terrace|Close|Way)(?!\\p{L})`,
      'gu',
    ),
    '[ADDRESS]',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:[Rr]ue|[Vv]ia|[Aa]venue|[Cc]hemin|[Rr]oute|[Vv]iale|[Pp]iazza|[Uu]lica|ul\\.)\\s[^,;|\\t\\d]{2,40}\\s${houseNumber}`,
      'gu',
    ),
    '[ADDRESS]',
  ],
  // "D-50667 Köln", "1010 Wien", "SW1A 1AA"
  [
    new RegExp(
      `(?<![\\p{L}\\d./-])(?:(?:DE?|AT?|CH|FL|LI)\\s?[-–]\\s?)?(?!${year}(?!\\d))\\d{4,5},?\\s{1,3}\\p{Lu}[\\p{L}.'’/-]*(?:\\s(?:am|an|der|im|in|bei|ob|unter|vor|zum|${capitalised}))*`,
      'gu',
    ),
    '[ADDRESS]',
  ],
  [/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/gu, '[ADDRESS]'],
  [/[*✱∗]\s?(?:am\s)?\d{1,2}\.[^,;|\t]{3,40}/gu, '[BIRTH]'],
  // Names of others, who have not been asked.
  [
    new RegExp(
      `(?<!\\p{L})(?:${address}\\s(?:${titled})?|${titled})\\p{Lu}[\\p{L}'’-]{0,40}\\.?(?:\\s(?:(?:von|van|de|der|zu)\\s){0,2}${capitalised})?`,
      'gu',
    ),
    '[PERSON]',
  ],
]

const date = `(?:(?:\\d{1,2}\\s?\\.\\s?)?\\d{1,2}\\s?[./]\\s?${year}|${year}[-/.]\\d{1,2}(?:-\\d{1,2})?|${year}(?:/\\d\\d)?|\\d{1,2}/\\d\\d)(?!\\d)`
const dates = new RegExp(`^\\s*(?:${date}(?:\\s?[-–/.,()]\\s?|\\s|$)+)+`, 'u')
const digitRun = /[+(]?\d[\d ()/.–+-]{3,}\d/gu
const longNumber = new RegExp(
  `(?<!\\d)(?!${year}(?!\\d))(?:\\p{Lu}{1,3}[-/]?)?(?!${year}(?!\\d))\\d{4,}\\p{L}{0,2}(?!\\d)`,
  'gu',
)

/** E-mail, telephone, addresses, links, numbers that name somebody, and persons with a title or a form of address. */
export function coverContact(text: string): string {
  const covered = covers.reduce((rest, [pattern, cover]) => rest.replace(pattern, cover), text)
  return covered.replace(digitRun, withoutTelephone).replace(longNumber, '[ID]')
}

const leastTelephoneDigits = 5

/** Periods at the beginning of a run of digits stay; what else has many digits is a telephone number, or might be one. */
function withoutTelephone(run: string): string {
  const kept = dates.exec(run)?.[0] ?? ''
  const rest = run.slice(kept.length)
  return rest.replace(/\D/g, '').length < leastTelephoneDigits ? run : `${kept}[TELEPHONE]`
}
