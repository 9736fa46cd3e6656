import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { isBusy: boolean; isLast: boolean; backTo: string | null; skipForm: string }

/** Save and go on, leave this out, or go back. */
export function StepButtons({ isBusy, isLast, backTo, skipForm }: Props) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
      <Button type="submit" variant="next" isBusy={isBusy}>
        {t(isLast ? 'onboarding.finish' : 'onboarding.save')}
      </Button>
      <Button type="submit" form={skipForm} variant="quiet">
        {t('onboarding.skip')}
      </Button>
      {backTo && (
        <LinkButton to={backTo} variant="quiet" className="sm:ml-auto">
          {t('onboarding.back')}
        </LinkButton>
      )}
    </div>
  )
}
