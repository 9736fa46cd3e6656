import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  brand: 'border-brand/25 bg-brand-soft text-brand-strong',
  accent: 'border-accent/60 bg-accent-soft text-ink',
  good: 'border-good/35 bg-surface text-good',
  warn: 'border-warn/35 bg-surface text-warn',
  bad: 'border-bad/35 bg-surface text-bad',
}

/** Tone must only repeat what the words say: colour alone does not reach everyone. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-px font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
