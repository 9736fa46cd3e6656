import { mostCvPages } from '../../../../cv-format/cv-problem.values.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import {
  endingProblems,
  passingProblems,
} from '../../../../domain/job-seekers/cv-reading/cv-reading.values.ts'
import {
  type OwnCvReading,
  readOwnCvReading,
} from '../../../../domain/job-seekers/cv-reading/read-own-cv-reading.ts'
import { readOwnCv } from '../../../../domain/job-seekers/keep-cv.ts'
import { cvProviderOf } from '../../../../platform/language-model/language-model.ts'
import { href } from '../../../addresses.ts'
import { fittingJobs } from '../../../parts/shared/fitting-jobs.server.ts'
import { textsOf } from '../../../texts.ts'
import { reviewView } from './review-view.server.ts'

export async function loadCvPage(ctx: Context) {
  const reading = await readOwnCvReading(ctx)
  return {
    cv: await readOwnCv(ctx),
    held: await listHeldFiles(ctx, { purpose: 'cv' }),
    offer: offerOf(ctx),
    pagesAtMost: mostCvPages,
    state: reading ? await stateOf(ctx, reading) : null,
  }
}

/** What is said where a language model may be asked; null where the operator has set up none for CVs. */
function offerOf({ languageModel, locale }: Context) {
  const provider = cvProviderOf(languageModel)
  if (provider === null) return null
  const t = textsOf(locale)
  return {
    title: t('cv-review.model.title'),
    consent: t('cv-review.model.consent', { provider }),
    masked: t('cv-review.model.masked'),
    privacy: t('cv-review.model.privacy'),
    again: t('cv-review.model.again'),
  }
}

export type ModelOffer = NonNullable<ReturnType<typeof offerOf>>

export type CvState = NonNullable<Awaited<ReturnType<typeof loadCvPage>>['state']>

async function stateOf(ctx: Context, reading: OwnCvReading) {
  const { status, file, result, problem, page, pages } = reading
  const t = textsOf(ctx.locale)
  if (status === 'read' && result) {
    const { groups, marks } = reviewView(ctx, result)
    const document = documentOf(ctx, reading)
    const remarks = [
      ...result.remarks.map(remark => t(`cv-review.remark.${remark}`)),
      ...(result.model ? [t(`cv-review.model.outcome.${result.model.outcome}`, result.model)] : []),
    ]
    const outcome = result.model?.outcome
    const hasModelRead = outcome === 'added' || outcome === 'nothing-new'
    return { kind: 'read' as const, groups, marks, document, remarks, hasModelRead }
  }
  if (status === 'failed' && problem) {
    const why = t(`cv-review.problem.${problem}.why`, { pages: mostCvPages })
    const texts = { why, help: t(`cv-review.problem.${problem}.help`) }
    const isGone = endingProblems.includes(problem)
    return { kind: 'failed' as const, ...texts, isGone, isPassing: passingProblems.includes(problem) }
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
