import { applyForJob } from '../../domain/applications/applying/apply-for-job.ts'
import { listEmployerApplications } from '../../domain/applications/list-employer-applications.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { holderOf } from '../../domain/files/file.policy.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { type SeekerStepInput, seekerStepSchemas } from '../../domain/job-seekers/job-seeker.schema.ts'
import { keepCv } from '../../domain/job-seekers/keep-cv.ts'
import { saveSeekerStep } from '../../domain/job-seekers/save-seeker-step.ts'
import type { HiringApplication, HiringPerson } from './hiring-data.ts'
import { at, bodyOf, keepingFiles, known, type Stage, visitor } from './stage.ts'
import { takeStep } from './take-step.ts'
import { writeCv } from './write-cv.ts'

const profileDaysAgo = 59

/** Profiles of the job seekers, their applications, and everything that happened with them, in the order of time. */
export async function sendApplications(stage: Stage): Promise<void> {
  for (const [key, person] of stage.data.people) await fillProfile(stage, key, person)
  for (const application of stage.data.applications) await send(stage, application)
}

async function fillProfile(stage: Stage, key: string, person: HiringPerson): Promise<void> {
  const actor = stage.actors.get(key)
  if (!actor) return
  const ctx = at(stage, actor, profileDaysAgo)
  for (const { step, values } of person.seeker ?? []) await saveSeekerStep(ctx, readStep(step, values))
  await keepCv(ctx, { fileId: await uploadCv(keepingFiles(stage, ctx), person, 'cv', null) })
}

/** The cast: a step and the schema of its name go together. */
function readStep(step: string, values: unknown): SeekerStepInput {
  const schema = known(new Map(Object.entries(seekerStepSchemas)), step)
  return { step, values: schema.parse(values) } as SeekerStepInput
}

async function uploadCv(
  ctx: Context,
  person: HiringPerson,
  purpose: 'cv' | 'application',
  guestKey: string | null,
): Promise<string> {
  const name = `Lebenslauf ${person.name}.pdf`
  const body = bodyOf(await writeCv(person))
  const holder = holderOf(ctx.actor, guestKey)
  const { fileId } = await storeUpload(ctx, { visitor: visitorOf(person), holder, purpose, name, body })
  return fileId
}

async function send(stage: Stage, application: HiringApplication): Promise<void> {
  const { ad, who, daysAgo, message, answers, withCv, steps } = application
  const person = known(stage.data.people, who)
  const actor = stage.actors.get(who)
  const ctx = at(stage, actor ?? guest, daysAgo)
  const jobId = known(stage.jobIds, ad)
  const guestKey = actor ? null : who
  const { applicationId } = await applyForJob(ctx, {
    jobId,
    message,
    answers,
    applicant: actor ? null : { name: person.name, email: person.email, phone: null },
    withProfileCv: actor !== undefined && withCv,
    fileIds:
      withCv && !actor ? [await uploadCv(keepingFiles(stage, ctx), person, 'application', guestKey)] : [],
    holder: holderOf(ctx.actor, guestKey),
    visitor: visitorOf(person),
  })
  const id = applicationId ?? (await findApplication(stage, ad, person))
  for (const step of steps) await takeStep(stage, { id, applicant: actor ?? null }, step)
}

/** A guest is not told the id. */
async function findApplication(stage: Stage, ad: string, { name }: HiringPerson): Promise<string> {
  const { employer } = stage.data.ads.find(({ key }) => key === ad) ?? { employer: '' }
  const owner = known(stage.actors, employer === 'hospital' ? 'owner' : employer)
  const filter = { jobId: known(stage.jobIds, ad), status: null, q: name, sort: 'newest' as const, page: 1 }
  const employerId = known(stage.employerIds, employer)
  const { rows } = await listEmployerApplications({ ...stage.ctx, actor: owner }, { ...filter, employerId })
  return rows[0]?.id ?? ''
}

/** Each from an address of their own, so that none is taken for a flood. */
function visitorOf(person: HiringPerson) {
  return { ...visitor, address: `demo ${person.email}` }
}
