import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  job: { id: number; title: string }
  list: string
  answer: FormAnswer<unknown> | undefined
}

/** A granted feature is used up at once, so it needs a confirmation. */
export function AskFeature({ job, list, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm({ name: 'feature', answer })
  return (
    <AreaSection title={job.title} text={t('ads.feature.sure')}>
      <SiteForm state={state} problemTitle={t('ads.not-done')}>
        <input type="hidden" name="jobId" value={job.id} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={state.isBusy}>
            {t('ads.feature.confirm')}
          </Button>
          <LinkButton to={list} variant="secondary">
            {t('ads.selection.cancel')}
          </LinkButton>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
