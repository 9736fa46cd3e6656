import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../../i18n/locale.ts'
import { href } from '../../../../addresses.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { SimilarIdea } from '../similar.server.ts'

type Props = {
  /** The id of the field with the title. */
  fieldId: string
  /** Those that the server has found, for whoever has no scripts. */
  similar: readonly SimilarIdea[]
}

const pauseMs = 600

/** Ideas that say the same as what is being written: a vote for one of them does more than a second one. */
export function SimilarIdeas({ fieldId, similar }: Props) {
  const { t, locale } = useTexts()
  const [found, setFound] = useState<readonly SimilarIdea[] | null>(null)
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const asking = new AbortController()
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const text = field instanceof HTMLInputElement ? field.value.trim() : ''
        const ideas = text.length < 6 ? [] : await findIdeas(text, locale, asking.signal)
        if (ideas) setFound(ideas)
      }, pauseMs)
    }
    field.addEventListener('input', ask)
    return () => {
      field.removeEventListener('input', ask)
      clearTimeout(timer)
      asking.abort()
    }
  }, [fieldId, locale])
  const ideas = found ?? similar
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

/** Null when the site cannot be reached: the server looks once more before anything is published. */
async function findIdeas(text: string, locale: Locale, signal: AbortSignal): Promise<SimilarIdea[] | null> {
  const path = href('find-ideas', locale)
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ q: text.slice(0, 200) })}`, { signal })
    // The cast: the site's own answer.
    return answer.ok ? ((await answer.json()) as { ideas: SimilarIdea[] }).ideas : null
  } catch {
    return null
  }
}
