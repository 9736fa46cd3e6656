import { fold } from '../../../../search/text/fold.ts'

const small: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ].flatMap(words => words.split(' ').map((word, value): [string, number] => [fold(word), value])),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'twenty thirty forty fifty sixty seventy eighty ninety',
  ].flatMap(words => words.split(' ').map((word, at): [string, number] => [fold(word), (at + 2) * 10])),
)
/** As far as they are said beside a unit: "zehn Kilometer", but "die zwei" are ads of the list. */
const leastAlone = 10

/** Most words need not be taken apart. */
const mayCount = /zig|[sß]ig|zehn|elf|zw[öo]lf|hundert|tausend|teen|ty|ten|eleven|twelve/iu

/** The number that a German word says: "dreitausendfünfhundert", "fünfundzwanzig"; null for any other word. */
function numberOfWord(word: string): number | null {
  if (!mayCount.test(word)) return null
  const key = fold(word)
  const value = thousandsIn(key)
  return value !== null && value >= leastAlone ? value : null
}

function thousandsIn(key: string): number | null {
  return partedBy(key, 'tausend', 1_000, hundredsIn) ?? hundredsIn(key)
}

function hundredsIn(key: string): number | null {
  return partedBy(key, 'hundert', 100, tensIn) ?? tensIn(key)
}

/** "drei" + "tausend" + "fünfhundert". */
function partedBy(
  key: string,
  unit: string,
  worth: number,
  read: (key: string) => number | null,
): number | null {
  const at = key.indexOf(unit)
  if (at < 0) return null
  const before = at === 0 ? 1 : read(key.slice(0, at))
  const after = key.slice(at + unit.length).replace(/^und/, '')
  const rest = after === '' ? 0 : read(after)
  return before === null || rest === null ? null : before * worth + rest
}

function tensIn(key: string): number | null {
  const whole = small[key] ?? tens[key]
  if (whole !== undefined) return whole
  const [ones = '', ten = ''] = key.split(/und(?=[^d]*zig$|dreissig$)/)
  const [one, more] = [small[ones], tens[ten]]
  return one !== undefined && one < 10 && more !== undefined ? one + more : null
}

const englishThousands =
  /(?<!\p{L})(?:(one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:thousand|k))(?: (one|two|three|four|five|six|seven|eight|nine) hundred)?(?!\p{L})/giu

/** "Nach acht Jahren": there is a place of this name. */
const beforeUnit =
  /(?<!\p{L})(?:drei|vier|fünf|sechs|sieben|acht|neun)(?= (?:jahren?|monaten?|wochen)(?!\p{L}))/giu

/** Numbers that are said in words, in digits: what is read as an amount has digits. */
export function withDigits(text: string): string {
  return text
    .replace(englishThousands, (_, thousands: string, hundreds?: string) =>
      String((small[fold(thousands)] ?? 0) * 1_000 + (small[fold(hundreds ?? 'zero')] ?? 0) * 100),
    )
    .replace(beforeUnit, word => String(small[fold(word)] ?? word))
    .replace(/\p{L}{4,}/gu, word => {
      const value = numberOfWord(word)
      return value === null ? word : String(value)
    })
}
