import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'

/** For authors without an account or employer. Signing up returns to the draft's preview, so nothing is lost. */
export function BeforePublishing({ isGuest, draftId }: { isGuest: boolean; draftId: string }) {
  const { t, to } = useTexts()
  const query = wayBackQuery(`${to('post-job')}?draft=${draftId}&step=preview`)
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t(isGuest ? 'ads.before.account' : 'ads.before.employer')}</h2>
        <p>{t(isGuest ? 'ads.before.account-text' : 'ads.before.employer-text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isGuest ? (
          <>
            <LinkButton to={to('register-employer') + query} variant="next">
              {t('ads.before.register')}
            </LinkButton>
            <LinkButton to={to('login') + query} variant="secondary">
              {t('ads.before.login')}
            </LinkButton>
          </>
        ) : (
          <LinkButton to={to('onboarding-employer') + query} variant="next">
            {t('ads.before.find')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
