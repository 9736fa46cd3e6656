import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps, useControl } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  /** Between field and hint, such as a strength meter. */
  below?: ReactNode
  onTyped?: (password: string) => void
}

/** The server never sends a password back, so the field is empty after every mistake. */
export function PasswordField({
  field,
  label,
  hint,
  isOptional,
  isAlternative,
  autoComplete,
  below,
  onTyped,
}: Props) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  const hasScripts = useHydrated()
  const control = useControl({ field, hint, isOptional, isAlternative })
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <div className="relative">
        <input
          key={field.key}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(controlClass, hasScripts && 'pr-12')}
          onChange={event => onTyped?.(event.currentTarget.value)}
          {...control}
        />
        {hasScripts && (
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-brand"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{t('common.form.show-password')}</span>
          </button>
        )}
      </div>
      {below}
    </Field>
  )
}
