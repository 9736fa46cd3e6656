import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useTexts } from '../../../use-texts.ts'
import { BrowserKeyField } from '../../shared/browser-key-field.tsx'
import { JobArticle } from '../../shared/job-detail/job-article.tsx'
import { ApplyingStep } from './applying-step.tsx'
import { DescriptionStep } from './description-step.tsx'
import type { EditorView } from './editor.server.ts'
import { type EditorStep, editorSteps } from './editor-steps.ts'
import { HintList } from './hint-list.tsx'
import { PositionStep } from './position-step.tsx'
import { EditorStepHeading, StepRow } from './step-row.tsx'
import { TermsStep } from './terms-step.tsx'
import { useAdForm } from './use-ad-form.ts'
import { useAutosave } from './use-autosave.ts'

type Props = { data: EditorView; answer: FormAnswer<unknown> | undefined }

const views = {
  position: PositionStep,
  description: DescriptionStep,
  terms: TermsStep,
  applying: ApplyingStep,
}

/** One editor step. Wide screens show a preview beside it, which every automatic save brings up to date. */
export function JobEditor({ data, answer, step }: Props & { step: keyof typeof views }) {
  const form = useAdForm(step, data, answer)
  const { id } = form.state.form
  const autosave = useAutosave(id, step, data.path)
  const { saved } = autosave
  const { hints, preview, payChoice } = saved?.isSaved ? saved : data
  const Step = views[step]
  return (
    <div className="@container">
      <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @5xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] gap-10">
        <div
          className="@container grid min-w-0 content-start gap-6"
          onInput={event => autosave.schedule({ isWhole: event.target instanceof HTMLSelectElement })}
          onSubmit={autosave.cancel}
        >
          <DefaultSubmit formId={id} />
          <StepRow current={step} formId={id} />
          <EditorStepHeading step={step} />
          <SiteForm
            state={form.state}
            // Without scripts the answer is a page, which has to be that of this step.
            action={`${data.path}&step=${step}`}
            className="rounded-card border border-line bg-surface p-5 sm:p-7"
          >
            <BrowserKeyField />
            <Step data={{ ...data, payChoice }} form={form} />
            <StepButtons step={step} isBusy={form.state.isBusy} />
            <SaveState autosave={autosave} savedAt={data.savedAt} />
          </SiteForm>
          <HintList hints={hints.filter(hint => hint.step === step)} />
        </div>
        <LivePreview>
          <JobArticle job={preview} isPreview />
        </LivePreview>
      </div>
    </div>
  )
}

/** Enter submits a form by its first button, so this one precedes those that navigate elsewhere. */
function DefaultSubmit({ formId }: { formId: string }) {
  const { t } = useTexts()
  return (
    <button type="submit" form={formId} name="go" value="next" tabIndex={-1} aria-hidden className="hidden">
      {t('ads.next')}
    </button>
  )
}

function StepButtons({ step, isBusy }: { step: EditorStep; isBusy: boolean }) {
  const { t } = useTexts()
  const previous = editorSteps[editorSteps.indexOf(step) - 1]
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
      <Button type="submit" name="go" value="next" variant="next" isBusy={isBusy}>
        {t('ads.next')}
      </Button>
      {previous && (
        <Button type="submit" name="go" value={previous} variant="secondary">
          {t('ads.back')}
        </Button>
      )}
      <Button type="submit" name="go" value="leave" variant="quiet" className="sm:ml-auto">
        {t('ads.leave')}
      </Button>
    </div>
  )
}

function SaveState({
  autosave: { saved, isSaving },
  savedAt,
}: {
  autosave: ReturnType<typeof useAutosave>
  savedAt: string | null
}) {
  const { t } = useTexts()
  const isRefused = saved?.isSaved === false
  const kept = saved === null ? savedAt && t('ads.saved-at', { at: savedAt }) : t('ads.saved')
  const refused = isRefused && `${t('ads.not-saved')} ${saved.problem}`
  const text = refused || (isSaving ? t('ads.saving') : kept)
  return (
    <p role="status" className={`text-sm ${isRefused ? 'text-bad' : 'text-ink-soft'}`}>
      {text}
    </p>
  )
}

function LivePreview({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <aside aria-label={t('ads.preview.title')} className="@3xl:block hidden min-w-0">
      <p className="mb-3 text-ink-soft text-sm">{t('ads.preview.live')}</p>
      <div className="sticky top-6 max-h-[calc(100vh-3rem)] overflow-y-auto rounded-card border border-line border-dashed bg-paper p-5 [&_header_h2]:text-xl">
        {children}
      </div>
    </aside>
  )
}
