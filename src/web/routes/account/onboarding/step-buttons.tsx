import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { isBusy: boolean; isLast: boolean; backTo: string | null; skipForm: string }

/** "Skip" submits the separate form `skipForm`, so that invalid input on this step cannot block it. */
export function StepButtons({ isBusy, isLast, backTo, skipForm }: Props) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-line border-t pt-5">
      <Button type="submit" variant="next" isBusy={isBusy} className="w-full sm:w-auto">
        {t(isLast ? 'onboarding.finish' : 'onboarding.save')}
      </Button>
      {backTo && (
        <LinkButton to={backTo} variant="quiet">
          {t('onboarding.back')}
        </LinkButton>
      )}
      <Button type="submit" form={skipForm} variant="quiet" className={backTo ? 'ml-auto' : 'sm:ml-auto'}>
        {t('onboarding.skip')}
      </Button>
    </div>
  )
}
