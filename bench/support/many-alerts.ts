import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { writeCriteria } from '../../src/domain/alerts/steps/alert-criteria.ts'
import type { JobSearchParams } from '../../src/domain/job-search/job.schema.ts'
import { resolvePlace } from '../../src/domain/job-search/resolve-place.ts'
import { adAt } from './ads.ts'
import { alertAt } from './alerts.ts'
import { towns } from './towns.ts'

/** None of the searches is the name of an employer. */
const nobody = { hasEmployer: () => false, employerNamed: () => null }

/** Confirmed daily alerts of that many addresses, watching from `now` on. */
export async function fillAlerts(db: Database, alerts: number, now: Date): Promise<void> {
  for (let from = 0; from < alerts; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, alerts - from) }, (_, at) => ({
      email: `alert${from + at}@example.org`,
      locale: 'de',
      name: `Jobalarm ${from + at}`,
      frequency: 'daily',
      status: 'active',
      criteria: writeCriteria(paramsOf(from + at + 1), { locale: 'de', search: nobody }),
      link_key: randomBytes(18).toString('base64url'),
      watching_since: now,
      wanted_at: now,
      confirmed_at: now,
    }))
    await db.insertInto('alerts').values(rows).execute()
  }
}

function paramsOf(number: number): Partial<JobSearchParams> {
  const { text, filters, radius, payMinEur, withoutAgencies } = alertAt(number)
  const town = radius && towns.find(each => each.latDegrees === radius.latDegrees)
  return {
    q: text,
    // The cast: the bench's filters are a subset of the site's.
    ...(filters as Partial<JobSearchParams>),
    ...(radius && town ? placeOf(town.name, town.state, radius.km) : {}),
    salaryMin: payMinEur,
    agencies: withoutAgencies ? 'without' : null,
  }
}

/** Most of the bench's towns are fictional and unknown to the site: an alert around one of those is for its state instead. */
function placeOf(name: string, state: string, radius: number): Partial<JobSearchParams> {
  return resolvePlace(name, radius)?.kind === 'town' ? { place: name, radius } : { state: [state] }
}

/** Jobs of one employer, public since `publishedAt`, numbered from `from` (1 is the first). */
export async function fillAds(
  db: Database,
  { from = 1, ads, publishedAt }: { from?: number; ads: number; publishedAt: Date },
): Promise<void> {
  const employer = await db
    .insertInto('employers')
    .values({ slug: `klinikum-${from}`, name: `Klinikum ${from}`, type: 'hospital' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let number = from; number < from + ads; number++) {
    const ad = adAt(number)
    const { id } = await db
      .insertInto('jobs')
      .values({
        employer_id: employer.id,
        status: 'published',
        title: ad.title,
        title_original: ad.title,
        slug: 'stelle',
        description_html: `<p>${ad.text}</p>`,
        category: ad.category,
        employment_types: ad.employmentType,
        contract: ad.contract,
        shift_models: ad.shift,
        pay_month_min_eur: ad.payMinEur,
        pay_month_max_eur: ad.payMaxEur,
        is_agency: ad.isAgency,
        posted_at: publishedAt,
        published_at: publishedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('job_places')
      .values({
        job_id: id,
        position: 0,
        name: ad.town.name,
        country: ad.country,
        state_code: ad.state,
        lat_degrees: ad.town.latDegrees,
        lon_degrees: ad.town.lonDegrees,
      })
      .execute()
  }
}
