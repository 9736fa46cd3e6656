import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

type Props = { drafts: readonly { id: string; title: string; at: string; to: string }[] }

/** Offered first, so that nobody writes the same ad twice. */
export function Begun({ drafts }: Props) {
  const { t } = useTexts()
  if (drafts.length === 0) return null
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">{t('ads.begun')}</h2>
      <ul className="grid gap-1">
        {drafts.map(({ id, title, at, to }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={to} className="link inline-flex min-h-11 items-center sm:min-h-0">
              {title || t('ads.untitled')}
            </Link>
            <span className="text-ink-soft text-sm">{t('ads.saved-at', { at })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
