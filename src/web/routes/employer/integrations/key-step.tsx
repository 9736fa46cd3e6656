import type { ReactNode } from 'react'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
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

/** Says what will happen to a key or a webhook before it does. */
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
