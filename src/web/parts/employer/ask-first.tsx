import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts'

type Props = { label: string; text: string; describedBy?: string; look?: ButtonVariant; children: ReactNode }

/** Asks once more before what can not be taken back, without scripts too: behind a fold. */
export function AskFirst({ label, text, describedBy, look = 'quiet', children }: Props) {
  return (
    <details>
      <summary className={buttonClass(look, 'small', 'cursor-pointer')} aria-describedby={describedBy}>
        {label}
      </summary>
      <div className="mt-2 grid gap-2 rounded-card border border-warn/50 p-3">
        <p className="max-w-prose text-sm">{text}</p>
        {children}
      </div>
    </details>
  )
}
