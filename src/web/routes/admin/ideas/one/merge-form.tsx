import { Link } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { IdeaDeskView } from './idea-desk.server.ts'

type Props = { idea: IdeaDeskView; answer: FormAnswer<unknown> | undefined }

/** Similar ones are a press away; any other by its number or address. */
export function MergeForm({ idea: { version, similar }, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ into: string }>({ name: 'merge', answer })
  return (
    <AreaSection title={t('ideas.admin.merge')} text={t('ideas.admin.merge-text')}>
      {similar.length > 0 && (
        <ul className="divide-y divide-line">
          {similar.map(({ id, title, to, votes }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="grid min-w-0">
                <Link to={to} className="link wrap-anywhere">
                  {title}
                </Link>
                <span className="figures text-ink-soft text-sm">
                  #{id} · {votes}
                </span>
              </span>
              <ActionButton
                form="merge"
                fields={{ version, into: id }}
                variant="secondary"
                size="small"
                label={t('ideas.admin.merge-for', { title })}
              >
                {t('ideas.admin.merge-action')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <SiteForm state={state}>
        <input type="hidden" name="version" value={version} />
        <TextField
          field={state.fields.into}
          label={t('ideas.admin.into')}
          hint={t('ideas.admin.into-hint')}
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('ideas.admin.merge-action')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
