/** What kind of pay group is written; which scheme it belongs to is settled with the scheme's name. */
export type GroupKind =
  | 'p'
  | 'p-uk'
  | 'kr'
  | 's'
  | 'e'
  | 'roman'
  | 'doctor'
  | 'n'
  | 'tg'
  | 'vg'
  | 'ld'
  | 'sii-n'
  | 'si-n'
  | 'a'
  | 'w'
  | 'nog'
  | 'ks'
  | 'bg'
  | 'lk'
  | 'gk'
  | 'lb'
  /** Of a scheme that an operator has added; `number` is the whole code. */
  | 'own'

export type GroupWord = {
  kind: GroupKind
  /** Upper case, without the letter of the kind: "8", "9a", "III", "3B". */
  number: string
  /** The last one of several groups ("P7 bis P8"). */
  numberTo: string | null
  /** A step right behind the group ("P8/3"), and the last one ("P8/2–P8/6"). */
  step: string | null
  stepTo: string | null
  /** A word before it says that it is a pay group: "clearly" for "EG" and "Entgeltgruppe", "maybe" for "Gruppe". */
  isNamed: 'clearly' | 'maybe' | 'no'
  /** As written. */
  text: string
  from: number
  to: number
}

const lead = String.raw`(?:(?:EG|Entgelt-?gruppen?|Entgeltgr\.|Tarif-?gruppen?|Gehalts-?gruppen?|Vergütungs-?gruppen?|Pflege-?gruppen?|Gruppen?|Gr\.|eingruppiert in|Eingruppierung(?: in)?(?: (?:die|der))?)[-:.\s]{0,3})`
// "KR 8-2026" is a number of the ad.
const end = String.raw`(?![\p{L}\d]|[.,]\d|-\d{3}|\s?%)`
// "P7 (ohne Erfahrung) bis P8"
const aside = String.raw`(?:\s?\([^()\n]{1,40}\))?`
const until = String.raw`(?:${aside}\s?(?:-|bis(?: zu)?|to)|\s?/)\s?`
// "P7 und P8", but not "P7 und 6 Wochen Urlaub".
const or = String.raw`\s?(?:,|oder|bzw\.?|beziehungsweise|und|or)\s?`

// "EG 8 bzw. 9a", "EG 5 oder 6 TVöD": a bare number is one more group only if nothing is counted with it.
const plainNext = String.raw`(?:${lead}|(?=\d{1,2}\s?[a-c](?!\p{L}))|(?=\d{1,2}\s{0,2}(?:$|[,;.()]|TV|AVR|je |nach |gem)))`

/** The letters of a kind, and its numbers; `needsName`: stands for so much else that a word before it must say what it is. */
const kinds: readonly { kind: GroupKind; letters: string; numbers: string; leads?: string }[] = [
  { kind: 'p-uk', letters: String.raw`P[-\s]?UK[-\s]?`, numbers: '(?:1[0-5]|[5-9])L?' },
  { kind: 'kr', letters: String.raw`KR[-.\s]{0,2}`, numbers: String.raw`(?:1[0-7]|[1-9])(?:\s?[a-d])?` },
  { kind: 'sii-n', letters: String.raw`S\s?II\s?[/,-]?\s?N\s?`, numbers: '[1-4]F?' },
  { kind: 'si-n', letters: String.raw`S\s?I\s?/\s?N\s?`, numbers: '[1-4]' },
  { kind: 's', letters: String.raw`S[-\s]?`, numbers: String.raw`(?:1[0-8]|[1-9])(?:\s?[abÜü])?` },
  { kind: 'p', letters: String.raw`P[-\s]?`, numbers: '(?:1[0-6]|[4-9])' },
  { kind: 'doctor', letters: String.raw`(?:Ä|Ae)[-\s]?`, numbers: '[1-6]' },
  { kind: 'n', letters: String.raw`(?<=EG\s?)N`, numbers: '' },
  { kind: 'tg', letters: String.raw`(?:TG|Tätigkeits-?gruppe)[-\s]?`, numbers: '(?:VI|IV|V|I{1,3}|[1-6])' },
  {
    kind: 'vg',
    letters: String.raw`(?:VGr?\.?|Verwendungs-?gruppe)\s?`,
    numbers: String.raw`(?:1\d|[1-9])(?:\s?[a-c])?`,
  },
  { kind: 'ld', letters: String.raw`LD[-\s]?`, numbers: String.raw`(?:2[0-5]|1\d|[1-9])` },
  { kind: 'w', letters: 'W', numbers: String.raw`[1-4]/\d{1,2}` },
  { kind: 'nog', letters: String.raw`NOG[-\s]?`, numbers: String.raw`(?:2[0-5]|1\d|[1-9])` },
  { kind: 'ks', letters: 'ks', numbers: '[1-5]' },
  { kind: 'a', letters: 'A', numbers: '(?:2|3A|3B)' },
  { kind: 'bg', letters: String.raw`(?:BG|Berufsgruppe)\s?`, numbers: '[1-4]' },
  { kind: 'lk', letters: String.raw`(?:LK|Lohn-?klasse)\s?`, numbers: String.raw`(?:0?[1-9]|[12]\d)` },
  { kind: 'gk', letters: String.raw`(?:GK|Gehalts-?klasse)\s?`, numbers: String.raw`(?:0?[1-9]|[12]\d|30)` },
  { kind: 'lb', letters: String.raw`(?:LB|Lohn-?band)\s?`, numbers: String.raw`(?:[12]\d|[1-9])` },
  { kind: 'roman', letters: '', numbers: '(?:IV|I{1,3})', leads: lead },
  { kind: 'e', letters: String.raw`(?:E[-\s]?)`, numbers: String.raw`(?:1[0-5]|[1-9])(?:\s?(?:a|b|c|Ü|ü))?` },
  { kind: 'e', letters: '', numbers: String.raw`(?:1[0-5]|[1-9])(?:\s?(?:a|b|c|Ü|ü))?`, leads: lead },
]

const patterns = kinds.map(({ kind, letters, numbers, leads }) => ({
  kind,
  pattern: new RegExp(
    `(${leads ?? `${lead}?`})(${letters}(${numbers}))${end}` +
      // "/3", "/2-P8/6": a step, the last step
      String.raw`(?:\s?/\s?([1-6])(?![\d\p{L}]|[.,]\d)(?:\s?-\s?(?:${letters}${numbers}\s?/\s?)?([1-6])(?![\d\p{L}]))?|` +
      // "bis P9", "/8"
      (numbers === ''
        ? ')?'
        : `(?:${until}(?:${lead}?${letters})?|${or}${letters === '' ? plainNext : `${lead}?${letters}`})(${numbers})${end})?`),
    'iuy',
  ),
}))

/** What a group begins with: the only spots at which one is looked for. */
const beginnings =
  /(?<![\p{L}\d/.,])(?:EG|Entgelt|Tarif|Gehalts|Vergütungs|Pflege-?g|Gruppe|Gr\.|eingrupp|Tätig|TG|Verwendungs|Berufsg|Lohn|P[-\s]?UK|S\s?I|(?:P|KR|S|Ä|Ae|E|VGr?\.?|LD|LK|GK|LB|NOG|BG|W|ks|A)[-\s.]{0,2}\d)/giu

/** No ad names so many; bounds the time that a hostile text takes. */
const groupsMax = 100

/** The pay groups that a text names, from left to right, none inside another. */
export function groupWords(text: string): GroupWord[] {
  const found: GroupWord[] = []
  const spots = [...text.matchAll(beginnings)].map(({ index }) => index).slice(0, groupsMax)
  for (const { kind, pattern } of patterns)
    for (const from of spots) {
      pattern.lastIndex = from
      const match = pattern.exec(text)
      if (!match) continue
      const [whole, before = '', written = '', number = '', step, stepTo, numberTo] = match
      const to = from + whole.length
      if (found.some(other => from < other.to && other.from < to)) continue
      // "EG 5/6" are two groups, "P8/3" is a step.
      const isNext = step !== undefined && stepTo === undefined && Number(step) === Number(number) + 1
      const last = isNext ? step : numberTo
      found.push({
        kind,
        number: compact(number),
        numberTo: last === undefined ? null : compact(last),
        step: isNext ? null : (step ?? null),
        stepTo: stepTo ?? null,
        isNamed: before === '' ? 'no' : /^Gr/i.test(before) ? 'maybe' : 'clearly',
        text: (before + written).trim(),
        from,
        to,
      })
    }
  return found.sort((one, other) => one.from - other.from)
}

function compact(number: string): string {
  return number.replace(/\s/g, '')
}
