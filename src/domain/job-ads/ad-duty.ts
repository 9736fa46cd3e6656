import { isDeepStrictEqual } from 'node:util'
import {
  type DutyFact,
  type DutyValues,
  dutyFacts,
  type OfferedFact,
  type TrainedField,
} from '../../vocabulary/duty/duty.values.ts'
import type { RecognisedDuty, StatedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { fieldOfLine } from '../../vocabulary/duty/training-fields.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { knownSpecialty } from '../../vocabulary/jobs/read-profession.ts'
import { Invalid } from '../caller/errors.ts'
import type { JobAd } from './job-ad.schema.ts'
import type { AdFields } from './job-ad.values.ts'

type Said = { [Fact in DutyFact]?: DutyValues[Fact] | null }

/**
 * What an employer states by an ad's form: what is filled in, else what was read from the text where it is confirmed, and nothing (null)
 * where it is denied. Each keeps the time since when it has been said.
 */
export function statedDuty(
  ad: JobAd,
  { recognised, before, now }: { recognised: RecognisedDuty; before: StatedDuty; now: Date },
): StatedDuty {
  const filled = filledIn(ad)
  const said: Said = Object.fromEntries(
    dutyFacts.flatMap((fact): [DutyFact, unknown][] => {
      const value = filled[fact]
      if (value !== undefined && value !== null) return [[fact, value]]
      if (ad.dutyDenied.includes(fact)) return [[fact, null]]
      const read = recognised[fact] ?? before[fact]
      return read && ad.dutyConfirmed.includes(fact) ? [[fact, read.value]] : []
    }),
  )
  return Object.fromEntries(
    Object.entries(said).map(([fact, value]) => {
      // The cast: `said` has facts only.
      const known = before[fact as DutyFact]
      return [fact, known && isDeepStrictEqual(known.value, value) ? known : { value, at: now.toISOString() }]
    }),
  )
}

/** @throws Invalid where a line of further fields for training doctors names none that we know */
export function requireKnownFields({ trainingFurther }: Pick<JobAd, 'trainingFurther'>): void {
  if (trainingFurther.every(line => fieldOfLine(line) !== null)) return
  throw new Invalid({ trainingFurther: [{ key: 'ads.problem.training-field' }] })
}

/** Weekends have a column of their own. */
function filledIn(ad: JobAd): Said {
  const { onCallKind: kind, onCallPerMonth: perMonth, trainingMonths: months } = ad
  const specialty = knownSpecialty(ad.trainingSpecialty)
  const further = ad.trainingFurther.flatMap(line => fieldOfLine(line) ?? [])
  return {
    'on-call': kind === null ? null : { kind, perMonth },
    'roster-notice': ad.rosterNoticeWeeks,
    holidays: ad.holidaysYear,
    'full-time-hours': ad.fullTimeHours,
    'training-authorisation': training({ specialty, months }, further),
    'recognition-support': yes(ad.recognitionSupport),
    'language-course': yes(ad.languageCourse),
    housing: yes(ad.housing),
  }
}

/** Fields that were filled in without a first one count all the same. */
function training(first: TrainedField, further: readonly TrainedField[]) {
  const isBare = first.specialty === null && first.months === null
  const [main, ...others] = isBare ? further : [first, ...further]
  if (!main) return null
  return others.length === 0 ? main : { ...main, further: others }
}

function yes(said: 'yes' | 'no' | null): boolean | null {
  return said === null ? null : said === 'yes'
}

/** The same as fields of the form. A confirmed authorisation of which neither field nor months are known stays confirmed. */
export function dutyFields(stated: StatedDuty): AdFields {
  const { 'on-call': onCall, 'training-authorisation': training } = stated
  const isBare = training?.value && training.value.specialty === null && training.value.months === null
  return {
    onCallKind: onCall?.value?.kind,
    onCallPerMonth: written(onCall?.value?.perMonth),
    rosterNoticeWeeks: written(stated['roster-notice']?.value),
    holidaysYear: written(stated.holidays?.value),
    fullTimeHours: written(stated['full-time-hours']?.value),
    trainingSpecialty: training?.value?.specialty,
    trainingMonths: written(training?.value?.months),
    trainingFurther: training?.value?.further?.map(lineOf).join('\n'),
    recognitionSupport: yesNo(stated, 'recognition-support'),
    languageCourse: yesNo(stated, 'language-course'),
    housing: yesNo(stated, 'housing'),
    dutyConfirmed: isBare ? ['training-authorisation'] : [],
    dutyDenied: dutyFacts.filter(fact => stated[fact]?.value === null),
  }
}

/** As `fieldOfLine` reads it. */
function lineOf({ specialty, months }: TrainedField): string {
  const name = specialty === null ? '' : jobValueLabel('specialty', specialty, 'de')
  return months === null ? name : `${name}, ${months} Monate`
}

function written(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

function yesNo(stated: StatedDuty, fact: OfferedFact): 'yes' | 'no' | null {
  const value = stated[fact]?.value ?? null
  return value === null ? null : value ? 'yes' : 'no'
}
