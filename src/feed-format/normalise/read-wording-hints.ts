import { LinePatterns } from './line-patterns.ts'

const wordStart = '(?<![a-zäöüß])'
const young = 'jung(?:e[rnsm]?)?'
const traits =
  'dynamisch|motiviert|engagiert|flexib|belastbar|aufgeschlossen|ambitioniert|begeister|talentiert|tatkräftig|agil|frisch'
const staff =
  'mitarbeit|kolleg|\\p{L}*kraft|\\p{L}*kräfte|\\p{L}*schwester|\\p{L}*pfleger|pflegefach|\\p{L}*arzt|\\p{L}*ärzt|medizinische fachang|mediziner' +
  '|mann(?![a-zäöüß])|frau(?![a-zäöüß])|bewerber|talente|assisten|\\p{L}*therapeut|hebamme|sekretär|leute für'
/** Before a mention of young people: they are patients, pupils or apprentices, not applicants. */
const guided =
  '(?=jung)(?<!(?:anleit|betreu|begleit|förder|ausbild|unterstütz|einarbeit|weiterbild|behandl|versorg|mentor|coach)[^.!?]{0,50})'
/** The same after the mention, as in "junge Kolleginnen anleiten". */
const notGuided =
  '(?![^.,;!?]{0,50}(?:an(?:zu)?leit|betreu|begleit|(?:zu )?förder|aus(?:zu)?bild|unterstütz|ein(?:zu)?arbeit))'
const age = '[2-6]\\d'
const cared =
  '(?=max|nicht|höch|bis|zwis)(?<!(?:kind|jugend|erwachsen|patient|klient|bewohner|mensch|person)[^.!?]{0,50})'
const ofService = '(?!\\s*(?:\\p{L}*erfahrung|\\p{L}*zugehörigkeit|laufzeit|lang|garantie))'

/**
 * Wordings that German equal-treatment law (AGG §§ 1, 7, 11) makes risky in job ads, by protected characteristic. They are hints for human
 * review; the jobs are imported regardless. Age may describe the people cared for, never the applicants.
 */
const hintWords: [string, RegExp][] = [
  [
    'wording-age',
    words(
      `${guided}${young}(?:,? und |, ?| & | )(?:${traits})(?!\\p{L}*\\s+(?:team|unternehmen|praxis|klinik))`,
      `${guided}${young}(?: und \\p{L}+)? (?:${staff})${notGuided}`,
      `(?:${traits})\\p{L}*(?:,? und |, ?| & | )${young} (?:${staff})${notGuided}`,
      `${cared}(?:max(?:\\.|imal)?\\s*|nicht älter als |höchstens )${age} jahren?${ofService}`,
      `${cared}bis (?:zu )?${age} jahren?${ofService}`,
      `${cared}zwischen ${age} und ${age} jahren?${ofService}`,
      'berufsanfänger gesucht',
      'digital natives?',
      'young(?:,? and |, ?| & | )(?:dynamic|motivated|energetic)(?! team)',
      'young (?:nurse|doctor|physician|colleague|professional)s?',
    ),
  ],
  [
    'wording-young-team',
    words(
      `${young}(?:,? und |, ?| & | )(?:\\p{L}+e[sn] )?\\p{L}*team(?![a-zäöüß])`,
      `(?:${traits})\\p{L}*(?:,? und |, ?| & | )${young} \\p{L}*team(?![a-zäöüß])`,
      'team ist jung',
      'young(?:(?:,? and |, ?| & | )\\p{L}+)? team(?![a-z])',
    ),
  ],
  [
    'wording-origin',
    /(?<![a-zäöüß])(?:muttersprachler|muttersprache deutsch|deutsch als muttersprache|native (?:german|speaker)|deutsche[rn]? (?:pfleger|krankenschwester|arzt|ärztin|mitarbeiter|staatsbürger|staatsangehörigkeit|herkunft)|nur deutsche|akzentfrei|accent-free)/i,
  ],
  [
    'wording-religion',
    /(?<![a-zäöüß])(?:konfessionszugehörigkeit|mitglied(?:schaft)? (?:in )?(?:der|einer) (?:christlichen|katholischen|evangelischen)? ?kirche|christliche[rn]? konfession)/i,
  ],
  [
    'wording-disability',
    /(?<![a-zäöüß])(?:körperlich (?:uneingeschränkt )?belastbar|uneingeschränkt belastbar|volle körperliche belastbarkeit|kerngesund)/i,
  ],
]
const patterns = new LinePatterns(hintWords.map(([, pattern]) => pattern))
const femaleOnly =
  /(?<!\p{L})\p{L}*(?:schwester|helferin|assistentin|hebamme(?!n)|sekretärin|pflegerin|ärztin|therapeutin|angestellte)(?![a-zäöüß])/iu
const maleOnly =
  /(?<!\p{L})\p{L}*(?:pfleger|arzt|helfer|therapeut|assistent|sanitäter|apotheker|leiter|sekretär)(?![a-zäöüß])/iu
const neutral =
  /[([{].{1,14}[)\]}]|\bm\s*\/\s*w|[*:_]in|\/-?\s?(?:in|frau|mann)|innen\b|(?:kraft|hilfe|personal|leitung|assistenz)(?![a-zäöüß])| \/ |\/\p{Lu}/iu

function words(...patterns: string[]): RegExp {
  return new RegExp(`${wordStart}(?:${patterns.join('|')})`, 'iu')
}

/** Keys of risky wordings; `wording-gender` when the title names one sex and has no gender marker. */
export function readWordingHints(titleOriginal: string, text: string): string[] {
  const named = patterns.within(titleOriginal, text.slice(0, 10_000))
  const found = hintWords.filter((_, index) => named[index]).map(([key]) => key)
  const isOneSex = femaleOnly.test(titleOriginal) !== maleOnly.test(titleOriginal)
  if (isOneSex && !neutral.test(titleOriginal)) found.push('wording-gender')
  return found
}
