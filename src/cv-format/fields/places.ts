import { fold } from '../../basics/fold.ts'
import { findPlaces } from '../../vocabulary/places/find-places.ts'

const countries: Record<string, string> = {
  deutschland: 'DE',
  germany: 'DE',
  oesterreich: 'AT',
  austria: 'AT',
  schweiz: 'CH',
  switzerland: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  liechtenstein: 'LI',
}

const otherCountries = new Set(
  `polen poland tuerkei turkey syrien syria ukraine rumaenien romania bulgarien bulgaria italien italy spanien spain frankreich
  france griechenland greece kroatien croatia serbien serbia bosnien ungarn hungary tschechien slowakei slovakia slowenien
  slovenia albanien albania kosovo nordmazedonien russland russia iran irak iraq aegypten egypt jordanien jordan libanon
  lebanon indien india philippinen philippines vietnam marokko morocco tunesien tunisia algerien algeria kolumbien colombia
  mexiko mexico brasilien brazil usa uk england ireland irland niederlande netherlands belgien belgium luxemburg luxembourg
  portugal schweden sweden norwegen norway daenemark denmark finnland finland georgien georgia armenien armenia pakistan
  grossbritannien kanada canada australien australia nepal china japan kamerun nigeria ghana kenia kenya moldau belarus
  litauen lettland estland afghanistan aserbaidschan`.split(/\s+/),
)

/** DE, AT, CH or LI for the name of a country; null for others. */
export function boardCountryOf(text: string): string | null {
  const key = fold(text).trim()
  return Object.hasOwn(countries, key) ? (countries[key] ?? null) : null
}

export function isCountry(text: string): boolean {
  return boardCountryOf(text) !== null || otherCountries.has(fold(text).trim())
}

const regions = new Set(
  `bayern bavaria baden-wuerttemberg brandenburg hessen hesse mecklenburg-vorpommern niedersachsen nordrhein-westfalen
  rheinland-pfalz saarland sachsen saxony sachsen-anhalt schleswig-holstein thueringen niederoesterreich oberoesterreich steiermark
  kaernten tirol vorarlberg burgenland`.split(/\s+/),
)

/** A Land of Germany or Austria that is no town as well. */
export function isRegion(text: string): boolean {
  return regions.has(fold(text).trim())
}

const townsCalledLikeCantons = new Set(
  'glarus schwyz zug schaffhausen solothurn sankt-gallen freiburg neuenburg genf luzern zuerich bern'.split(
    ' ',
  ),
)

/** Whether the whole text is the name of a town of the vocabulary: "Halle (Saale)", "Frankfurt a. M.". */
export function isTown(text: string): boolean {
  const plain = text.trim()
  if (plain.length < 2 || plain.length > 50 || !/^\p{Lu}/u.test(plain)) return false
  const [first] = findPlaces(plain)
  if (!first) return false
  if (first.place.id < 0) return townsCalledLikeCantons.has(fold(plain))
  const written = first.evidence.replace(/\($/, '')
  return written.length >= plain.replace(/\s*[()]/g, '').length - 1 || fold(first.place.name) === fold(plain)
}

const canton = /\s(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)$/

/** How long the name of a town is without its canton: "Kilchberg ZH". */
export function charsOfTown(text: string): number {
  const at = text.search(canton)
  return at > 0 && isTown(text.slice(0, at)) ? at : text.length
}

/** The town that a text ends with or has in brackets: "(Zweigpraxis Berlin)", "Universitätsklinikum Heidelberg". */
export function townAtEnd(text: string): string | null {
  const words = text
    .trim()
    .replace(/\)$/, '')
    .split(/[\s(]+/)
  for (const count of [3, 2, 1]) {
    const last = words.slice(-count).join(' ')
    if (count < words.length && last.length > 3 && isTown(last)) return last
  }
  return null
}

/** The country of a town with a postal code of four figures, or without one. */
export function countryOfTown(town: string, digits: string): string | null {
  return findPlaces(`${digits} ${town}`.trim())[0]?.place.country ?? null
}
