import { Mail } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTexts } from '../../use-texts.ts'
import { PasskeySignIn } from '../shared/second-factor/passkey-sign-in.tsx'
import { type ProviderLink, Providers } from './account-providers.tsx'

export function OtherWays({ code, providers }: { code: string; providers: readonly ProviderLink[] }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('account.login.or')}
      </p>
      <LinkButton to={code} variant="secondary">
        <Mail aria-hidden className="size-5" strokeWidth={1.75} />
        {t('account.login.by-code')}
      </LinkButton>
      <PasskeySignIn />
      <Providers providers={providers} />
    </div>
  )
}
