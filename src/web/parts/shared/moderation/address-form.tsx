import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'

type Props = {
  /** The key of the page's action. */
  name: string
  title: string
  text: string
  submit: string
  variant?: 'secondary'
  answer: FormAnswer<unknown> | undefined
}

/** Says by its address what moderation is about: for whoever reports without having come from there, and for the team. */
export function AddressForm({ name, title, text, submit, variant, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ address: string }>({ name, answer })
  return (
    <AreaSection title={title} text={text}>
      <SiteForm state={state}>
        <TextField
          field={state.fields.address}
          label={t('moderation.find.address')}
          hint={t('moderation.find.hint')}
          inputMode="url"
        />
        <div>
          <Button type="submit" isBusy={state.isBusy} {...(variant && { variant })}>
            {submit}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
