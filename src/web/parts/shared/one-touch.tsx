import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

type Props = {
  /** The name of the form, as the page's action knows it. */
  form: string
  fields: Record<string, string>
  /** What is done to which row, for who cannot see beside what the button stands. */
  label: string
  variant?: 'secondary' | 'quiet' | 'danger'
  children: ReactNode
}

/** A small button in a row of a list that does one thing at once. */
export function OneTouch({ form, fields, label, variant = 'secondary', children }: Props) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} size="small" aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
