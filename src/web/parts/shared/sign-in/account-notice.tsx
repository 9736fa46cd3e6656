import { CircleAlert, Info, MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** `plain` states a fact, neither success nor failure. */
  tone: 'good' | 'bad' | 'plain'
  title?: string
  children: ReactNode
  /** It answers what was just sent, so it takes the focus. */
  isAnswer?: boolean
}

const looks = {
  good: { Icon: MailCheck, box: 'border-brand/40 bg-brand-soft', icon: 'text-brand' },
  bad: { Icon: CircleAlert, box: 'border-bad bg-surface', icon: 'text-bad' },
  plain: { Icon: Info, box: 'border-line bg-surface', icon: 'text-ink-soft' },
} as const

/** Unlike a toast it stays. Screen readers announce `bad` as an alert and the others as a status. */
export function AccountNotice({ tone, title, children, isAnswer = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.focus()
  }, [isAnswer])
  const { Icon, box: boxClass, icon } = looks[tone]
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-card border p-4 ${boxClass}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${icon}`} strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
