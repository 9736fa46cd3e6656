import { Link } from 'react-router'
import { useTexts } from '../../use-texts.ts'

export function ToLogin({ query }: { query: string }) {
  const { t, to } = useTexts()
  return (
    <p>
      {t('account.register.have-account')}{' '}
      <Link to={to('login') + query} className="link">
        {t('account.register.to-login')}
      </Link>
    </p>
  )
}
