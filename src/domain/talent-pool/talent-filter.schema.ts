import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { readAddressParams, writeAddressParams } from '../caller/address-params.schema.ts'
import { availabilities } from '../job-seekers/job-seeker.values.ts'
import { type LicenceKind, licenceKinds } from '../job-seekers/profile/profile.values.ts'
import { type ExperienceBand, experienceBands } from './talent-pool.values.ts'

/** The filters with counts, in display order. */
export const talentFacets = [
  'profession',
  'specialty',
  'state',
  'experience',
  'employmentType',
  'availability',
  'licence',
] as const
export type TalentFacet = (typeof talentFacets)[number]

const idList = z
  .array(
    z
      .string()
      .max(60)
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/),
  )
  .max(20)

const shape = {
  q: z.string().trim().max(limits.searchTextChars),
  profession: idList,
  specialty: idList,
  state: idList,
  experience: z.array(z.enum(experienceBands)).max(10),
  employmentType: z.array(z.enum(jobValues.employmentType)).max(10),
  availability: z.array(z.enum(availabilities)).max(10),
  licence: z.array(z.enum(licenceKinds)).max(10),
  place: z.string().trim().max(100),
  job: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
}

/** Empty lists mean "any". `job` is one of the employer's ads: its place counts, and people are sorted by how well it fits them. */
export type TalentFilter = {
  q: string
  profession: string[]
  specialty: string[]
  state: string[]
  experience: ExperienceBand[]
  employmentType: (typeof jobValues.employmentType)[number][]
  availability: (typeof availabilities)[number][]
  licence: LicenceKind[]
  /** A town within the distance that the person wishes; not for previews. */
  place: string
  job: number | null
  page: number
}

export const noTalentFilter: TalentFilter = {
  q: '',
  profession: [],
  specialty: [],
  state: [],
  experience: [],
  employmentType: [],
  availability: [],
  licence: [],
  place: '',
  job: null,
  page: 1,
}

/** Invalid values are dropped. */
export function readTalentFilter(search: URLSearchParams): TalentFilter {
  return readAddressParams(shape, noTalentFilter, search).params
}

export function talentQuery(filter: Partial<TalentFilter>): string {
  return writeAddressParams(noTalentFilter, filter)
}

/** Whether anything but the page is chosen. */
export function isFiltered(filter: TalentFilter): boolean {
  return talentQuery({ ...filter, page: 1 }) !== ''
}
