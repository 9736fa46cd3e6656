import { type SafeHtml, safeHtml } from '../../texts/safe-html.ts'
import type { Context } from '../caller/context.ts'
import { Gone, NotFound } from '../caller/errors.ts'
import { findMergedInto, loadEmployer } from './employer.queries.ts'
import { type EmployerRow, toEmployerRow } from './employer-row.ts'
import type { PagePlus } from './page-plus/page-plus.queries.ts'
import { loadEmployerPlaces, type PlaceRow } from './profile/employer-profile.queries.ts'
import { type GalleryPicture, readEmployerMedia } from './profile/read-employer-media.ts'
import { shownPagePlus } from './steps/shown-page-plus.ts'

export type EmployerDetails = EmployerRow & {
  ownerName: string | null
  website: string | null
  email: string | null
  phone: string | null
  contactPerson: string | null
  descriptionHtml: SafeHtml
  street: string | null
  departments: string[]
  certifications: string[]
  benefits: string[]
  beds: number | null
  doctors: number | null
  employees: number | null
  foundedYear: number | null
  updatedAt: Date
  /** When those who run the board found that it is who it says. */
  verifiedAt: Date | null
  coverFileId: string | null
  gallery: GalleryPicture[]
  plus: PagePlus
  /** Headquarters first. */
  places: EmployerPlace[]
}

export type EmployerPlace = PlaceRow

/** Public. The number of an employer that was merged into another leads to that one. @throws NotFound, Gone for one that was hidden */
export async function readEmployer(ctx: Context, id: number): Promise<EmployerDetails> {
  const isId = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
  const row = isId ? await loadCurrent(ctx, id) : null
  if (!row) throw new NotFound()
  if (row.hidden_by !== null) throw new Gone()
  const [{ gallery, room }, places, plus] = await Promise.all([
    readEmployerMedia(ctx, row.id),
    loadEmployerPlaces(ctx.db, row.id),
    shownPagePlus(ctx, row.id),
  ])
  return {
    ...toEmployerRow({ ...row, open_positions: row.open_positions ?? 0 }, ctx.now()),
    ownerName: row.owner_name,
    website: row.website,
    email: row.email,
    phone: row.phone,
    contactPerson: row.contact_person,
    // Sanitised again: it may have been stored by an older release or another program.
    descriptionHtml: safeHtml(row.description_html),
    street: row.street,
    departments: row.departments,
    certifications: row.certifications,
    benefits: row.benefits,
    beds: row.beds,
    doctors: row.doctors,
    employees: row.employees,
    foundedYear: row.founded_year,
    updatedAt: row.updated_at,
    verifiedAt: row.verified_at,
    coverFileId: row.cover_file_id,
    gallery: gallery.slice(0, room),
    plus,
    places,
  }
}

async function loadCurrent(ctx: Context, id: number) {
  const row = await loadEmployer(ctx.db, id, ctx.now())
  if (row) return row
  const keptId = await findMergedInto(ctx.db, id)
  return keptId === null ? null : loadEmployer(ctx.db, keptId, ctx.now())
}
