import { Button } from '../../../ui/button.tsx'
import type { ButtonVariant } from '../../../ui/button-class.ts'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import type { useSiteForm } from '../../../use-site-form.ts'

type Props = {
  state: ReturnType<typeof useSiteForm<{ note: string }>>
  label: string
  send: string
  variant: ButtonVariant
}

/** A step of the applicant with an optional note to the employer. */
export function NoteForm({ state, label, send, variant }: Props) {
  return (
    <SiteForm state={state}>
      <TextAreaField field={state.fields.note} label={label} rows={3} maxLength={1000} isOptional />
      <Button type="submit" variant={variant} isBusy={state.isBusy}>
        {send}
      </Button>
    </SiteForm>
  )
}
