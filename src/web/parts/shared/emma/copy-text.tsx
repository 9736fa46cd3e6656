import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConversation } from './conversation-context.ts'

type Props = { text: () => string; className: string; children: ReactNode }

/** Only scripts can copy; without them there is no such button. */
export function CopyText({ text, className, children }: Props) {
  const { view, isInPlace, announce } = useConversation()
  if (!isInPlace) return null
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => announce(view.words.copied),
      () => announce(view.words['not-copied']),
    )
  return (
    <button type="button" onClick={copy} className={className}>
      <Copy aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </button>
  )
}
