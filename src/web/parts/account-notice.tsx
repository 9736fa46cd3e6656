import { CircleAlert, MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  tone: 'good' | 'bad'
  title?: string
  children: ReactNode
  /** It took the place of what was sent, so reading goes on here. */
  isAnswer?: boolean
}

/** Something that has happened and stays to be read. */
export function AccountNotice({ tone, title, children, isAnswer = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.focus()
  }, [isAnswer])
  const Icon = tone === 'good' ? MailCheck : CircleAlert
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === 'good' ? 'status' : 'alert'}
      className={`flex gap-3 rounded-card border p-4 ${tone === 'good' ? 'border-brand/40 bg-brand-soft' : 'border-bad bg-surface'}`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${tone === 'good' ? 'text-brand' : 'text-bad'}`}
        strokeWidth={1.75}
      />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
