import { guideAnswerOf } from '../../../../guide/find-guide-answer.ts'
import type { GuideCountry } from '../../../../guide/guide-text.ts'
import { textOfCountry } from '../../../../guide/related-texts.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Meaning } from '../meaning.ts'

const leads = String.raw`(?<!\p{L})(?:in|nach|für|to|for|z|zu|im|ins|bei)\s+(?:der |die |den |the |kanton |raum |canton )?`
const names: readonly (readonly [GuideCountry, string])[] = [
  [
    'de',
    'deutschland|germany|bundesland|berlin|hamburg|münchen|munich|köln|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|bremen|bayern|bavaria|hessen|sachsen|thüringen|nrw|niedersachsen|brandenburg|rheinland|baden',
  ],
  [
    'at',
    'österreich|austria|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|tirol|vorarlberg|kärnten|steiermark|burgenland|niederösterreich|oberösterreich',
  ],
  [
    'ch',
    'schweiz|switzerland|zürich|züri|zurich|bern|basel|luzern|winterthur|st\\.? gallen|aargau|thurgau|graubünden|genf|geneva|lausanne|zug|chur|thun',
  ],
]
const places = names.map(
  ([country, list]) => [country, new RegExp(`${leads}(?:${list})(?!\\p{L})`, 'iu')] as const,
)

/** The text of the country that is named, where each has its own: "Welche Bewilligung brauche ich für eine Arbeit in Wien?". */
export function ofCountryNamed(meaning: Meaning, text: string, locale: Locale): Meaning {
  if (meaning.kind !== 'guide') return meaning
  const [named, ...others] = places.filter(([, place]) => place.test(text))
  if (!named || others.length > 0) return meaning
  const other = textOfCountry(meaning.answer.id, named[0])
  const answer =
    other && other.id !== meaning.answer.id ? guideAnswerOf(other.id, locale, meaning.answer.certainty) : null
  return answer ? { ...meaning, answer } : meaning
}
