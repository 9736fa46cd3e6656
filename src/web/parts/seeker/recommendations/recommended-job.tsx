import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import { JobCard, type JobCardView } from '../../shared/job-card.tsx'

export type RecommendedView = {
  card: JobCardView
  /** Why it was guessed, where no profile says what is wanted. */
  because?: string | undefined
  /** Reasons against it that may be given, each with what follows from it; empty where it cannot be dismissed. */
  choices: { value: string; text: string }[]
}

type Props = { recommended: RecommendedView; heading: 'h2' | 'h3' }

/** An ad with how it fits and the way to say that it does not. */
export function RecommendedJob({ recommended: { card, because, choices }, heading }: Props) {
  return (
    <div className="grid gap-1">
      <JobCard job={card} heading={heading} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 px-1">
        {because && <p className="py-2 text-ink-soft text-sm">{because}</p>}
        {choices.length > 0 && <Dismiss jobId={card.id} title={card.title} choices={choices} />}
      </div>
    </div>
  )
}

type DismissProps = { jobId: number; title: string; choices: RecommendedView['choices'] }

function Dismiss({ jobId, title, choices }: DismissProps) {
  const { t } = useTexts()
  const id = `dismiss-${jobId}`
  return (
    <details>
      <summary className="link flex min-h-11 w-fit cursor-pointer list-none items-center text-sm sm:min-h-9">
        {t('recommendation.dismiss.open')}
        <span className="sr-only">: {title}</span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-1 mb-3 grid max-w-80 gap-2 rounded-card border border-line bg-surface p-4"
      >
        <input type="hidden" name="form" value="dismiss" />
        <input type="hidden" name="jobId" value={jobId} />
        <label htmlFor={id} className="font-semibold text-sm">
          {t('recommendation.dismiss.why')}
        </label>
        <Select id={id} name="because" aria-describedby={`${id}-hint`}>
          <option value="">{t('recommendation.dismiss.none')}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {t('recommendation.dismiss.hint')}
        </p>
        <div>
          <Button type="submit" variant="secondary" size="small">
            {t('recommendation.dismiss.submit')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
