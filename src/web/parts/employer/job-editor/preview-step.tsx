import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton, ActionForm } from '../../../ui/action-button.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import { ApplyingFacts } from '../../shared/job-detail/applying-facts.tsx'
import { JobArticle } from '../../shared/job-detail/job-article.tsx'
import { ChooseSide } from './choose-side.tsx'
import type { EditorView } from './editor.server.ts'
import { HintList } from './hint-list.tsx'
import { EditorStepHeading, StepRow } from './step-row.tsx'

type Props = {
  data: EditorView
  answer: FormAnswer<unknown> | undefined
  /** Publishing, or what has to come before it. Not shown while two versions of the ad have to be settled. */
  children: React.ReactNode
}

/** The ad as it will be published, with what is still missing above it. */
export function PreviewStep({ data, answer, children }: Props) {
  const { t } = useTexts()
  const whole = answer?.result?.error?.[''] ?? []
  return (
    <div className="grid gap-6">
      <ActionForm id="ad-steps" form="go" action={data.path} leadsOn />
      <StepRow current="preview" formId="ad-steps" />
      <EditorStepHeading step="preview" />
      <FormProblems title={t('ads.not-published')} whole={whole} fields={[]} hasFocus={whole.length > 0} />
      <Missing data={data} />
      {data.comparison ? <ChooseSide data={data} comparison={data.comparison} /> : children}
      <HintList hints={data.hints} />
      <section
        aria-label={t('ads.preview.title')}
        className="rounded-card border border-line border-dashed bg-paper p-5 sm:p-8"
      >
        <JobArticle job={data.preview} isPreview />
        <ApplyingFacts facts={data.applying} />
      </section>
    </div>
  )
}

function Missing({ data: { problems, path } }: { data: EditorView }) {
  const { t } = useTexts()
  if (problems.length === 0) return null
  return (
    <section className="flex gap-3 rounded-card border border-bad bg-surface p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" strokeWidth={1.75} />
      <div className="grid gap-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">{t('ads.missing')}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {problems.map(({ step, field, text }) => (
            <li key={field}>
              <Link className="link" to={`${path}&step=${step}#ad-${step}-${field}`}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Leads on to another page. `children` stand beside the button as alternatives. */
export function PublishForm({
  data,
  form,
  label,
  text,
  children,
}: {
  data: EditorView
  form: string
  label: string
  text: string
  children?: React.ReactNode
}) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <ActionButton form={form} action={data.path} variant="next" leadsOn>
          {label}
        </ActionButton>
        {children}
      </div>
    </div>
  )
}
