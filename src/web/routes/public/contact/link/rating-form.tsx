import { supportRatings } from '../../../../../domain/support/support.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Fields = { rating: string; text: string }
type Props = { rated: Fields; answer: FormAnswer<unknown> | undefined }

/** Asked once a conversation is over; optional, and may be changed. */
export function RatingForm({ rated, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'rate', answer, defaults: rated })
  return (
    <AreaSection title={t('support.rating.title')}>
      <SiteForm state={state}>
        <RadioGroup
          field={state.fields.rating}
          legend={t('support.rating.question')}
          options={supportRatings.map(value => ({
            value: String(value),
            label: t(`support.rating.value.${value}`),
          }))}
        />
        <TextAreaField field={state.fields.text} label={t('support.rating.text')} isOptional rows={3} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('support.rating.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
