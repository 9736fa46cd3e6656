import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'

/** People who look for work agree to what concerns them; the general terms are the contract with employers. */
export function TermsLabel({ who }: { who: 'seeker' | 'employer' | 'either' }) {
  const { t, to } = useTexts()
  const link = (page: 'terms-of-use' | 'general-terms' | 'privacy') => (
    <Link to={to(page)} target="_blank" className="link">
      {t(`account.terms.${page}`)}
    </Link>
  )
  return (
    <span className="text-sm">
      {t('account.terms.before')} {link('terms-of-use')}
      {who !== 'seeker' && (
        <>
          {t(who === 'either' ? 'account.terms.and-as-employer' : 'account.terms.and')}{' '}
          {link('general-terms')}
        </>
      )}
      {t('account.terms.after')} {link('privacy')}.
    </span>
  )
}
