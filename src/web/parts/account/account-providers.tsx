import { LogIn } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { useTexts } from '../../use-texts.ts'

export type ProviderLink = { id: string; name: string; href: string }

/** Plain links: the content security policy only allows forms to post to this site. */
export function Providers({ providers }: { providers: readonly ProviderLink[] }) {
  const { t } = useTexts()
  if (providers.length === 0) return null
  return (
    <ul className="grid gap-3">
      {providers.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className={buttonClass('secondary', 'normal', 'w-full')}>
            <LogIn aria-hidden className="size-5" strokeWidth={1.75} />
            {t('account.login.with-provider', { name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
