import { Link } from 'react-router'
import { readMailbox } from '../../../../../domain/mail/read-mailbox.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { mailboxTexts, shownEntry } from '../mailbox-texts.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async ctx => ({
  texts: mailboxTexts(ctx.locale),
  entries: (await readMailbox(ctx, ctx.transport)).map(entry => shownEntry(entry, ctx.locale)),
}))

export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, intro } = args.loaderData.texts
  return pageMeta(args, { title, description: intro, isHidden: true })
}

/** Exists only on sites without a mail server. Lets a newcomer follow the links of mails that nobody receives. */
export default function Mailbox({ loaderData: { texts, entries } }: Route.ComponentProps) {
  const { to } = useTexts()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid w-full max-w-4xl grow content-start gap-6 py-12 outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{texts.title}</h1>
        <a href={to('dev-mailbox')} className={buttonClass('secondary', 'small')}>
          {texts.refresh}
        </a>
      </div>
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      {entries.length === 0 ? (
        <EmptyState
          title={texts.empty}
          actions={
            <>
              <LinkButton to={to('register')}>{texts.register}</LinkButton>
              <LinkButton to={to('login')} variant="secondary">
                {texts.signIn}
              </LinkButton>
            </>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} to={to('dev-message', { key: entry.id })} />
          ))}
        </ol>
      )}
    </main>
  )
}

function Entry({ entry, to }: { entry: ReturnType<typeof shownEntry>; to: string }) {
  return (
    <li className="relative grid gap-1 px-5 py-4 hover:bg-brand-soft sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <Link to={to} className="wrap-anywhere font-semibold after:absolute after:inset-0 hover:text-brand">
        {entry.subject}
      </Link>
      <span className="figures text-ink-soft text-sm sm:text-right">{entry.time}</span>
      <span className="wrap-anywhere text-ink-soft text-sm">{entry.recipient}</span>
      <span className="text-ink-soft text-sm sm:text-right">
        {entry.isSent ? entry.kind : `${entry.kind}, ${entry.status}`}
      </span>
    </li>
  )
}
