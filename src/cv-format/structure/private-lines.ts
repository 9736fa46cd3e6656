import { type Line, partOf } from '../document/line.ts'

/**
 * What the law keeps out of hiring: birth, nationality, family, religion, health, military service and pictures. It stands in many CVs and
 * is taken out before anything is read, so that it reaches neither fields nor evidence.
 */
const privateWords =
  /(?<![\p{L}\d])(?:geb\.|verh\.|ev\.-?\s?luth\.|(?:geb|geboren|geburts(?!hilf|h[aä]us|hause|begleit|vorbereit|medizin|klinik|zentr|station|abteilung|einleitung)\p{L}+|date of birth|birth ?date|birthday|born(?=\s*(?:[:\t\d]|on |in ))|place of birth|birthplace|jahrgang|alter\s*:|age\s*:|staatsangehörigkeit|staatsbürgerschaft|staatsbürger(?:in)?|nationalität|nationality|citizenship|bürgerort|heimatort|familienstand|zivilstand|marital|verheiratet|married|ledig|geschieden|verwitwet|divorced|kinder\s*:|\d+ kind(?:er)?|(?:ein|zwei|drei|vier|kein|keine) kind(?:er)?|children(?!['’]s)|konfession|konfessionslos|religion|röm\.?-?\s?kath\p{L}*|römisch-katholisch(?!e)|katholisch(?!-)|evangelisch(?!-\p{Lu}\p{Ll}+es?(?!\p{L}))|muslim\p{L}*|schwerbehind\p{L}*|schwerbeschädigt|behinderung\s*:|gdb|grad der behinderung|gesundheitszustand|geschlecht\s*:|gender\s*:|sex\s*:|lichtbild|bewerbungsfoto|passfoto|aufenthalts(?:titel|status)|(?:(?:grund)?wehr|präsenz|zivil|militär)dienst\s*[:\t]\s*\p{L}|\d\d jahre alt|bin\s\d\d\s?jahre)(?![\p{L}]))/iu

const labelAlone =
  /^\s*(?:geburts(?!hilf|h[aä]us|hause|begleit|vorbereit|medizin|klinik|zentr|station|abteilung|einleitung)\p{L}+|geburtsdatum und -ort|geboren|geboren am|date of birth|place of birth|date and place of birth|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationality|familienstand|zivilstand|marital status|konfession|religion|heimatort|bürgerort|geschlecht|gender|kinder|children)\s*:?\s*$/iu

/** The lines without what is private; a line that has nothing else goes. */
export function withoutPrivate(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let isAfterLabel = false
  for (const line of lines) {
    const wasLabel = isAfterLabel
    isAfterLabel = labelAlone.test(line.text)
    // A label in a line of its own: what it labels follows.
    if (isAfterLabel || (wasLabel && !line.isHeading && line.text.length < 60)) continue
    if (!privateWords.test(line.text)) kept.push(line)
    else kept.push(...otherParts(line))
  }
  return kept
}

const birthName = /^(\P{Ll}.{4,60}?)[\s,(]+geb(?:\.|orene?)\s+\p{Lu}\p{Ll}/u

/** "geb. 1990 · ledig · Tel. 030 …": only the telephone number stays. */
function otherParts(line: Line): Line[] {
  const named = birthName.exec(line.text)?.[1]
  if (named !== undefined) return [partOf(line, 0, named.length)]
  const parts = split(line, /\s*[|·•;]\s*|\n|\t(?=\p{Lu})|$/gu).flatMap(part =>
    privateWords.test(part.text) ? split(part, /\s+[–/-]\s+|,\s+|$/gu).filter(isPublic) : part,
  )
  // What followed a date or a country of birth belongs to it.
  return privateWords.test(line.text.slice(0, 24)) &&
    parts.length < 2 &&
    !/[@\d]{1}/.test(parts[0]?.text ?? '')
    ? []
    : parts
}

function isPublic({ text }: Line): boolean {
  return !privateWords.test(text)
}

function split(line: Line, marks: RegExp): Line[] {
  const parts: Line[] = []
  let from = 0
  for (const mark of line.text.matchAll(marks)) {
    const part = partOf(line, from, mark.index)
    from = mark.index + mark[0].length
    if (part.text.trim() !== '') parts.push(part)
  }
  return parts
}
