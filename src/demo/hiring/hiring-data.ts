import type { AdFields, AdStep } from '../../domain/job-ads/job-ad.values.ts'
import { demoFile } from '../demo-data.ts'
import type { SceneName } from './draw-scene.ts'

/** Team members of the fictional employers, all with an account to sign in with. */
export type StaffKey = 'owner' | 'recruiter' | 'practice' | 'company'

export type HiringEmployer = {
  key: 'hospital' | 'practice' | 'company'
  owner: StaffKey
  /** Dark, pale, warm. */
  palette: [string, string, string]
  /** Gallery pictures with captions; the first is also the cover. */
  scenes: [SceneName, string][]
  /** As submitted by the form. */
  profile: { name: string } & Record<string, unknown>
  templates: { name: string; text: string }[]
  /** A pending request for access. */
  asking?: { name: string; email: string }
}

export type HiringAd = {
  key: string
  employer: string
  by: StaffKey
  postedDaysAgo: number
  /** What happens to the job; null stays public. `review` waits for an administrator from the start. */
  end: { action: 'pause' | 'fill' | 'expire' | 'review'; daysAgo: number } | null
  viewsPerDay: number
  fields: AdFields
}

type HiringDraft = {
  employer: string
  by: StaffKey
  daysAgo: number
  step: AdStep
  fields: AdFields
}

export type HiringCv = {
  headline: string
  street: string
  town: string
  /** From the numbers reserved for fiction. */
  phone: string
  summary: string
  /** Latest first. */
  jobs: { when: string; role: string; place: string; tasks: string[] }[]
  education: { when: string; role: string; place: string }[]
  licences: [when: string, what: string][]
  skills: string[]
  languages: string[]
}

export type HiringPerson = {
  name: string
  email: string
  cv: HiringCv
  hasAccount?: boolean
  seeker?: { step: string; values: unknown }[]
}

export type HiringStep = {
  daysAgo: number
  do: 'read' | 'note' | 'write' | 'reply' | 'invite' | 'accept' | 'decline' | 'reject' | 'hire' | 'withdraw'
  text: string
  by?: StaffKey
}

export type HiringApplication = {
  ad: string
  who: string
  daysAgo: number
  message: string
  answers: Record<string, string>
  withCv: boolean
  steps: HiringStep[]
}

/** Content of `data/demo/hiring/`; days count back from the moment of loading. The casts: our own files. */
export function hiringData() {
  const { ads, drafts } = read('ads.json') as { ads: HiringAd[]; drafts: HiringDraft[] }
  const { people, applications } = read('applications.json') as {
    people: Record<string, Omit<HiringPerson, 'cv'>>
    applications: HiringApplication[]
  }
  const cvs = new Map(Object.entries(read('cvs.json') as Record<string, HiringCv>))
  return {
    employers: read('employers.json') as HiringEmployer[],
    ads,
    drafts,
    people: new Map(Object.entries(people).map(([key, person]) => [key, withCv(key, person, cvs.get(key))])),
    applications,
  }
}

function withCv(key: string, person: Omit<HiringPerson, 'cv'>, cv: HiringCv | undefined): HiringPerson {
  if (!cv) throw new Error(`data/demo/hiring/cvs.json: nothing of "${key}"`)
  return { ...person, cv }
}

function read(name: string): unknown {
  return JSON.parse(demoFile(`hiring/${name}`))
}
