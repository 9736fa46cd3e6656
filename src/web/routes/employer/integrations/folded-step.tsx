import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  form: string
  /** The thing's number under the name of its field; without one the page is about it. */
  id?: Record<string, number>
  label: string
  /** What it is done to, for who hears the page. */
  about: string
  isFinal?: boolean
  children: ReactNode
}

/** Says what will happen before it does. */
export function FoldedStep({ form, id = {}, label, about, isFinal = false, children }: Props) {
  const { t } = useTexts()
  return (
    <details className="grow basis-0">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        <span aria-hidden>{label}</span>
        <span className="sr-only">{t('integrations.keys.step-for', { step: label, name: about })}</span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-1 grid justify-items-start gap-3 rounded-card border border-line p-4"
      >
        <input type="hidden" name="form" value={form} />
        {Object.entries(id).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" variant={isFinal ? 'danger' : 'secondary'} size="small">
          {label}
        </Button>
      </Form>
    </details>
  )
}
