import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'

export function TermsLabel() {
  const { t, to } = useTexts()
  const link = (page: 'terms-of-use' | 'general-terms' | 'privacy') => (
    <Link to={to(page)} target="_blank" className="link">
      {t(`account.terms.${page}`)}
    </Link>
  )
  return (
    <span className="text-sm">
      {t('account.terms.before')} {link('terms-of-use')} {t('account.terms.and')} {link('general-terms')}
      {t('account.terms.after')} {link('privacy')}.
    </span>
  )
}
