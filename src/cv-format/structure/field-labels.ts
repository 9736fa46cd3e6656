import { type Line, partOf } from '../document/line.ts'

const labels =
  /^\s*(?:zeitraum|ort|stadt|standort|city|location|datum|daten|von\s?[-–]\s?bis|beruf oder funktion|funktion|position|arbeitgeber(?:in)?|firma|unternehmen|einrichtung|name und adresse des arbeitgebers|wichtigste tätigkeiten und zuständigkeiten|wichtigste tätigkeiten|tätigkeitsbereich(?: oder branche)?|aufgaben(?:gebiet)?|tätigkeiten|bezeichnung der (?:erworbenen )?qualifikation|name und art der bildungs(?:einrichtung)?|dates?|occupation or position held|job title|employer|name and address of employer|main activities and responsibilities|responsibilities|title of qualification awarded|name and type of organisation)\s*[:\t]\s*(?=\S)/iu

/** Forms name each fact: without their labels an entry reads like any other. */
export function withoutFieldLabels(lines: readonly Line[]): Line[] {
  return lines.map(line => {
    const label = labels.exec(line.text)
    const rest = label ? partOf(line, label[0].length) : line
    const land = /\s*\|\s*(?:land|country)\s*:/iu.exec(rest.text)
    return land ? partOf(rest, 0, land.index) : rest
  })
}

/** "Ort: Leipzig | Land: Deutschland" */
export function isLabelledPlace({ text }: Line): boolean {
  return /^\s*(?:ort|stadt|standort|land|city|country|location)\s*:/iu.test(text)
}
