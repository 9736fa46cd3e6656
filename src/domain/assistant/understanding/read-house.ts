import type { Locale } from '../../../i18n/locale.ts'
import type { Act } from './act.ts'
import { keysOf } from './phrase.ts'
import { readParams } from './read-params.ts'
import { namesWork } from './work-words.ts'

const kinds =
  '(?:\\p{Lu}\\p{L}*-?)?(?:[Kk]linikum|[Kk]liniken|[Kk]linik|[Kk]rankenhaus|[Ss]pital|[Hh]ospital|[Pp]flegeheim|[Ss]eniorenheim|[Aa]ltenheim|[Rr]esidenz|[Ss]eniorenzentrum|[Gg]esundheitszentrum|[Pp]flegedienst|[Ss]ozialstation|[Pp]raxis|[Ss]tift|MVZ|[Oo]rdination|[Ss]anatorium|[Pp]flegezentrum|[Tt]agespflege|[Zz]ahnärzte|[Aa]mbulante Pflege)'
const joins = '(?:am|an der|an den|im|in der|zum|zur|vom|von|der|des|Sankt|St\\.?|Dr\\.?(?: med\\.?)?)'
/** "Klinikum Falkenried", "Pflegedienst am Wall": a kind of house with a name behind it. */
const withKind = new RegExp(
  `(?<!\\p{L})(?<kind>${kinds})\\s+(?<name>(?:${joins}\\s+){0,2}\\p{Lu}[\\p{L}-]+(?:\\s+\\p{Lu}[\\p{L}-]+)?)`,
  'u',
)
/** Groups and houses that everybody calls by their name alone. */
const alone =
  /(?<!\p{L})(?:charit[ée]|helios(?:[- ]klinik\p{L}*)?|asklepios(?:[- ]klinik\p{L}*)?|vivantes|ameos|sana[- ]klinik\p{L}*|paracelsus[- ]klinik\p{L}*|schön klinik|fresenius|median[- ]klinik\p{L}*|hirslanden|inselspital|kages|korian|alloheim|kursana|deutsches rotes kreuz|malteser|johanniter|caritas|diakonie|lebenshilfe|arbeiterwohlfahrt)(?!\p{L})/iu

/**
 * An employer that is called by its name anywhere in a sentence, and the work that is asked for there: "Sucht die Charité gerade Hebammen?".
 * A town or a field behind a kind of house is no name: "Klinik Köln", "Praxis Physiotherapie".
 */
export function readHouse(text: string, locale: Locale): Extract<Act, { kind: 'employer' }> | null {
  const found = alone.exec(text) ?? withKind.exec(text)
  if (!found) return null
  const [name] = found
  const rest = [text.slice(0, found.index), text.slice(found.index + name.length)].join(' , ')
  const own = found.groups?.name
  if (own !== undefined && (isPlace(own, locale) || namesWork(own))) return null
  const { q } = readParams(rest, locale)
  return { kind: 'employer', name: name.trim(), work: namesWork(q) ? q : '' }
}

function isPlace(name: string, locale: Locale): boolean {
  const said = readParams(`in ${name}`, locale)
  return said.place !== undefined && keysOf(said.q).length === 0
}
