import { Link } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export type OutsideQuestion = { jobId: number; title: string; employer: string; to: string; leftOn: string }

/** For ads whose applications go elsewhere: the site cannot know the outcome, so it asks from the day after. */
export function OutsideQuestions({ questions }: { questions: OutsideQuestion[] }) {
  const { t } = useTexts()
  if (questions.length === 0) return null
  return (
    <section
      aria-labelledby="outside"
      className="seam grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="outside" className="text-xl">
          {t('seeker-area.outside.title')}
        </h2>
        <p className="text-ink-soft">{t('seeker-area.outside.text')}</p>
      </div>
      <ul className="grid gap-4">
        {questions.map(({ jobId, title, employer, to, leftOn }) => (
          <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p>
                <Link className="link" to={to}>
                  {title}
                </Link>
              </p>
              <p className="figures text-ink-soft text-sm">
                {employer} · {t('seeker-area.outside.left', { date: leftOn })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ActionButton
                form="outside"
                fields={{ jobId, answer: 'applied' }}
                variant="secondary"
                size="small"
              >
                {t('seeker-area.outside.applied')}
              </ActionButton>
              <ActionButton
                form="outside"
                fields={{ jobId, answer: 'not-applied' }}
                variant="quiet"
                size="small"
              >
                {t('seeker-area.outside.not-applied')}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
