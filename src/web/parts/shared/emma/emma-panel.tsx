import { ExternalLink, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTexts } from '../../../use-texts.ts'
import { Conversation } from './conversation.tsx'
import { emmaPath } from './emma-path.ts'
import type { EmmaView } from './emma-view.ts'
import './emma-panel.css'

/** The conversation of this tab; a tab that is closed forgets it. */
const storageKey = 'emma'
const sheet = '(width < 40rem)'

type Props = { isOpen: boolean; onClose: () => void }

/** Beside the page where there is room, which stays usable; a sheet over it on phones. It stays as it was while it is closed. */
export default function EmmaPanel({ isOpen, onClose }: Props) {
  const { t, to } = useTexts()
  const { pathname: from } = useLocation()
  const path = to('emma')
  const fetcher = useFetcher<EmmaView>()
  const view = fetcher.data
  const [round, setRound] = useState(0)
  const dialog = useDialog(isOpen, view !== undefined)
  const reload = async (conversation: string | null) => {
    if (conversation === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, conversation)
    if (conversation === null) setRound(round + 1)
    await fetcher.load(emmaPath(path, { conversation, from }))
  }
  const { load } = fetcher
  // What may be asked first depends on the page. A conversation goes on as it is, only in the language of the page.
  const isCurrent = view?.conversation != null && view.path.split('?', 1)[0] === path
  useEffect(() => {
    const conversation = sessionStorage.getItem(storageKey)
    if (isOpen && !isCurrent) void load(emmaPath(path, { conversation, from }))
  }, [isOpen, from, path, isCurrent, load])
  useEffect(() => {
    if (view?.isGone) sessionStorage.removeItem(storageKey)
  }, [view?.isGone])
  const shownAt = useRef(from)
  // A link in a sheet leads to a page that lies under it.
  useEffect(() => {
    if (shownAt.current !== from && isOpen && matchMedia(sheet).matches) onClose()
    shownAt.current = from
  }, [from, isOpen, onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="emma-title"
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      className="emma-panel"
    >
      <div className="emma-head">
        <h2 id="emma-title" tabIndex={-1}>
          {t('emma.name')}
        </h2>
        {view?.conversation && (
          <button type="button" onClick={() => reload(null)} className="emma-icon">
            <RotateCcw aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{view.words.new}</span>
          </button>
        )}
        {view && (
          <Link to={view.path} className="emma-icon">
            <ExternalLink aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{view.words['full-page']}</span>
          </Link>
        )}
        <button type="button" onClick={onClose} className="emma-icon">
          <X aria-hidden className="size-5" strokeWidth={1.75} />
          <span className="sr-only">{t('common.close')}</span>
        </button>
      </div>
      {view ? (
        <div className="emma-conversation">
          <Conversation key={round} view={view} heading="h3" page={from} reload={reload} />
        </div>
      ) : (
        <Loading text={t('emma.loading')} />
      )}
    </dialog>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div className="emma-conversation">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <div className="emma-row">
        <Skeleton className="h-9 w-24" />
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-9 w-20" />
      </div>
    </div>
  )
}

/** Typing can begin at once; on phones only after a touch, as the keyboard would cover what is said first. */
function useDialog(isOpen: boolean, isLoaded: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) element.close()
    else if (matchMedia(sheet).matches) element.showModal()
    else element.show()
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const isSheet = matchMedia(sheet).matches
    const field =
      isLoaded && !isSheet ? dialog.current?.querySelector('textarea[name=text]:last-of-type') : null
    const target = field ?? dialog.current?.querySelector('h2')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [isOpen, isLoaded])
  return dialog
}
