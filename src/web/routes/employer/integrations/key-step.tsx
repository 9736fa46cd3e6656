import type { ReactNode } from 'react'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  form: string
  /** Field name and id of the row; empty where the page is about a single one. */
  id?: Record<string, number>
  label: string
  /** Name of the key or webhook, so that screen readers hear which one the button is for. */
  about: string
  isFinal?: boolean
  children: ReactNode
}

/** Asks before changing a key or webhook. `isFinal` marks what cannot be undone. */
export function KeyStep({ form, id = {}, label, about, isFinal = false, children }: Props) {
  const { t } = useTexts()
  const title = t('integrations.keys.step-for', { step: label, name: about })
  return (
    <ConfirmStep
      name={[form, ...Object.values(id)].join('-')}
      variant="quiet"
      size="small"
      open={
        <>
          <span aria-hidden>{label}</span>
          <span className="sr-only">{title}</span>
        </>
      }
      title={title}
      does={{ form, fields: id, text: label, variant: isFinal ? 'danger' : 'primary' }}
    >
      {children}
    </ConfirmStep>
  )
}
