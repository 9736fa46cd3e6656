import type { CvQualification } from '../cv.ts'
import type { PeriodMatch } from '../structure/read-period.ts'

type State = NonNullable<CvQualification['state']> | 'held' | 'none'

const none =
  /noch (?:nicht|keine)|nicht (?:erteilt|bestanden|abgeschlossen|erforderlich|vorhanden|beendet)|abgebrochen|ohne abschluss|vorgesehen|beabsichtigt|not (?:yet|required|granted|held|completed)|discontinued|geplant|in planung|in vorbereitung|(?<!\p{L})(?:planned|planning to|intended|in preparation|preparing (?:for|to))(?!\p{L})/iu
const appliedFor =
  /beantragt|antrag(?!\p{L})|antragstellung|angestrebt|in bearbeitung|pending|applied for|eingereicht|verfahren läuft|laufendes verfahren|defizitbescheid|deficit notice|angemeldet|ausstehend|steht (?:noch )?aus(?!\p{L})/iu
const inTraining =
  /in weiterbildung|in ausbildung|(?<!\p{L})begonnen|in training|laufend|(?<!\p{L})läuft|derzeit|voraussichtlich|expected|in progress|ongoing|currently|(?<!\p{L})doktorand|(?:ph\.?\s?d|doctoral|doctorate)\s(?:candidate|student)/iu
/** "Promotionsvorhaben": what somebody works at. Nobody knows what became of one that is over. */
const undertaking =
  /(?:promotions?|dissertations?|habilitations?|forschungs|doktor|diss\.?)[\s-]?(?:vorhaben|projekt|vereinbarung)|(?:ph\.?\s?d|doctoral|thesis|research)[\s-]project/iu
const takesTime =
  /bildung|studium|lehrgang|kurs|course|training|bachelor|master|lehre(?!\p{L})|promotion|dissertation|habilitation|doctorate|doctoral|ph\.?\s?d(?!\p{L})/iu

/**
 * Whether somebody holds what a text names: what was only begun, applied for or planned is never told as held. `period` is that of the
 * text, or of the line above it.
 */
export function qualificationState(text: string, period: PeriodMatch | null, now: Date): State {
  if (none.test(text)) return 'none'
  if (appliedFor.test(text)) return 'applied-for'
  const goesOn = period !== null && period.to === null
  const endsLater = isLater(period?.to ?? period?.from ?? null, now)
  if (undertaking.test(text)) return period === null || goesOn || endsLater ? 'in-training' : 'none'
  if (inTraining.test(text)) return 'in-training'
  // "Praxisanleiterin seit 2019" is one; "Weiterbildung seit 2025" goes on.
  return (goesOn && takesTime.test(text)) || endsLater ? 'in-training' : 'held'
}

/** Whether a text says by its words that something is not reached yet. */
export function isUnfinished(text: string): boolean {
  return [none, appliedFor, inTraining].some(pattern => pattern.test(text))
}

/** Whether a month or a year (YYYY-MM, YYYY) begins after `now`. */
export function isLater(month: string | null, now: Date): boolean {
  return month !== null && month > now.toISOString().slice(0, month.length)
}
