import type { Context } from '../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { passingProblems } from '../../../../domain/job-seekers/cv-reading/cv-reading.values.ts'
import {
  type OwnCvReading,
  readOwnCvReading,
} from '../../../../domain/job-seekers/cv-reading/read-own-cv-reading.ts'
import { readOwnCv } from '../../../../domain/job-seekers/keep-cv.ts'
import { href } from '../../../addresses.ts'
import { fittingJobs } from '../../../parts/shared/fitting-jobs.server.ts'
import { textsOf } from '../../../texts.ts'
import { reviewView } from './review-view.server.ts'

export async function loadCvPage(ctx: Context) {
  const reading = await readOwnCvReading(ctx)
  return {
    cv: await readOwnCv(ctx),
    held: await listHeldFiles(ctx, { purpose: 'cv' }),
    state: reading ? await stateOf(ctx, reading) : null,
  }
}

export type CvState = NonNullable<Awaited<ReturnType<typeof loadCvPage>>['state']>

async function stateOf(ctx: Context, reading: OwnCvReading) {
  const { status, file, result, problem, page, pages } = reading
  const t = textsOf(ctx.locale)
  if (status === 'read' && result) {
    const { groups, marks } = reviewView(ctx, result)
    const document = documentOf(ctx, reading)
    const remarks = result.remarks.map(remark => t(`cv-review.remark.${remark}`))
    return { kind: 'read' as const, groups, marks, document, remarks }
  }
  if (status === 'failed' && problem) {
    const texts = { why: t(`cv-review.problem.${problem}.why`), help: t(`cv-review.problem.${problem}.help`) }
    return { kind: 'failed' as const, ...texts, isPassing: passingProblems.includes(problem) }
  }
  if (status === 'taken') return { kind: 'taken' as const, ...(await matchesNow(ctx)) }
  const isChecked = file.scan === 'waiting'
  return { kind: 'open' as const, name: file.name, isChecked, isReading: status === 'reading', page, pages }
}

/** Pages of a PDF as pictures of the site, a photograph as it was uploaded, and the text of everything else. */
function documentOf({ locale }: Context, { file, result }: OwnCvReading) {
  const sizes = result?.pages ?? []
  const isPicture = file.mediaType.startsWith('image/')
  const pages = sizes.map(({ widthPoints, heightPoints }, index) => ({
    number: index + 1,
    ...{ widthPoints, heightPoints },
    source: isPicture
      ? `${href('file', locale, { id: file.fileId })}?inline`
      : href('file-page', locale, { id: file.fileId, page: index + 1 }),
  }))
  return { name: file.name, pages, text: result?.text ?? [] }
}

/** How many jobs fit the profile as it is now, the address that shows them, and what finds more where there are few. */
async function matchesNow(ctx: Context) {
  const found = await fittingJobs(ctx)
  const jobs = href('jobs', ctx.locale)
  if (!found) return { count: null, to: jobs, ways: [] }
  const { count, query, ways } = found
  return { count, to: `${jobs}?${query}`, ways }
}
