import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }

export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />
}
