const token = /\d+(?:[.,:'’\u00a0\u202f/-]\d+)*/g
const germanDecimal = /^(\d+(?:[.'’\u00a0\u202f]\d{3})*),(\d{1,2})$/
const englishDecimal = /^(\d+(?:[,'’\u00a0\u202f]\d{3})*)\.(\d{1,2})$/
const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+$/
const words: Record<string, number> = {
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11 },
  ...{ zwölf: 12, dutzend: 12, hundert: 100, tausend: 1_000, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    hundred: 100,
    thousand: 1_000,
  },
}

/**
 * Every number that a text names, in figures or in small words. Each has one or more readings ("3.200" is a grouped number, or a decimal), and
 * each reading one or more values ("50-75" is two). A date is one value, as 20261201.
 */
export function numbersIn(text: string): number[][][] {
  const figures = (text.match(token) ?? []).map(readingsOf)
  const named = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap(word => (Object.hasOwn(words, word) ? [[[words[word] ?? 0]]] : []))
  return [...figures, ...named]
}

function readingsOf(figure: string): number[][] {
  const day = dayIn(figure)
  if (day !== null) return [[day]]
  const readings: number[][] = []
  if (grouped.test(figure)) readings.push([Number(figure.replace(/[^\d]/g, ''))])
  const decimal = germanDecimal.exec(figure) ?? englishDecimal.exec(figure)
  if (decimal) readings.push([Number(`${(decimal[1] ?? '').replace(/[^\d]/g, '')}.${decimal[2]}`)])
  return readings.length > 0 ? readings : [figure.split(/[^\d]/).map(Number)]
}

/** "2026-12-01", "01.12.2026", "1/12/2026". */
function dayIn(figure: string): number | null {
  const [year = '', month = '', day = ''] = /^\d{4}-\d{1,2}-\d{1,2}$/.test(figure)
    ? figure.split('-')
    : /^\d{1,2}([./])\d{1,2}\1\d{4}$/.test(figure)
      ? figure.split(/[./]/).toReversed()
      : []
  return day === '' ? null : Number(year) * 10_000 + Number(month) * 100 + Number(day)
}
