import type { AdAction } from '../../../../../domain/job-ads/job-ad.values.ts'
import type { JobMovesPreview } from '../../../../../domain/job-ads/own-list/preview-job-moves.ts'
import type { AdTab } from '../../../../../domain/jobs/job.status.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { actionText, asksFirst } from '../ad-actions.ts'

type Props = {
  preview: JobMovesPreview & { action: AdAction }
  tab: AdTab
  list: string
  answer: FormAnswer<unknown> | undefined
}

/** The form sends the ids shown here, not the selection, so that ads added meanwhile are not affected. */
export function MovePreview({ preview, tab, list, answer }: Props) {
  const { t } = useTexts()
  const { action, total, possible, refused, beyond, openApplications } = preview
  const state = useSiteForm({ name: 'move', answer })
  const left = refused.reduce((sum, { count }) => sum + count, 0)
  if (possible.length === 0 && left === 0)
    return (
      <EmptyState
        title={t('ads.list.none-chosen')}
        actions={<LinkButton to={list}>{t('ads.selection.back')}</LinkButton>}
      />
    )
  return (
    <AreaSection title={t('ads.selection.concerns', { count: total })}>
      {possible.length > 0 && <p>{t(`ads.selection.text.${action}`, { count: possible.length })}</p>}
      {action === 'fill' && openApplications > 0 && (
        <p className="font-semibold">{t('ads.selection.open', { count: openApplications })}</p>
      )}
      {possible.length > 0 && (
        <Titles label={t('ads.selection.possible', { count: possible.length })} jobs={possible} />
      )}
      {refused.map(({ reason, count, jobs }) => (
        <Titles key={reason} label={t(`ads.selection.refused.${reason}`, { count })} jobs={jobs} />
      ))}
      {beyond > 0 && <p>{t('ads.selection.beyond', { count: beyond, most: total - beyond })}</p>}
      {possible.length > 0 ? (
        <SiteForm state={state} problemTitle={t('ads.not-done')}>
          <input type="hidden" name="jobIds" value={possible.map(({ id }) => id).join(',')} />
          <input type="hidden" name="action" value={action} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant={asksFirst(action) ? 'danger' : 'primary'} isBusy={state.isBusy}>
              {t(action === 'fill' && openApplications === 0 ? 'ads.action.fill' : finalText(action, tab))}
            </Button>
            <LinkButton to={list} variant="secondary">
              {t('ads.selection.cancel')}
            </LinkButton>
          </div>
        </SiteForm>
      ) : (
        <div>
          <LinkButton to={list}>{t('ads.selection.back')}</LinkButton>
        </div>
      )}
    </AreaSection>
  )
}

function finalText(action: AdAction, tab: AdTab): string {
  return asksFirst(action) ? `ads.list.final.${action}` : actionText(action, tab)
}

/** More than five titles are folded away. */
function Titles({ label, jobs }: { label: string; jobs: readonly { id: number; title: string }[] }) {
  const list = (
    <ul className="list-disc space-y-0.5 pl-5 text-sm wrap-anywhere">
      {jobs.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
  if (jobs.length <= 5)
    return (
      <div className="grid gap-1">
        <p className="figures font-medium">{label}</p>
        {list}
      </div>
    )
  return (
    <details>
      <summary className="figures min-h-11 cursor-pointer content-center font-medium sm:min-h-9">
        {label}
      </summary>
      {list}
    </details>
  )
}
