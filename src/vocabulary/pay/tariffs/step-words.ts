export type StepWord = {
  /** A number or number with letter ("3", "1b"), or null where only the last one is named ("bis zu Stufe 4"). */
  first: string | null
  /** Null: only the one; "open": all from the first on ("ab Stufe 3"). */
  last: string | null | 'open'
  /** "year": a year of work, to be found in a band; "name": the name of a step; "experience": a numbered step above the basic one. */
  unit: 'step' | 'year' | 'name' | 'experience'
  from: number
  to: number
}

const number = String.raw`(\d{1,2}[ab]?)(?![\d\p{L}]|[.,]\d)`
// "Stufe 2 (3.700 €) bis Stufe 6"
const till = String.raw`(?:\s?\([^()\n]{1,40}\))?\s?(?:-|/|bis(?: zu| zur)?|und|oder|to)\s?`
const stepName = String.raw`(?<!\p{L})(?:(?:Entgelt-?|Gehalts-?|Lohn-?|Entwicklungs-?|Tarif-?)?stufen?|St\.|(?<=[\d\p{L}]\s?)St|LS|steps?)\s?`

const patterns: readonly { unit: StepWord['unit']; pattern: RegExp }[] = [
  { unit: 'name', pattern: /(?<!\p{L})(Einarbeitungs|Basis)-?stufe(?!\p{L})/giu },
  {
    unit: 'experience',
    pattern:
      /(?<!\p{L})Erfahrungs-?stufen?\s?(\d)(?!\d)(?:\s?(?:-|bis)\s?(?:Erfahrungs-?stufe\s?)?(\d)(?!\d))?/giu,
  },
  {
    unit: 'year',
    pattern:
      /(?<![\d.,])(\d{1,2})\s?\.?(?:\s?(?:-|bis)\s?(\d{1,2})\s?\.?)?\s?(?:Berufs|Ausbildungs|Lehr|Dienst|Weiterbildungs|Tätigkeits)-?jahr(?!es)\p{L}{0,2}/giu,
  },
  {
    unit: 'year',
    pattern:
      /(?<![\p{L}\d.,])(?:(?:im|des)\s)?(ersten?s?|zweiten?s?|dritten?s?|[123]\.)()\s(?:Ausbildungs-?|Lehr-?)?jahr(?:es)?(?!\p{L})/giu,
  },
  {
    unit: 'step',
    pattern: new RegExp(
      String.raw`(bis(?: zu| zur)? |max(?:imal|\.) |ab |mindestens |mind\. |from )?${stepName}${number}(?:${till}(?:${stepName})?${number}|(\+))?`,
      'giu',
    ),
  },
]

const spelled: Record<string, string> = { erste: '1', zweite: '2', dritte: '3' }

/** No ad names so many; bounds the time that a hostile text takes. */
const stepsMax = 100

/** The steps, years of work and named steps of a text, from left to right. */
export function stepWords(text: string): StepWord[] {
  const found: StepWord[] = []
  for (const { unit, pattern } of patterns)
    for (const match of text.matchAll(pattern)) {
      if (found.length >= stepsMax) break
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some(other => from < other.to && other.from < to)) continue
      found.push({ ...(unit === 'step' ? stepsOf(match) : plain(match)), unit, from, to })
    }
  return found.sort((one, other) => one.from - other.from)
}

function plain([, first = '', last]: RegExpExecArray): Pick<StepWord, 'first' | 'last'> {
  const digits = first.toLowerCase().replace(/(?<=e)[ns]$|\.$/, '')
  return { first: spelled[digits] ?? digits, last: last || null }
}

function stepsOf([, limit = '', first = '', last, plus]: RegExpExecArray): Pick<StepWord, 'first' | 'last'> {
  if (/^(?:bis|max)/i.test(limit)) return { first: null, last: first }
  if (last !== undefined) return { first, last }
  return { first, last: plus !== undefined || limit !== '' ? 'open' : null }
}
