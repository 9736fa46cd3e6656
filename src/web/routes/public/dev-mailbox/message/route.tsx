import { readMailboxMessage } from '../../../../../domain/mail/read-mailbox.ts'
import { href } from '../../../../addresses.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { mailboxTexts, shownEntry } from '../mailbox-texts.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const entry = await readMailboxMessage(ctx, ctx.transport, {
    id: Number(params.key),
  })
  return {
    texts: mailboxTexts(ctx.locale),
    entry: shownEntry(entry, ctx.locale),
    text: entry.content?.text ?? null,
    locale: entry.locale,
    frame: entry.content?.html ? href('mail-content', ctx.locale, { key: entry.id }) : null,
  }
})

export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { entry, texts } = args.loaderData
  return pageMeta(args, { title: entry.subject, description: texts.intro, isHidden: true })
}

/** Shows the plain text as well, because some people's mail programs show nothing else. */
export default function Message({ loaderData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { texts, entry, text, locale, frame } = loaderData
  const facts = [
    [texts.to, entry.recipient],
    [texts.time, entry.time],
    [texts.kind, entry.kind],
    [texts.status, entry.status],
  ]
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid w-full max-w-4xl grow content-start gap-6 py-8 outline-none"
    >
      <Breadcrumb
        label={texts.title}
        steps={[{ name: texts.title, to: to('dev-mailbox') }]}
        current={entry.subject}
      />
      <h1 className="wrap-anywhere text-2xl">{entry.subject}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere figures">{value}</dd>
          </div>
        ))}
      </dl>
      {text === null && <p>{texts.forgotten}</p>}
      {frame && (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.asHtml}</h2>
          <iframe
            src={frame}
            title={texts.asHtml}
            // Links open in the whole window when clicked; scripts and forms stay blocked.
            sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
            className="h-[40rem] w-full rounded-card border border-line bg-surface"
          />
        </section>
      )}
      {text !== null && (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.asText}</h2>
          <p
            lang={locale}
            className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-surface p-5 text-sm"
          >
            <LinkedText text={text} />
          </p>
        </section>
      )}
    </main>
  )
}

function LinkedText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((piece, index) => {
    if (index % 2 === 0) return piece
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places
      <a key={index} href={piece} className="link">
        {piece}
      </a>
    )
  })
}
