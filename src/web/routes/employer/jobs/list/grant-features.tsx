import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { GrantedView } from './ad-views.server.ts'

type Props = { granted: readonly GrantedView[]; answer: FormAnswer<unknown> | undefined }
type Fields = { quantity: string; lastDay: string; reason: string }

/** Administrators only. */
export function GrantFeatures({ granted, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'grant', answer, defaults: { quantity: '1' } })
  const { quantity, lastDay, reason } = state.fields
  return (
    <AreaSection title={t('ads.feature.grant')} text={t('ads.feature.grant-text')}>
      {granted.length > 0 && (
        <ul className="figures list-disc space-y-1 pl-5 text-sm">
          {granted.map(({ id, at, until, used, quantity: all, reason: why }) => (
            <li key={id}>
              {t('ads.feature.used', { at, used, all })}
              {until && ` · ${t('ads.feature.until', { date: until })}`}
              {why && ` · ${why}`}
            </li>
          ))}
        </ul>
      )}
      <SiteForm key={granted.length} state={state}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={quantity} label={t('ads.feature.quantity')} inputMode="numeric" />
          <TextField field={lastDay} label={t('ads.feature.last-day')} type="date" isOptional />
        </div>
        <TextField field={reason} label={t('ads.feature.reason')} maxLength={200} isOptional />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('ads.feature.give')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
