import { applyForJob } from '../../domain/applications/applying/apply-for-job.ts'
import { listEmployerApplications } from '../../domain/applications/list-employer-applications.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { requestCvReading } from '../../domain/job-seekers/cv-reading/request-cv-reading.ts'
import { type SeekerStepInput, seekerStepSchemas } from '../../domain/job-seekers/job-seeker.schema.ts'
import { keepCv } from '../../domain/job-seekers/keep-cv.ts'
import { fillProfile } from '../../domain/job-seekers/profile/fill-profile.ts'
import { saveSeekerStep } from '../../domain/job-seekers/save-seeker-step.ts'
import type { HiringApplication, HiringPerson } from './hiring-data.ts'
import { profileOfCv } from './profile-of-cv.ts'
import { at, bodyOf, keepingFiles, known, type Stage } from './stage.ts'
import { takeStep } from './take-step.ts'
import { writeCv } from './write-cv.ts'

const profileDaysAgo = 59
const readerKey = 'jana'
const readingDaysAgo = 0.01

/** Job seekers' profiles and applications with everything that happened to them, in chronological order. */
export async function sendApplications(stage: Stage): Promise<void> {
  for (const [key, person] of stage.data.people) await introduce(stage, key, person)
  for (const application of stage.data.applications) await send(stage, application)
}

async function introduce(stage: Stage, key: string, person: HiringPerson): Promise<void> {
  const actor = stage.actors.get(key)
  if (!actor) return
  const ctx = at(stage, actor, profileDaysAgo)
  for (const { step, values } of person.seeker ?? []) await saveSeekerStep(ctx, readStep(step, values))
  await fillProfile(ctx, profileOfCv(person.cv))
  await keepCv(ctx, { fileId: await uploadCv(keepingFiles(stage, ctx), person, 'cv') })
  // Read by the site like any other as soon as it is open, so that there is something to look through.
  if (key === readerKey) await requestCvReading(at(stage, actor, readingDaysAgo), { fileId: null })
}

/** The cast: a step and the schema of its name go together. */
function readStep(step: string, values: unknown): SeekerStepInput {
  const schema = known(new Map(Object.entries(seekerStepSchemas)), step)
  return { step, values: schema.parse(values) } as SeekerStepInput
}

async function uploadCv(ctx: Context, person: HiringPerson, purpose: 'cv' | 'application'): Promise<string> {
  const name = `Lebenslauf ${person.name}.pdf`
  const body = bodyOf(await writeCv(person))
  const { fileId } = await storeUpload(ctx, { purpose, name, body })
  return fileId
}

async function send(stage: Stage, application: HiringApplication): Promise<void> {
  const { ad, who, daysAgo, message, answers, withCv, steps } = application
  const person = known(stage.data.people, who)
  const actor = stage.actors.get(who)
  const ctx = asApplicant(at(stage, actor ?? guest, daysAgo), person)
  const jobId = known(stage.jobIds, ad)
  const { applicationId } = await applyForJob(ctx, {
    jobId,
    message,
    answers,
    applicant: actor ? null : { name: person.name, email: person.email, phone: null },
    withProfileCv: actor !== undefined && withCv,
    fileIds: withCv && !actor ? [await uploadCv(keepingFiles(stage, ctx), person, 'application')] : [],
  })
  const id = applicationId ?? (await findApplication(stage, ad, person))
  for (const step of steps) await takeStep(stage, { id, applicant: actor ?? null }, step)
}

/** Guests do not learn the id, so it is looked up. */
async function findApplication(stage: Stage, ad: string, { name }: HiringPerson): Promise<string> {
  const { employer } = stage.data.ads.find(({ key }) => key === ad) ?? { employer: '' }
  const owner = known(stage.actors, employer === 'hospital' ? 'owner' : employer)
  const filter = { jobId: known(stage.jobIds, ad), status: null, q: name, sort: 'newest' as const, page: 1 }
  const employerId = known(stage.employerIds, employer)
  const { rows } = await listEmployerApplications({ ...stage.ctx, actor: owner }, { ...filter, employerId })
  return rows[0]?.id ?? ''
}

/** Each from an address and a browser of their own, so that none is taken for a flood. */
function asApplicant(ctx: Context, { email }: HiringPerson): Context {
  const guestKeys = { uploads: email, adDrafts: null, questions: null, assistant: null, ideas: null }
  return { ...ctx, client: { ...ctx.client, address: `demo ${email}`, guestKeys } }
}
