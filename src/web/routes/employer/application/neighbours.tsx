import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { previousId: string | null; nextId: string | null; search: string }

/** Follows the order of the list that the reader came from, given by `search`. The keys k and j do the same as the links. */
export function Neighbours({ previousId, nextId, search }: Props) {
  const { t, to } = useTexts()
  const navigate = useNavigate()
  const pathOf = (id: string | null) => id && to('employer-application', { id }) + search
  const previous = pathOf(previousId)
  const next = pathOf(nextId)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const path = event.key === 'j' ? next : event.key === 'k' ? previous : null
      if (!path || isForSomethingElse(event)) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [previous, next, navigate])
  if (!previous && !next) return null
  return (
    <nav aria-label={t('employer-applications.one.neighbours')} className="flex flex-wrap gap-2">
      {previous && (
        <Link to={previous} aria-keyshortcuts="k" className={buttonClass('secondary', 'small')}>
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.one.previous')}
        </Link>
      )}
      {next && (
        <Link to={next} aria-keyshortcuts="j" className={buttonClass('secondary', 'small')}>
          {t('employer-applications.one.next')}
          <ChevronRight aria-hidden className="size-4" strokeWidth={1.75} />
        </Link>
      )}
    </nav>
  )
}

/** Keys typed into a field or pressed with a modifier belong to the field or the browser. */
function isForSomethingElse({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  )
}
