import { fold } from '../../basics/fold.ts'
import type { Approbation, Cv, CvQualification, Found } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import { findPeriod, type PeriodMatch } from '../structure/read-period.ts'
import { namesHouse } from './employer-words.ts'
import { found, foundText, matched, onOneLine, trimmed } from './evidence.ts'
import { languageNames } from './language-names.ts'
import { isTown } from './places.ts'
import { isUnfinished, qualificationState } from './qualification-state.ts'

const school =
  /abitur|matura|schulabschluss|realschul|gymnasi|hauptschul|gesamtschul|grundschul|volksschul|mittelschule|hochschulreife|fachabitur|mittlere reife|high school|primarschule|sekundarschule|oberstufe|kantonsschule/iu
const studying =
  /^(?:studium|student|humanmedizin|zahnmedizin\b|medizinstudium|studies|university|universität|famulatur|praktisches jahr|pj)/iu
const learning =
  /bildung(?!s(?:zentr|institut|akademie|werk|stätte|haus|campus|einrichtung))|studium|bachelor|master|diplom|\b[bm]\.?\s?sc|kurs|course|lehre|certificate|zertifikat|fellowship|membership|registration|licen[cs]e|training/iu
const noQualification =
  /^(?:ms\b|microsoft|excel|word|powerpoint|office|edv|windows|outlook|führerschein|führerausweis|driving|tastschreiben|hobby|zeugnis|seite|page|ort:|land:|stadt:|note|gesamtnote|examensnote|durchschnittsnote|thema|abschluss(?:note)?:|grade|vorname|name|telefon|e-?mail|mobil)/iu
const always =
  /approbation|berufserlaubnis|facharzt|fachärzt|zusatzbezeichnung|zusatzqualifikation|promotion|habilitation|berufsurkunde|anerkennung|recognition|fachweiterbildung|fachkunde|strahlenschutz|röntgenschein|fachsprachprüfung|fachsprachenprüfung|erlaubnis zum führen|praxisanleit|wundexpert|palliative[ -]care|nachdiplom|staatsexamen|ius practicandi|notarzt|srk|registrierung|gesundheitsberuferegister|gln|verah|kodierfachkraft|bobath|manuelle (?:therapie|lymph)/iu

/** A name, not the middle of a sentence. */
const begins = /^(?:[„"(]?[\p{Lu}\d]|(?:staatlich|geprüft|examiniert|telc))/u

const specialist = /facharzt|fachärzt/iu

/** `remark` is what else says how far it is: behind its date, or a line beside it. */
type Heard = { line: Line; at: string | null; period: PeriodMatch | null; remark: string }

/** `own` are the lines about education and training, `others` those where only what is unmistakable counts. */
export function readQualifications(
  own: readonly Line[],
  others: readonly Line[],
  now: Date,
): CvQualification[] {
  // A headline repeats what the certificate says.
  const hasSpecialist = own.some(({ text }) => specialist.test(text))
  const isMore = (text: string) => always.test(text) && !(hasSpecialist && specialist.test(text))
  const heard = [...heardIn(own), ...heardIn(others).filter(({ line }) => isMore(line.text))]
  const seen = new Set<string>()
  return heard.flatMap(({ line, at, period, remark }) => {
    const state = qualificationState(`${line.text}\n${remark}`, isValidity(line.text) ? null : period, now)
    const name = nameOf(line)
    const key = fold(name.text).replace(/[^a-z0-9]/g, '')
    if (state === 'none' || !isQualification(name.text) || isSchooling(line.text, name.text)) return []
    if (seen.has(key)) return []
    seen.add(key)
    const named = { name: foundText(name, always.test(name.text) ? 'sure' : 'likely'), at }
    return [state === 'held' ? named : { ...named, state }]
  })
}

/** "Valid until 02/2027" says how long something counts, not when it began. */
function isValidity(text: string): boolean {
  return /(?:valid|gültig|befristet|expires?|gilt)(?:\s(?:until|till|through|to|bis|on|am|zum)){0,2}\s*\W?\s*$/iu.test(
    text,
  )
}

/** A date alone in its line is that of the next one. */
function heardIn(lines: readonly Line[]): Heard[] {
  let above: PeriodMatch | null = null
  const [first] = lines
  const isDatedAbove = first !== undefined && (isDateAlone(first) || isRemark(first))
  return lines.flatMap((line, at) => {
    const beside = lines[isDatedAbove ? at - 1 : at + 1]
    const told = beside && isRemark(beside) ? beside.text : ''
    const heard = partsOf(line).map(part => ({
      ...{ ...part, period: part.period ?? above },
      remark: `${part.remark}\n${told}`,
    }))
    above = isDateAlone(line) || (isDatedAbove && isRemark(line)) ? findPeriod(line.text) : null
    return heard
  })
}

function isDateAlone({ text }: Line): boolean {
  const date = findPeriod(text)
  return date !== null && !/[\p{L}\d]/u.test(textWithout(text, date))
}

/** "seit 10/2025, voraussichtlicher Abschluss 2027", "(noch nicht abgeschlossen)": no qualification, but what became of one. */
function isRemark({ text }: Line): boolean {
  const date = findPeriod(text)
  const said = (date ? textWithout(text, date) : text).replace(/^[\s,;:·|()–-]+/u, '')
  const isBeside = date !== null || /^\p{Ll}/u.test(said) || /^\s*\(/.test(text)
  return isBeside && isUnfinished(said) && !learning.test(said) && !always.test(said)
}

function textWithout(text: string, { start, end }: PeriodMatch): string {
  return text.slice(0, start) + text.slice(end)
}

/** A line is one qualification, or several with commas when it has no date of its own. */
function partsOf(line: Line): Heard[] {
  const period = findPeriod(line.text)
  if (period) {
    const isFirst = /^\W*$/.test(line.text.slice(0, period.start))
    const rest = isFirst ? partOf(line, period.end) : partOf(line, 0, period.start)
    const after = partOf(line, period.end)
    const more = /(?:[;,]{1,2}\s+|\n)(?=\p{L})/u.exec(isFirst ? '' : after.text)
    const remark = isFirst ? '' : after.text.slice(0, more?.index)
    const heard = [{ line: trimmed(rest), at: period.to ?? period.from, period, remark }]
    const isHouse =
      more && namesHouse(onOneLine(after.text)) && !learning.test(after.text) && !always.test(after.text)
    return more && !isHouse ? [...heard, ...partsOf(partOf(after, more.index + more[0].length))] : heard
  }
  const parts: Heard[] = []
  let from = 0
  for (const mark of line.text.matchAll(
    /\s*[;|•]+\s+|,{2}\s*|(?<![,&(-]|berufsbezeichnung|\s(?:als|zu[mr]|für|der|in|und|as|of|and))\n(?=\p{Lu})|$/gu,
  )) {
    parts.push({ line: trimmed(partOf(line, from, mark.index)), at: null, period: null, remark: '' })
    from = mark.index + mark[0].length
  }
  return parts
}

/** "Abschluss: staatlich anerkannte …", "jährlich ALS-Training" */
const leadIn =
  /^(?:abschluss(?: als)?:\s+(?=staatlich|geprüft|examiniert|dipl|bachelor|master|magister)|(?:jährlich|regelmäßig|laufend)\s+(?=\p{Lu}))/iu

/** Without who awarded it: "Promotion (magna cum laude), Universität Münster" is a "Promotion". */
function nameOf(whole: Line): Line {
  const line = partOf(whole, leadIn.exec(whole.text)?.[0].length ?? 0)
  const end = line.text.search(/\s*(?:\((?!\p{Lu}{2,6}\))|,\s|\t|\s[|·–]\s|:\s)/u)
  const name = end > 2 ? partOf(line, 0, end) : line
  return trimmed(name)
}

function isQualification(text: string): boolean {
  const plain = onOneLine(text)
  if (plain.length < 3 || plain.length > 110 || !begins.test(plain) || isTown(plain)) return false
  // „Perioperative Hypothermie bei Säuglingen“ is what a thesis is about.
  if (/^[„"“].*[“”"]$/u.test(plain)) return false
  if (school.test(plain) || studying.test(plain) || noQualification.test(plain)) return false
  if (namesHouse(subjectOf(plain)) && !learning.test(plain) && !always.test(plain)) return false
  return (
    !languageNames.has(fold(plain.split(/\s/)[0] ?? '')) ||
    /zertifikat|certificate|prüfung|exam/iu.test(plain)
  )
}

/** "BG Zaunergasse, Matura": where somebody went to school. */
function isSchooling(line: string, name: string): boolean {
  return (
    /(?<!\p{L})(?:matura|abitur|maturität|mittlere reife|fachabitur)(?!\p{L})/iu.test(line) &&
    !learning.test(name) &&
    !always.test(name)
  )
}

/** "Mittlere Reife": school, which is no qualification for a profession. */
export function isSchool(name: string): boolean {
  return school.test(name)
}

/** "Leitungskompetenz im Labor": where it is of use is no house that somebody was in. */
function subjectOf(text: string): string {
  return text.replace(/(?<=\p{Ll})\s(?:im|in der|in|an der|für die|in the|for)\s.*$/u, '')
}

export function readApprobation(lines: readonly Line[], now: Date): Found<Approbation> | null {
  let temporary: Found<Approbation> | null = null
  for (const line of lines) {
    const full = /(?<!\p{L})(?:\p{L}+)?approbation(?!s(?:antrag|prüfung))[^,;|\t]{0,60}/iu.exec(line.text)
    if (
      full &&
      !/keine(?!\p{L})/iu.test(line.text) &&
      qualificationState(line.text, findPeriod(line.text), now) === 'held'
    )
      return found<Approbation>('full', trimmed(matched(line, full)), 'sure')
    const permit = /(?<!\p{L})berufserlaubnis[^,;|\t]{0,60}/iu.exec(line.text)
    if (permit) temporary ??= found<Approbation>('temporary', trimmed(matched(line, permit)), 'likely')
  }
  return temporary
}

const licence =
  /(?:führerschein|führerausweis|fahrausweis|fahrerlaubnis|driving licen[cs]e|driver['’]?s licen[cs]e)[\s:(]*(?:der\s)?(?:klasse|class|kl\.|kat(?:egorie|\.)|category|type)?n?[\s:]*((?:AM|A1|A2|A|BE|B|C1E|C1|CE|C|D|L|T)(?:(?:\s?[,/+]\s?|\s(?:und|and)\s)(?:AM|A1|A2|A|BE|B|C1E|C1|CE|C|D|L|T))*)?(?!\p{L})/iu

const classes =
  /^\W*(?:pkw|klassen?|class|kat\.?|kategorien?|categor(?:y|ies))?[\s:]*((?:AM|A1|A2|A|BE|B|C1E|C1|CE|C|D|L|T)(?:\s?[,/+]\s?(?:AM|A1|A2|A|BE|B|C1E|C1|CE|C|D|L|T))*)\W*$/iu

/** The classes, or "yes" where none is named. */
export function readDrivingLicence(lines: readonly Line[]): Cv['drivingLicence'] {
  let unnamed: Cv['drivingLicence'] = null
  for (const [at, line] of lines.entries()) {
    const match = licence.exec(line.text)
    if (
      !match ||
      /kein\w* führerschein|führerschein\W+(?:nein|keiner|noch nicht)|no driving/iu.test(line.text)
    )
      continue
    if (match[1]) return found(match[1], trimmed(matched(line, match)), 'sure')
    const next = lines[at + 1]
    const below =
      next && match[0].trim().length >= line.text.trim().length - 1 ? classes.exec(next.text) : null
    if (next && below?.[1]) return found(below[1], trimmed(next), 'likely')
    unnamed ??= found('yes', trimmed(matched(line, match)), 'likely')
  }
  return unnamed
}
