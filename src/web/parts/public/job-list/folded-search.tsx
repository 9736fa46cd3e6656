import { Pencil, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'

const formId = 'search-form'

/**
 * On a phone a search takes one line, so that the first screen shows jobs; the line leads to the form. A plain link to it, so that it works
 * without scripts: the form is shown while it is the target of the address.
 */
export function FoldedSearch({ search, children }: { search: string | null; children: ReactNode }) {
  const { t } = useTexts()
  return (
    // The form keeps its place among the children, and with it the focus, when the line comes.
    <div className={search === null ? '' : 'folded-search'}>
      {search !== null && (
        <a
          href={`#${formId}`}
          className="folded-search-line"
          // With the form in sight, one goes on in its first field.
          onClick={() => requestAnimationFrame(() => document.getElementById('q')?.focus())}
        >
          <Search aria-hidden className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
          <span className="min-w-0 grow truncate">{search}</span>
          <span className="sr-only">{t('jobs.change-search')}</span>
          <Pencil aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        </a>
      )}
      <div id={formId}>{children}</div>
    </div>
  )
}
