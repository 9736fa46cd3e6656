import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Destination } from '../../../../domain/accounts/after-sign-in.ts'
import type { RealmName } from '../../../../platform/auth/realms.ts'
import { useTellingOtherTabs } from '../../../session/use-telling-other-tabs.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { FoldedMenu } from './folded-menu.tsx'

export type MenuPerson = { name: string; home: Destination; isJobSeeker: boolean }

const row = 'flex min-h-11 w-full items-center px-4 text-left no-underline hover:bg-sunken hover:text-brand'

/**
 * The person's pages and signing out: links and one form, so it works without scripts. Before the second factor is given, only that step
 * and signing out are offered.
 */
export function AccountMenu({
  person: { name, home, isJobSeeker },
  realm,
}: {
  person: MenuPerson
  realm: RealmName
}) {
  const { t, to } = useTexts()
  const noteLeaving = useTellingOtherTabs(realm)
  const isComplete = home !== 'second-factor'
  const ways = useWays(realm)
  return (
    <FoldedMenu
      className="-mr-2"
      summary={
        <>
          <CircleUserRound aria-hidden className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
          <span className="hidden max-w-40 truncate font-medium lg:block">{name}</span>
          <span className="sr-only">{t('common.person.label')}</span>
        </>
      }
    >
      <p className="truncate border-line border-b px-4 py-3 font-semibold">{name}</p>
      <ul className="py-1">
        <li>
          <Link to={isComplete ? to(home) : ways.secondFactor} className={row}>
            {t(isComplete ? 'common.person.dashboard' : 'common.person.second-factor')}
          </Link>
        </li>
        {isComplete && isJobSeeker && (
          <li>
            <Link to={to('bookmarks')} className={row}>
              {t('common.person.bookmarks')}
            </Link>
          </li>
        )}
        {isComplete && (
          <li>
            <Link to={ways.account} className={row}>
              {t('common.person.account')}
            </Link>
          </li>
        )}
      </ul>
      <ActionButton
        action={ways.signOut}
        onSubmit={noteLeaving}
        leadsOn
        look={row}
        className="border-line border-t py-1"
      >
        {t('common.person.sign-out')}
      </ActionButton>
    </FoldedMenu>
  )
}

/** Each realm has its own pages for the account, the second factor and signing out. */
function useWays(realm: RealmName) {
  const { to } = useTexts()
  if (realm === 'admin') {
    return {
      account: to('admin-security'),
      secondFactor: to('admin-second-factor'),
      signOut: to('admin-sign-out'),
    }
  }
  return {
    account: to('account'),
    secondFactor: to('second-factor'),
    signOut: to('sign-out'),
  }
}
