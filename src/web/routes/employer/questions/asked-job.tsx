import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AskedJobView, QuestionView } from './asked-jobs.server.ts'
import { NumberForm } from './number-form.tsx'
import { RangeForm } from './range-form.tsx'
import { StartForm } from './start-form.tsx'

type Props = { job: AskedJobView; answer: FormAnswer<unknown> | undefined }

/** One ad with everything that its readers ask about it. */
export function AskedJob({ job, answer }: Props) {
  const { t } = useTexts()
  const own = jobOf(answer) === job.id ? answer : undefined
  const whole = own && !isToldByForm(job, own) ? (own.result?.error?.[''] ?? []) : []
  return (
    <section
      aria-labelledby={`job-${job.id}`}
      className="grid max-w-[44rem] gap-2 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={`job-${job.id}`} className="text-xl">
        <Link to={job.to} className="link">
          {job.title}
        </Link>
      </h2>
      {whole.length > 0 && (
        <FormProblems title={t('question.inbox.not-answered')} whole={whole} fields={[]} hasFocus />
      )}
      <ul className="grid divide-y divide-line">
        {job.questions.map(question => (
          <li key={question.fact} className="grid gap-3 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base">{question.label}</h3>
              <p className="figures text-ink-soft text-sm">{question.refused ?? question.asked}</p>
            </div>
            <Answers job={job} question={question} answer={own} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ad that an answer is about. */
export function jobOf(answer: Props['answer']): number {
  return Number(answer?.result?.initialValue?.jobId)
}

/** A form that is still there says itself what went wrong with it. */
function isToldByForm({ questions }: AskedJobView, { form, result }: FormAnswer<unknown>): boolean {
  const fact = form === 'number' ? result?.initialValue?.fact : form
  return questions.some(question => question.fact === fact)
}

function Answers({ job, question, answer }: Props & { question: QuestionView }) {
  const { t } = useTexts()
  const { fact, label, number, choices, refused } = question
  const named = (text: string) =>
    t('question.inbox.answer-name', { fact: label, answer: text, job: job.title })
  return (
    <>
      {(fact === 'pay' || fact === 'workload') && <RangeForm job={job} fact={fact} answer={answer} />}
      {number && <NumberForm job={job} fact={fact} number={number} answer={answer} />}
      {fact === 'start' && <StartForm job={job} answer={answer} />}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text }) => (
          <ActionButton
            key={value}
            form="choose"
            fields={{ jobId: job.id, fact, value }}
            variant="secondary"
            size="small"
            label={named(text)}
          >
            {text}
          </ActionButton>
        ))}
        {refused === null && (
          <ActionButton
            form="refuse"
            fields={{ jobId: job.id, fact }}
            variant="quiet"
            size="small"
            label={named(t('question.inbox.refuse'))}
          >
            {t('question.inbox.refuse')}
          </ActionButton>
        )}
      </div>
    </>
  )
}
