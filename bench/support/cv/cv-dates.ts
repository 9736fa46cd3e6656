export type DateStyle = 'slash' | 'dot' | 'month' | 'shortMonth' | 'day' | 'since' | 'year'

const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** A period as people write it; `to` is null for what lasts. */
export function writtenPeriod(
  from: string,
  to: string | null,
  style: DateStyle,
  language: 'de' | 'en',
  present: string,
): string {
  if (style === 'since' && to === null)
    return `${language === 'de' ? 'seit' : 'since'} ${writtenDate(from, 'slash', language)}`
  const dash = style === 'dot' ? ' - ' : style === 'year' ? '–' : ' – '
  return `${writtenDate(from, style, language)}${dash}${to === null ? present : writtenDate(to, style, language, true)}`
}

function writtenDate(date: string, style: DateStyle, language: 'de' | 'en', isEnd = false): string {
  const [year = '', month] = date.split('-')
  if (month === undefined || style === 'year') return year
  const name = months[language][Number(month) - 1] ?? ''
  switch (style) {
    case 'slash':
    case 'since':
      return `${month}/${year}`
    case 'dot':
      return `${month}.${year}`
    case 'month':
      return `${name} ${year}`
    case 'shortMonth':
      return `${name.slice(0, 3)}${name.length > 3 ? '.' : ''} ${year}`
    case 'day':
      return `${isEnd ? '28' : '01'}.${month}.${year}`
  }
}

/** What of a date a reader can know that was written in this style. */
export function knownDate(date: string | null, style: DateStyle): string | null {
  return date !== null && style === 'year' ? date.slice(0, 4) : date
}
