import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { OwnPoolView } from './own-pool-view.server.ts'

type Props = Pick<OwnPoolView, 'exclusions'> & { answer: FormAnswer<unknown> | undefined }

/** The present employer stands here without a button: it follows from the profile. */
export function Exclusions({ exclusions, answer }: Props) {
  const { t } = useTexts()
  const knowsEmployer = exclusions.some(({ source }) => source === 'position')
  return (
    <AreaSection title={t('talent.mine.exclusions')} text={t('talent.mine.exclusions-text')}>
      {exclusions.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {exclusions.map(({ id, source, label }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              {source === 'person' ? (
                <ActionButton
                  form="include"
                  fields={{ id }}
                  variant="quiet"
                  size="small"
                  label={t('talent.mine.remove-for', { name: label })}
                >
                  {t('talent.mine.remove')}
                </ActionButton>
              ) : (
                <Badge>{t(`talent.mine.source-${source}`)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {!knowsEmployer && <p className="text-ink-soft text-sm">{t('talent.mine.exclusions-none')}</p>}
      <AddExclusion key={exclusions.length} answer={answer} />
    </AreaSection>
  )
}

function AddExclusion({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ name: string }>({ name: 'exclude', answer })
  return (
    <SiteForm state={state} problemTitle={t('talent.problem.title')}>
      <TextField
        field={state.fields.name}
        label={t('talent.mine.name')}
        hint={t('talent.mine.name-hint')}
        maxLength={200}
        autoComplete="off"
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('talent.mine.add')}
        </Button>
      </div>
    </SiteForm>
  )
}
