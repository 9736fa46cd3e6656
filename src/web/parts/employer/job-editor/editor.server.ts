import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { type FieldErrors, isDomainError } from '../../../../domain/caller/errors.ts'
import { compareJobChange } from '../../../../domain/job-ads/compare-job-change.ts'
import { type AdStep, adStepNames, adSteps } from '../../../../domain/job-ads/job-ad.values.ts'
import { requireContent } from '../../../../domain/job-ads/job-ad-columns.ts'
import { jobHints } from '../../../../domain/job-ads/job-hints.ts'
import { previewJob } from '../../../../domain/job-ads/preview-job.ts'
import { readAd } from '../../../../domain/job-ads/read-ad.ts'
import { readDraftDuty } from '../../../../domain/job-ads/read-draft-duty.ts'
import { requireKnownPlaces } from '../../../../domain/job-ads/require-known-places.ts'
import type { JobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { statedAgainstTable } from '../../../../domain/jobs/job-tariff.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { adPreviewView } from '../../shared/job-detail/ad-preview-view.server.ts'
import { applyingFacts } from '../../shared/job-detail/applying-facts.server.ts'
import { differenceView } from './difference-view.server.ts'
import { dutyChoice } from './duty-choice.server.ts'
import { editorOptions } from './editor-options.server.ts'
import type { EditorStep } from './editor-steps.ts'
import { payChoiceView } from './pay-choice.server.ts'

export type EditorDraft = Pick<
  JobDraft,
  'id' | 'typed' | 'base' | 'job_id' | 'job_version' | 'employer_id' | 'updated_at'
>

export type EditorView = Awaited<ReturnType<typeof loadEditor>>

/** Everything the editor shows of a draft. `employers` are those that the person may choose from. */
export async function loadEditor(
  ctx: Context,
  input: {
    draft: EditorDraft
    isSaved: boolean
    step: EditorStep
    /** Where the form is sent, with the draft's id. */
    path: string
    employers: { employerId: number; name: string }[]
    publicUrl: string
  },
) {
  const { draft, isSaved, step, path, employers, publicUrl } = input
  const employerId = employerFor(draft, employers)
  return {
    draftId: draft.id,
    jobId: draft.job_id,
    step,
    path,
    fields: draft.typed,
    employers,
    employerId,
    options: editorOptions(ctx),
    duty: dutyChoice(readDraftDuty(draft.typed), ctx.locale),
    problems: step === 'preview' ? problemsOf(draft, ctx.locale) : [],
    comparison: step === 'preview' ? await comparisonOf(ctx, draft) : null,
    savedAt: isSaved ? formatMoment(draft.updated_at, ctx.locale) : null,
    ...(await editorEcho(ctx, { draft, employerId, publicUrl })),
  }
}

/** Preview and hints, returned with every save. */
export async function editorEcho(
  ctx: Context,
  {
    draft,
    employerId,
    publicUrl,
  }: { draft: Pick<EditorDraft, 'typed'>; employerId: number | null; publicUrl: string },
) {
  const job = await previewJob(ctx, { fields: draft.typed, employerId })
  return {
    preview: adPreviewView(ctx, job, publicUrl),
    applying: applyingFacts(job, ctx.locale),
    payChoice: payChoiceView(ctx, draft.typed, job),
    hints: jobHints(draft.typed, {
      category: job.category,
      against: statedAgainstTable(job, berlinDay(ctx.now())),
    }),
  }
}

/** The employer of the draft if the person still acts for it, otherwise the first one; null when there is none. */
export function employerFor(
  draft: Pick<EditorDraft, 'employer_id'>,
  employers: readonly { employerId: number }[],
): number | null {
  const chosen = employers.find(({ employerId }) => employerId === draft.employer_id)
  return (chosen ?? employers[0])?.employerId ?? null
}

/** What prevents publishing, each with the step that fixes it. */
function problemsOf(draft: EditorDraft, locale: Locale) {
  // Places are looked up last: without this they would only be missed once all else is mended.
  const ofPlaces = refusalOf(() => requireKnownPlaces(draft.typed))
  return adProblems(
    { ...ofPlaces, ...refusalOf(() => requireContent(readAd(draft.typed), { isByPerson: true })) },
    locale,
  )
}

function refusalOf(read: () => unknown): FieldErrors {
  try {
    read()
    return {}
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'invalid') throw error
    return error.fields
  }
}

function adProblems(errors: FieldErrors, locale: Locale) {
  const t = translator(locale)
  return Object.entries(errors).flatMap(([name, [first]]) => {
    const field = name.replace(/[[.].*$/, '')
    const step = adStepNames.find(step => (adSteps[step] as readonly string[]).includes(field))
    return first ? [{ step: step ?? ('position' as AdStep), field, text: t(first.key, first.params) }] : []
  })
}

async function comparisonOf(ctx: Context, draft: EditorDraft) {
  const compared = await compareJobChange(ctx, draft)
  if (!compared) return null
  return {
    by: compared.by,
    at: formatMoment(compared.at, ctx.locale),
    differences: compared.differences.map(difference =>
      differenceView(difference, ctx.locale, draft.base?.[difference.field]),
    ),
  }
}
