const agreements: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/\bTVöD\b(?:[-\s/]*(?:SuE|S\+E))/iu, () => 'TVöD-SuE'],
  [/\bTVöD\b|\bTVoeD\b/iu, () => 'TVöD'],
  [/\bTVAöD\b/iu, () => 'TVAöD'],
  [
    /\bTV[-\s]?Ärzte(?:n)?\b(?:[-\s/(]*(VKA|TdL|KAH|KF|Charité|Hessen))?/iu,
    match => `TV-Ärzte${match[1] ? `/${match[1]}` : ''}`,
  ],
  [/\bTV[-\s]?L\b/u, () => 'TV-L'],
  [/\bTV[-\s]?H\b/u, () => 'TV-H'],
  [/\bTV[-\s]?V\b/u, () => 'TV-V'],
  [/\bBAT[-\s]KF\b/u, () => 'BAT-KF'],
  [
    /\bAVR\b(?:([-\s])(?:der\s)?(DD|DWBO|EKM|Wü|J|K|C|Caritas|Diakonie|Bayern|Württemberg|HN|Johanniter)\b)?/u,
    avr,
  ],
  [/\b(?:KV[-\s]SWÖ|SWÖ[-\s]?KV|SWÖ-Kollektivvertrag)\b/u, () => 'SWÖ-KV'],
  [/\bDRK[-\s](?:Reform)?tarif\w*/iu, () => 'DRK-Tarif'],
  [/\bAWO[-\s]tarif\w*/iu, () => 'AWO-Tarif'],
  // Above the highest group of a collective agreement, by individual contract; "übertariflich" names no agreement.
  [
    /\b[Aa]u(?:ß|ss)ertariflich\p{L}*|\bAT[-\s](?:Vertrag|Vergütung|Gehalt|Bereich|Stelle|Position)\p{L}*/u,
    () => 'AT',
  ],
]

function avr(match: RegExpExecArray): string {
  return match[2] ? `AVR${match[1] === '-' ? '-' : ' '}${match[2]}` : 'AVR'
}

const plainGroup =
  /\b(?:EG|Entgeltgruppe|Entgeltstufe)\s*(?:(P|S|KR|Ä|E)\s?)?(\d{1,2}\s?[a-cÜ]?|I{1,3}V?|IV)(?![\p{L}\d,.]*\d)/u
const letterGroup = /(?<![\p{L}\d])(P|S|KR|Kr|Ä|E)\s?(\d{1,2}[a-cÜ]?)(?![\p{L}\d]|[.,]\d)/u
const romanGroup = /(?<![\p{L}\d])(IV|I{1,3})(?![\p{L}\d])/u
const annex = /\bAnlage\s?(\d{1,2}[a-e]?)/iu

export type NamedTariff = { tariff: string | null; rest: string }

/** Collective agreement and pay group in canonical spelling ("P12 TVöD" → "TVöD P12"), and the remaining text. */
export function readTariffName(text: string): NamedTariff {
  for (const [pattern, name] of agreements) {
    const match = pattern.exec(text)
    if (!match) continue
    const rest = blank(text, match)
    return withGroup(name(match), withoutBranch(rest, match.index))
  }
  const group = groupOf(text, '')
  return group && /\bEG\b|\bEntgeltgruppe\b/u.test(text)
    ? { tariff: group.name, rest: group.rest }
    : { tariff: null, rest: text }
}

// "TVöD-P", "TVöD (VKA)": the branch of the agreement adds nothing to the group.
function withoutBranch(rest: string, from: number): string {
  const tail = rest
    .slice(from)
    .replace(/^(\s*[-/(\s]\s*)(?:P|B|K|F|VKA|Bund|Pflege)(?![\p{L}\d]|\s?\d)\)?/u, blanks)
  return rest.slice(0, from) + tail
}

function withGroup(agreement: string, rest: string): NamedTariff {
  const group = groupOf(rest, agreement)
  const annexMatch = agreement.startsWith('AVR') ? annex.exec(rest) : null
  const parts = [agreement]
  let left = rest
  if (annexMatch) {
    parts.push(`Anlage ${annexMatch[1]}`)
    left = blank(left, annexMatch)
  }
  if (group) {
    parts.push(group.name)
    left = blankName(left, group.match)
  }
  return { tariff: parts.join(' '), rest: left }
}

function groupOf(text: string, agreement: string) {
  const plain = plainGroup.exec(text)
  if (plain) {
    const level = (plain[2] ?? '').replace(/\s/g, '')
    const isDoctors = agreement.startsWith('TV-Ärzte')
    const name = plain[1] ? plain[1] + level : isDoctors ? level : `EG ${level}`
    return { name, match: plain, rest: blank(text, plain) }
  }
  if (agreement === '') return null
  const pattern = agreement.startsWith('TV-Ärzte') && romanGroup.test(text) ? romanGroup : letterGroup
  const match = pattern.exec(text)
  if (!match) return null
  const name = match[2] ? (match[1] ?? '').toUpperCase() + match[2] : (match[1] ?? '')
  return { name, match, rest: blank(text, match) }
}

function blankName(text: string, match: RegExpExecArray): string {
  return text.replace(match[0], blanks(match[0]))
}

function blank(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index) + blanks(match[0]) + text.slice(match.index + match[0].length)
}

function blanks(text: string): string {
  return ' '.repeat(text.length)
}
