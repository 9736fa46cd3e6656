import { CircleUserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import type { Destination } from '../../domain/accounts/after-sign-in.ts'
import { tellSignedOut } from '../session/session-channel.ts'
import { useTexts } from '../use-texts.ts'
import { FoldedMenu } from './folded-menu.tsx'

/** Who is signed in, and where their own pages begin. */
export type MenuPerson = { name: string; home: Destination }

const row = 'flex min-h-11 w-full items-center px-4 text-left no-underline hover:bg-sunken hover:text-brand'

/** The own pages and the way out; a list of links and one form, so it works without scripts. */
export function AccountMenu({ person: { name, home } }: { person: MenuPerson }) {
  const { t, to, locale } = useTexts()
  const noteLeaving = useTellingOtherTabs()
  const isComplete = home !== 'second-factor'
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
          <Link to={to(home)} className={row}>
            {t(isComplete ? 'common.person.dashboard' : 'common.person.second-factor')}
          </Link>
        </li>
        {isComplete && (
          <li>
            <Link to={to('account')} className={row}>
              {t('common.person.account')}
            </Link>
          </li>
        )}
      </ul>
      <Form
        method="post"
        action={locale === 'en' ? '/en/login/sign-out' : '/login/sign-out'}
        onSubmit={noteLeaving}
        className="border-line border-t py-1"
      >
        <button type="submit" className={row}>
          {t('common.person.sign-out')}
        </button>
      </Form>
    </FoldedMenu>
  )
}

/** The menu goes when the person has signed out; only then may other tabs ask who they are. Returns what notes the wish to. */
function useTellingOtherTabs(): () => void {
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      if (isLeaving.current) tellSignedOut()
    },
    [],
  )
  return () => {
    isLeaving.current = true
  }
}
