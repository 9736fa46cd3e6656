import { readProfession, readSpecialty } from '../../../vocabulary/jobs/read-profession.ts'
import { classifyJob } from '../../../vocabulary/titles/classify-job.ts'
import { type FieldErrors, Invalid } from '../../caller/errors.ts'
import type { LicenceInput, PositionInput } from './profile.schema.ts'
import type { LicenceFields, PositionFields } from './profile-rows.ts'

/**
 * A position with the vocabulary's ids: those of what was chosen, and of the title where nothing was.
 * @throws {Invalid} for a profession or specialty that the vocabulary does not know
 */
export function readPosition(input: PositionInput): PositionFields {
  return { ...input, ...chosenOf(input, input.title) }
}

/** The same for a licence, whose name tells what it is for. @throws {Invalid} */
export function readLicence(input: LicenceInput): LicenceFields {
  return { ...input, ...chosenOf(input, input.name) }
}

type Chosen = { profession: string | null; specialty: string | null }

function chosenOf(chosen: Chosen, title: string): Chosen {
  const said = classifyJob({ title })
  const profession = readProfession(chosen.profession)
  const specialty = readSpecialty(chosen.specialty)
  const errors: FieldErrors = {}
  if (chosen.profession && !profession) errors.profession = [{ key: 'onboarding.profession-unknown' }]
  if (chosen.specialty && !specialty) errors.specialty = [{ key: 'onboarding.specialty-unknown' }]
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  return { profession: profession ?? said.profession, specialty: specialty ?? said.specialty }
}

/** What comes from a document: a profession that nobody knows is left out, the words stay. */
export function readFoundPosition(input: PositionInput): PositionFields {
  return readPosition(knownOnly(input))
}

export function readFoundLicence(input: LicenceInput): LicenceFields {
  return readLicence(knownOnly(input))
}

function knownOnly<Input extends Chosen>(input: Input): Input {
  return {
    ...input,
    profession: readProfession(input.profession),
    specialty: readSpecialty(input.specialty),
  }
}
