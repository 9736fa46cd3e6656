import { MessageCircle } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { loadPart } from '../../../connection/load-part.ts'
import type { RootFacts } from '../../../server/root-facts.server.ts'
import { useTexts } from '../../../use-texts.ts'
import './emma-button.css'

type PanelProps = { isOpen: boolean; onClose: () => void }

const loadPanel = () => import('./emma-panel.tsx')

/** Comes with what loads after the page, and loads the panel when it is first opened. */
export function EmmaButton() {
  const { t, to } = useTexts()
  const { pathname } = useLocation()
  const facts = useRouteLoaderData<RootFacts>('root')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  if (facts?.realm !== 'site' || pathname === to('emma')) return null
  const open = () => {
    setOpen(true)
    if (!Panel) void loadPart(loadPanel).then(part => setPanel(() => part.default), reportError)
  }
  const close = () => {
    setOpen(false)
    // It is hidden while the panel is open, and can have the focus only when that is over.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={open}
        aria-expanded={isOpen}
        aria-busy={(isOpen && !Panel) || undefined}
        hidden={isOpen && Panel !== null}
        className="emma-button"
      >
        <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
        {t('emma.open')}
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={close} />}
    </>
  )
}
