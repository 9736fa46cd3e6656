import { LinePatterns } from './line-patterns.ts'

/**
 * Wordings that German equal-treatment law (AGG §§ 1, 7, 11) makes risky in ads, by the ground they touch. They are hints
 * for a person to look at; ads are imported all the same.
 */
const hintWords: [string, RegExp][] = [
  [
    'wording-age',
    /(?<![a-zäöüß])(?:junge[rsn]?(?= (?:und )?(?:dynamisch|motiviert|engagiert|mitarbeiter|kolleg|kraft|schwester|pfleger|arzt|ärzt|frau|mann))|jung und|junges team|dynamisches junges|berufsanfänger gesucht|max(?:\.|imal)?\s*\d{2}\s*jahre|nicht älter als|bis \d{2} jahre(?: alt)?|zwischen \d{2} und \d{2} jahren?|höchstens \d{2} jahre|digital native)/i,
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
  /(?<![a-zäöüß])\p{L}*(?:schwester|helferin|assistentin|hebamme(?!n)|sekretärin|pflegerin|ärztin|therapeutin|angestellte)(?![a-zäöüß])/iu
const maleOnly =
  /(?<![a-zäöüß])\p{L}*(?:pfleger|arzt|helfer|therapeut|assistent|sanitäter|apotheker|leiter|sekretär)(?![a-zäöüß])/iu
const neutral =
  /[([{].{1,14}[)\]}]|\bm\s*\/\s*w|[*:_]in|\/-?\s?(?:in|frau|mann)|innen\b|(?:kraft|hilfe|personal|leitung|assistenz)(?![a-zäöüß])| \/ |\/\p{Lu}/iu

/** Keys of risky wordings; `wording-gender` when the title names one sex and no marker says that all are meant. */
export function readHints(titleOriginal: string, text: string): string[] {
  const named = patterns.within(titleOriginal, text.slice(0, 10_000))
  const found = hintWords.filter((_, index) => named[index]).map(([key]) => key)
  const isOneSex = femaleOnly.test(titleOriginal) !== maleOnly.test(titleOriginal)
  if (isOneSex && !neutral.test(titleOriginal)) found.push('wording-gender')
  return found
}
