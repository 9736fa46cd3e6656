import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { FormPart } from './form-part.tsx'
import type { PagePlusView } from './page-plus.server.ts'

type Props = { plus: PagePlusView; answer: FormAnswer<unknown> | undefined }

/** Film and colour of the employer's page, or where they are to be had. */
export function PagePlusForm({ plus, answer }: Props) {
  const { t } = useTexts()
  const defaults = { videoUrl: plus.videoUrl, tone: plus.tone }
  const state = useSiteForm<{ videoUrl: string; tone: string }>({ name: 'plus', answer, defaults })
  return (
    <FormPart title={t('employer-area.plus.title')} text={plus.text}>
      {plus.pricesTo && (
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={plus.pricesTo}>
            {t('employer-area.plus.to-prices')}
          </Link>
        </p>
      )}
      {plus.isUnlocked && (
        <SiteForm state={state} problemTitle={t('employer-area.plus.problem')}>
          <TextField
            field={state.fields.videoUrl}
            label={t('employer-area.plus.video')}
            hint={t('employer-area.plus.video-hint')}
            type="url"
            isOptional
          />
          <SelectField field={state.fields.tone} label={t('employer-area.plus.tone')} isOptional>
            <option value="">{t('employer-area.plus.no-tone')}</option>
            {plus.tones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <div>
            <Button type="submit" isBusy={state.isBusy}>
              {t('employer-area.plus.save')}
            </Button>
          </div>
        </SiteForm>
      )}
    </FormPart>
  )
}
