import type { ShiftModel } from '../../vocabulary/jobs/job.values.ts'
import { LinePatterns } from './line-patterns.ts'

const shiftWords: [ShiftModel, RegExp][] = [
  [
    'three-shift',
    /(?:drei|3)[\s-]?schicht|wechselschicht|schichtdienst rund um die uhr|fr(?:ü|ue)h-,?\s*sp(?:ä|ae)t-?\s*und\s*nacht|\b(?:three|3)[\s-]shift|\bearly(?: shifts?)?(?:, | ?\/ ?)late(?: shifts?)?,?(?: and | ?[/&] ?)nights?\b/i,
  ],
  [
    'two-shift',
    /(?:zwei|2)[\s-]?schicht|fr(?:ü|ue)h-?\s*(?:und|\/)\s*sp(?:ä|ae)t|\b(?:two|2)[\s-]shift|\bearly(?: shifts?)?(?: and | or | ?[/&] ?)late\b(?!(?: shifts?)?,?(?: and | ?[/&] ?)night)/i,
  ],
  [
    'nights-only',
    /dauernacht|nur nacht|reine[rn]? nachtdienst|nachtwache(?!n? werden)|nights?(?: shifts?)? only|permanent nights?|only nights?\b/i,
  ],
  ['no-nights', /keine nacht|kein nacht|ohne nacht|\b(?:no|without) night/i],
  [
    'no-weekends',
    /kein wochenend|keine wochenend|ohne wochenend|keine? (?:schicht-? ?(?:und|oder) )?wochenenddienst|wochenenden? frei|montags? bis freitags?|mo\.?\s*[-–bis]+\s*fr\b|\b(?:no|without) weekend|weekends? (?:are )?(?:off|free)|(?:week|work)days? only|only on weekdays|mon(?:day)?s?\s*(?:to|through|-|–)\s*fri(?:days?)?\b/i,
  ],
  [
    'weekends',
    /wochenenddienst|am wochenende|wochenend-? und feiertag|an wochenenden|(?:at|on) (?:the )?weekends?\b|weekend (?:shift|dut|work|rota)|every (?:other|second|third) weekend/i,
  ],
  [
    'on-call',
    /rufbereitschaft|rufdienst|bereitschaftsdienst|hintergrunddienst|bereitschafts- und|\bon[\s-]call\b|stand-?by dut/i,
  ],
  [
    'day',
    /tagdienst|tagesdienst|reine[rn]? tag|nur tags|keine schicht|kein schicht|geregelte arbeitszeiten|\bday shifts?\b|regular (?:working|office) hours|office hours only|\bdays only/i,
  ],
]

const rotating = /\brotating (?:shift|roster|rota)|\bshift rotation|\balternating shifts/i
const deniedOnCall =
  /(?:keine?|ohne)\s+(?:\p{L}+[-,]?\s+){0,3}(?:rufbereitschaft|rufdienst|bereitschaftsdienst)|\b(?:no|without) on[\s-]call/iu
const patterns = new LinePatterns([rotating, deniedOnCall, ...shiftWords.map(([, pattern]) => pattern)])
const nightDuty = /\bnight(?:s| shifts?| dut(?:y|ies)|[\s-]?time)?\b/i

/** The shift models of a job, from its field, title and text; [] when it names none. */
export function readShifts(fields: string[], title: string, text: string): ShiftModel[] {
  const stated = `${fields.join(' ; ')} ; ${title}`
  const [isRotating, isOnCallDenied, ...named] = patterns.within(stated, text.slice(0, 10_000))
  const found = new Set(shiftWords.filter((_, index) => named[index]).map(([shift]) => shift))
  if (isRotating && !found.has('two-shift') && !found.has('three-shift')) found.add('three-shift')
  // In running text "night shift" may refer to an allowance, for example; only a stated field or title makes it the shift of the job.
  if (nightDuty.test(stated) && !found.has('no-nights') && found.size === 0) found.add('nights-only')
  // "Keine Wochenenddienste" mentions weekends only to rule them out.
  if (found.has('no-weekends')) found.delete('weekends')
  if (isOnCallDenied) found.delete('on-call')
  if (found.has('no-nights')) found.delete('nights-only')
  return [...found]
}
