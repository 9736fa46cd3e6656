import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { AdminListView } from './list-view.server.ts'

type Props = { view: AdminListView; answer: FormAnswer<never> | undefined }

/** The administrator's own views of the list, and keeping the one that is shown. */
export function SavedViews({ view: { views }, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ name: string }>({ name: 'save-view', answer })
  return (
    <details open={answer?.form === 'save-view'}>
      <FoldSummary>{t('admin.list.views', { count: views.length })}</FoldSummary>
      <ul className="grid gap-1">
        {views.map(({ id, name, to }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link className="link inline-flex min-h-11 items-center" to={to}>
              {name}
            </Link>
            <ActionButton
              form="remove-view"
              fields={{ viewId: id }}
              variant="secondary"
              size="small"
              label={t('admin.list.remove-view-label', { name })}
            >
              {t('admin.list.remove-view')}
            </ActionButton>
          </li>
        ))}
      </ul>
      <SiteForm state={state} className="mt-2 max-w-md">
        <TextField
          field={state.fields.name}
          label={t('admin.list.view-name-label')}
          autoComplete="off"
          maxLength={80}
        />
        <div>
          <Button type="submit" size="small" isBusy={state.isBusy}>
            {t('admin.list.save-view')}
          </Button>
        </div>
      </SiteForm>
    </details>
  )
}
