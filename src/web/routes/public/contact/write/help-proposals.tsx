import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../../i18n/locale.ts'
import { href } from '../../../../addresses.ts'
import type { HelpLink } from '../../../../parts/shared/help/help.server.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  /** The id of the field with the message. */
  fieldId: string
  /** Those that the server has proposed, for whoever has no scripts. */
  proposed: readonly HelpLink[]
}

const pauseMs = 700

/** Articles that may answer what is being written. Asked for while one pauses; what was typed stays, because they open beside. */
export function HelpProposals({ fieldId, proposed }: Props) {
  const { t, locale } = useTexts()
  const [found, setFound] = useState<readonly HelpLink[] | null>(null)
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const asking = new AbortController()
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const text = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
        const articles = text.length < 10 ? [] : await findArticles(text, locale, asking.signal)
        if (articles) setFound(articles)
      }, pauseMs)
    }
    field.addEventListener('input', ask)
    return () => {
      field.removeEventListener('input', ask)
      clearTimeout(timer)
      asking.abort()
    }
  }, [fieldId, locale])
  const articles = found ?? proposed
  return (
    <div role="status" className="empty:hidden">
      {articles.length > 0 && (
        <div className="grid gap-1 rounded-card border border-brand/40 bg-brand-soft p-4">
          <p className="font-semibold">{t('support.propose.title')}</p>
          <ul>
            {articles.map(({ id, title, to }) => (
              <li key={id}>
                <Link to={to} target="_blank" className="link inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t('support.propose.text')}</p>
          <input type="hidden" name="looked" value="yes" />
        </div>
      )}
    </div>
  )
}

/** Null when the site cannot be reached: help is an extra. */
async function findArticles(text: string, locale: Locale, signal: AbortSignal): Promise<HelpLink[] | null> {
  const path = href('find-help', locale)
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ q: text.slice(0, 500) })}`, { signal })
    // The cast: the site's own answer.
    return answer.ok ? ((await answer.json()) as { articles: HelpLink[] }).articles : null
  } catch {
    return null
  }
}
