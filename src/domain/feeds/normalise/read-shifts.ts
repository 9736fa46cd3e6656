import type { ShiftModel } from '../../jobs/job.values.ts'

const shiftWords: [ShiftModel, RegExp][] = [
  [
    'three-shift',
    /(?:drei|3)[\s-]?schicht|wechselschicht|schichtdienst rund um die uhr|fr(?:ü|ue)h-,?\s*sp(?:ä|ae)t-?\s*und\s*nacht/i,
  ],
  ['two-shift', /(?:zwei|2)[\s-]?schicht|fr(?:ü|ue)h-?\s*(?:und|\/)\s*sp(?:ä|ae)t/i],
  [
    'nights-only',
    /dauernacht|nur nacht|reine[rn]? nachtdienst|nachtwache(?!n? werden)|night shifts? only|permanent nights/i,
  ],
  ['no-nights', /keine nacht|kein nacht|ohne nacht|no night/i],
  [
    'no-weekends',
    /kein wochenend|keine wochenend|ohne wochenend|keine? (?:schicht-? ?(?:und|oder) )?wochenenddienst|wochenenden? frei|montags? bis freitags?|mo\.?\s*[-–bis]+\s*fr\b|no weekend/i,
  ],
  ['weekends', /wochenenddienst|am wochenende|wochenend-? und feiertag|an wochenenden|weekend shifts?/i],
  [
    'on-call',
    /rufbereitschaft|rufdienst|bereitschaftsdienst|hintergrunddienst|bereitschafts- und|on[\s-]?call/i,
  ],
  [
    'day',
    /tagdienst|tagesdienst|reine[rn]? tag|nur tags|keine schicht|kein schicht|geregelte arbeitszeiten|day shift/i,
  ],
]

/** The duty models an ad names, from its field, title and text; [] when it names none. */
export function readShifts(fields: string[], title: string, text: string): ShiftModel[] {
  const source = `${fields.join(' ; ')} ; ${title} ; ${text.slice(0, 10_000)}`
  const found = new Set(shiftWords.filter(([, pattern]) => pattern.test(source)).map(([shift]) => shift))
  // "Keine Wochenenddienste" names weekends only to deny them.
  if (found.has('no-weekends')) found.delete('weekends')
  if (
    /(?:keine?|ohne)\s+(?:\p{L}+[-,]?\s+){0,3}(?:rufbereitschaft|rufdienst|bereitschaftsdienst)/iu.test(
      source,
    )
  )
    found.delete('on-call')
  if (found.has('no-nights')) found.delete('nights-only')
  return [...found]
}
