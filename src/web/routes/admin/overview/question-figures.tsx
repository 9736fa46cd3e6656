import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { QuestionFiguresView } from './watch.server.ts'

/** What readers ask about, and how employers answer. */
export function QuestionFigures({ figures: { facts, employers } }: { figures: QuestionFiguresView }) {
  const { t } = useTexts()
  if (facts.length === 0) return <p className="text-ink-soft">{t('admin.questions.none')}</p>
  return (
    <>
      <ul className="figures grid divide-y divide-line">
        {facts.map(({ fact, label, text }) => (
          <li key={fact} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-medium">{label}</span>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <h3 className="text-lg">{t('admin.questions.employers')}</h3>
      <ul className="figures grid divide-y divide-line">
        {employers.map(({ employerId, employer, to, text }) => (
          <li key={employerId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link className="link wrap-anywhere" to={to}>
              {employer}
            </Link>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
