import { Link } from 'react-router'
import { useFoundWhileTyping } from '../../../../parts/shared/use-found-while-typing.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { SimilarIdea } from '../similar.server.ts'

type Props = {
  /** The id of the field with the title. */
  fieldId: string
  /** Those that the server has found, for whoever has no scripts. */
  similar: readonly SimilarIdea[]
}

const asked = { address: 'find-ideas', chars: { least: 6, most: 200 }, nothing: { ideas: [] } } as const

/** Ideas that say the same as what is being written: a vote for one of them does more than a second one. */
export function SimilarIdeas({ fieldId, similar }: Props) {
  const { t } = useTexts()
  const found = useFoundWhileTyping<{ ideas: readonly SimilarIdea[] }>({ fieldId, ...asked })
  const ideas = found?.ideas ?? similar
  return (
    <div role="status" className="empty:hidden">
      {ideas.length > 0 && (
        <div className="grid gap-1 rounded-card border border-brand/40 bg-brand-soft p-4">
          <p className="font-semibold">{t('ideas.similar.title')}</p>
          <ul>
            {ideas.map(({ id, title, facts, to }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <Link
                  to={to}
                  target="_blank"
                  className="link wrap-anywhere inline-flex min-h-11 items-center"
                >
                  {title}
                </Link>
                <span className="figures text-ink-soft text-sm">{facts}</span>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t('ideas.similar.text')}</p>
        </div>
      )}
    </div>
  )
}
