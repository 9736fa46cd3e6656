import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Search = {
  id: string
  name: string
  criteria: string
  frequency: 'daily' | 'weekly'
  isPaused: boolean
}

export function SavedSearches({ searches, query }: { searches: readonly Search[]; query: string }) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('talent.sent.searches')}>
      {searches.length === 0 && <p className="text-ink-soft">{t('talent.sent.searches-none')}</p>}
      {searches.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {searches.map(({ id, name, criteria, frequency, isPaused }) => {
            const step = isPaused ? 'resume' : 'pause'
            const labelOf = (action: string) => t('talent.sent.action-for', { action, name })
            const address = new URLSearchParams(query)
            for (const [key, value] of new URLSearchParams(criteria)) address.append(key, value)
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <p className="grid min-w-0 flex-1 basis-52">
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <span className="text-ink-soft text-sm">
                    {t(isPaused ? 'talent.sent.is-paused' : `talent.search.${frequency}`)}
                  </span>
                </p>
                <div className="flex flex-wrap gap-2">
                  <LinkButton
                    to={`${to('employer-talent-pool')}?${address}`}
                    variant="secondary"
                    size="small"
                    aria-label={labelOf(t('talent.sent.open'))}
                  >
                    {t('talent.sent.open')}
                  </LinkButton>
                  <ActionButton
                    form={step}
                    fields={{ id }}
                    variant="secondary"
                    size="small"
                    label={labelOf(t(`talent.sent.${step}`))}
                  >
                    {t(`talent.sent.${step}`)}
                  </ActionButton>
                  <ConfirmStep
                    name={`delete-${id}`}
                    open={t('talent.sent.delete')}
                    label={labelOf(t('talent.sent.delete'))}
                    size="small"
                    title={t('talent.sent.delete-title', { name })}
                    does={{ form: 'delete', fields: { id }, text: t('talent.sent.delete') }}
                  >
                    <p>{t('talent.sent.delete-text')}</p>
                  </ConfirmStep>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </AreaSection>
  )
}
