import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSiteForm } from '../../use-site-form.ts'
import { useTexts } from '../../use-texts.ts'

type Props = {
  /** The form's name in the page's action. */
  name: string
  answer: FormAnswer<unknown> | undefined
  label: string
  /** What the address is kept for; the privacy policy is linked behind it. */
  note: ReactNode
  send: string
}

/** One mail address and one button: for what needs no account. */
export function AddressOnlyForm({ name, answer, label, note, send }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<{ email: string }>({ name, answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.email}
        label={label}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <p className="text-ink-soft text-sm">
        {note}{' '}
        <Link className="link" to={to('privacy')}>
          {t('common.form.privacy')}
        </Link>
      </p>
      <div>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {send}
        </Button>
      </div>
    </SiteForm>
  )
}
