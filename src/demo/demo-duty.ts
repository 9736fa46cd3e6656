import type { DemoProfession, SentenceBank } from './demo-data.ts'
import type { DemoEmployer } from './demo-employer.ts'
import type { Random } from './random.ts'

const rotating = new Set(['two-shift', 'three-shift', 'nights-only', 'weekends'])
const atNight = new Set(['three-shift', 'nights-only'])
const byDay = new Set(['day', 'no-weekends'])

const ofNights =
  /Nacht|rund um die Uhr|drei Schichten|Dreischicht|Wechselschicht|Schichtdienst|\bnights?\b|round the clock|shift work/i
const ofWeekends = /Wochenend|Sonn- und Feiertag|weekend/i
const ofCalls = /Bereitschaftsdienst|Rufbereitschaft|Rufdienst|Hintergrunddienst|Notdienst|\bon[- ]call/i
const ofShifts = /Schicht|\bDienstmodell|\bshifts?\b/
const ofRegularDays =
  /freie Wochenenden|freien Nachmittag|Montag bis Freitag|abends pünktlich|Vier-Tage-Woche/i

/** The job's duty model, or null when it does not say: without overnight patients there are no night shifts. */
export function drawShift(
  { employer, profession, bank }: { employer: DemoEmployer; profession: DemoProfession; bank: SentenceBank },
  isByDay: boolean,
  random: Random,
): string | null {
  if (isTraining(profession) || profession.payClass === 'student') return null
  if (bank.id === 'nightwatch') return 'nights-only'
  if (isByDay) return random.pick(['day', 'no-weekends'])
  const isOpenByDay = /^[PMDTXOZS]/.test(employer.sectors)
  const shifts = isOpenByDay ? bank.shifts.filter(shift => byDay.has(shift)) : bank.shifts
  return shifts.length > 0 && random.chance(0.78) ? random.pick(shifts) : null
}

/** Trainees only; a doctor training as a specialist counts as employed. */
export function isTraining(profession: DemoProfession): boolean {
  return profession.payClass.startsWith('trainee')
}

/** Tags of `demo-lines.ts` that follow from the duty model. */
export function dutyTags(shift: string | null, employer: DemoEmployer): string[] {
  const isCalm = shift === null ? /^[PMDTXOZS]/.test(employer.sectors) : byDay.has(shift)
  return [
    ...(shift !== null && rotating.has(shift) ? ['shift'] : []),
    ...(shift !== null && atNight.has(shift) ? ['night'] : []),
    ...(isCalm ? ['calm'] : []),
  ]
}

/** Whether a sentence does not contradict the duty model. */
export function agreesWith(text: string, shift: string | null, isCalm: boolean): boolean {
  if (isCalm) return !says(text, ofNights, ofWeekends, ofCalls, ofShifts) || ofRegularDays.test(text)
  if (shift === 'nights-only') return !says(text, ofRegularDays, ofCalls)
  if (shift === 'two-shift' || shift === 'no-nights') return !says(text, ofNights, ofCalls, ofRegularDays)
  return !ofRegularDays.test(text)
}

function says(text: string, ...patterns: RegExp[]): boolean {
  return patterns.some(pattern => pattern.test(text))
}
