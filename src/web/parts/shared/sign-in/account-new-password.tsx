import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { FormField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { password: FormField; passwordAgain: FormField; label?: string; hint?: string }
type Score = 0 | 1 | 2 | 3 | 4

/**
 * A new password twice, with a strength meter. Its word lists are large, so they are loaded when typing begins; without scripts there is
 * only the rule in the hint.
 */
export function NewPassword({ password, passwordAgain, label, hint }: Props) {
  const { t } = useTexts()
  const [score, setScore] = useState<Score | null>(null)
  const judge = async (typed: string) => {
    if (typed === '') return setScore(null)
    // Without the lists there is no meter; the rule in the hint still stands.
    const judging = await import('./account-password-strength.ts').catch(() => null)
    setScore(judging?.strengthOf(typed) ?? null)
  }
  return (
    <>
      <PasswordField
        field={password}
        label={label ?? t('account.field.password')}
        hint={hint ?? t('account.hint.password')}
        autoComplete="new-password"
        onTyped={typed => void judge(typed)}
        below={<Meter score={score} />}
      />
      <PasswordField
        field={passwordAgain}
        label={t('account.field.password-again')}
        autoComplete="new-password"
      />
    </>
  )
}

const tones = ['bg-bad', 'bg-bad', 'bg-warn', 'bg-good', 'bg-good'] as const

/** It has its room from the start: what is below must not move away from under the pointer when the lists have come. */
function Meter({ score }: { score: Score | null }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-1">
      <div aria-hidden className={classNames('grid grid-cols-4 gap-1', score === null && 'invisible')}>
        {([1, 2, 3, 4] as const).map(step => (
          <span
            key={step}
            className={`h-1 rounded-full ${score !== null && Math.max(score, 1) >= step ? tones[score] : 'bg-line'}`}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm">
        {score !== null && t('account.strength.label', { strength: t(`account.strength.${score}`) })}
      </p>
    </div>
  )
}
