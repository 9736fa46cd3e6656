import { Link } from 'react-router'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { DraftView } from './ad-views.server.ts'

/** Drafts are personal: colleagues of the same employer do not see them. */
export function Drafts({ drafts }: { drafts: readonly DraftView[] }) {
  const { t } = useTexts()
  return (
    <ul className="grid gap-3">
      {drafts.map(({ id, title, isChange, at, to }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
        >
          <div className="min-w-0 grow">
            <h2 className="font-sans font-semibold text-base tracking-normal">
              <Link to={to} className="link hyphens-auto">
                {title || t('ads.untitled')}
              </Link>
            </h2>
            <p className="text-ink-soft text-sm">
              {t(isChange ? 'ads.list.begun-change' : 'ads.list.begun-ad')} · {t('ads.saved-at', { at })}
            </p>
          </div>
          <ActionButton form="discard" fields={{ draftId: id }} variant="quiet" size="small">
            {t('ads.action.discard')}
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}
