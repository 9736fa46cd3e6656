import type { AdFields, AdStep } from '../../domain/job-ads/job-ad.values.ts'
import { demoFile } from '../demo-data.ts'
import type { SceneName } from './draw-scene.ts'

/** Who acts for the fictional employers: all of them have an account to sign in with. */
export type StaffKey = 'owner' | 'recruiter' | 'practice' | 'company'

export type HiringEmployer = {
  key: 'hospital' | 'practice' | 'company'
  owner: StaffKey
  /** Dark, pale and warm. */
  palette: [string, string, string]
  /** Pictures of the gallery with their captions; the first is the cover as well. */
  scenes: [SceneName, string][]
  /** As the form sends it. */
  profile: { name: string } & Record<string, unknown>
  /** Own texts for answers. */
  templates: { name: string; text: string }[]
  /** Somebody who asks to act for it and was not answered yet. */
  asking?: { name: string; email: string }
}

export type HiringAd = {
  key: string
  employer: string
  by: StaffKey
  postedDaysAgo: number
  /** What becomes of it; null stays public. `review` waits for an administrator from the beginning. */
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
  /** Of the numbers that are kept free for film and print. */
  phone: string
  summary: string
  /** The latest first, as everywhere here. */
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
  /** Steps of the seeker profile, as the form sends them. */
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

/** What the files in `data/demo/hiring/` tell; days count back from the moment of loading. The casts: the files are ours. */
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
