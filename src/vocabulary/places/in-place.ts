import { formatCountry } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { State } from './place.ts'

/** German names with an article, by the words that lead to them. */
const articles: Readonly<Record<string, readonly string[]>> = {
  im: [
    ...['Aargau', 'Burgenland', 'Jura', 'Saarland', 'Tessin', 'Thurgau', 'Wallis'],
    ...['Allgäu', 'Emsland', 'Erzgebirge', 'Harz', 'Münsterland', 'Rheinland', 'Ruhrgebiet', 'Sauerland'],
    ...['Schwarzwald', 'Siegerland', 'Vogtland'],
    ...['Irak', 'Iran', 'Jemen', 'Kosovo', 'Libanon', 'Senegal', 'Sudan'],
  ],
  'in der': [
    ...['Schweiz', 'Steiermark', 'Waadt'],
    ...['Altmark', 'Eifel', 'Lausitz', 'Oberpfalz', 'Pfalz', 'Prignitz', 'Uckermark'],
    ...['Mongolei', 'Slowakei', 'Türkei', 'Ukraine'],
  ],
  auf: ['Malta', 'Zypern', 'Sylt', 'Rügen', 'Usedom', 'Föhr', 'Norderney', 'Fehmarn'],
}

const german: ReadonlyMap<string, string> = new Map([
  ...Object.entries(articles).flatMap(([lead, names]) =>
    names.map((name): [string, string] => [name, `${lead} ${name}`]),
  ),
  ['Bergisches Land', 'im Bergischen Land'],
  ['Dominikanische Republik', 'in der Dominikanischen Republik'],
  ['Niederlande', 'in den Niederlanden'],
  ['Philippinen', 'auf den Philippinen'],
  ['Vereinigte Arabische Emirate', 'in den Vereinigten Arabischen Emiraten'],
  ['Vereinigte Staaten', 'in den Vereinigten Staaten'],
  ['Vereinigtes Königreich', 'im Vereinigten Königreich'],
])

const english: ReadonlySet<string> = new Set([
  ...['Dominican Republic', 'Netherlands', 'Philippines', 'United Arab Emirates', 'United Kingdom'],
  'United States',
])

/** What kind of area it is stands before the name. */
const areas: readonly [RegExp, string][] = [
  [/^(?:Bezirk|Großraum|Kanton|Kreis|Landkreis|Raum) /, 'im'],
  [/^(?:Region|Städteregion) /, 'in der'],
]

/** Where something is, as one says it: "in Köln", "im Saarland", "in der Schweiz", "in den Niederlanden". */
export function inPlace(name: string, locale: Locale): string {
  if (locale === 'en') return english.has(name) ? `in the ${name}` : `in ${name}`
  const known = german.get(name)
  if (known) return known
  const lead = areas.find(([begins]) => begins.test(name))?.[1] ?? 'in'
  return `${lead} ${name}`
}

/** "in Bayern", "im Saarland"; a canton is called one, since most share their name with their capital. */
export function inState({ country, nameDe, nameEn }: State, locale: Locale): string {
  if (country === 'CH') return locale === 'de' ? `im Kanton ${nameDe}` : `in the canton of ${nameEn}`
  return inPlace(locale === 'de' ? nameDe : nameEn, locale)
}

/** `code` as ISO 3166-1 has it; what is none stands as it is. */
export function inCountry(code: string, locale: Locale): string {
  return inPlace(/^[A-Z]{2}$/.test(code) ? formatCountry(code, locale) : code, locale)
}
