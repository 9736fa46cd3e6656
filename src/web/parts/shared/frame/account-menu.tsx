import { CircleUserRound } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { Destination } from '../../../../domain/accounts/after-sign-in.ts'
import type { DoorName } from '../../../../platform/auth/doors.ts'
import { useTellingOtherTabs } from '../../../session/use-telling-other-tabs.ts'
import { useTexts } from '../../../use-texts.ts'
import { FoldedMenu } from './folded-menu.tsx'

/** Who is signed in, and where their own pages begin. */
export type MenuPerson = { name: string; home: Destination; isJobSeeker: boolean }

const row = 'flex min-h-11 w-full items-center px-4 text-left no-underline hover:bg-sunken hover:text-brand'

/** The own pages and the way out; a list of links and one form, so it works without scripts. */
export function AccountMenu({
  person: { name, home, isJobSeeker },
  door,
}: {
  person: MenuPerson
  door: DoorName
}) {
  const { t, to } = useTexts()
  const noteLeaving = useTellingOtherTabs(door)
  const isComplete = home !== 'second-factor'
  const ways = useWays(door)
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
      <Form method="post" action={ways.signOut} onSubmit={noteLeaving} className="border-line border-t py-1">
        <button type="submit" className={row}>
          {t('common.person.sign-out')}
        </button>
      </Form>
    </FoldedMenu>
  )
}

/** The own pages and the way out, at the door through which the person came. */
function useWays(door: DoorName) {
  const { to, locale } = useTexts()
  if (door === 'admin') {
    return {
      account: to('admin-security'),
      secondFactor: to('admin-second-factor'),
      signOut: to('admin-sign-out'),
    }
  }
  return {
    account: to('account'),
    secondFactor: to('second-factor'),
    signOut: locale === 'en' ? '/en/login/sign-out' : '/login/sign-out',
  }
}
