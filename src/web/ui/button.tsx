import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; isBusy?: boolean }

/** For actions; use `LinkButton` to navigate. While busy it keeps its width and tells screen readers. */
export function Button({ variant, size, isBusy = false, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-busy={isBusy || undefined}
      className={buttonClass(variant, size, className)}
      {...rest}
    />
  )
}
