import { Lightbulb, Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { firstProblem } from '../first-problem.ts'
import { IdeaCard } from '../idea-card.tsx'
import { voteForms } from '../vote-forms.server.ts'
import type { Route } from './+types/route.ts'
import { ideaListView } from './list.server.ts'
import { ListChoices } from './list-choices.tsx'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) => ideaListView(ctx, request))

export const action = formAction(voteForms)

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { words, feed, isHidden } = args.loaderData
  return [
    ...pageMeta(args, { title: words.title, description: words.intro, isHidden }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: words.title, href: feed },
  ]
}

export default function Ideas({ loaderData, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { words, q, count, ideas, sorts, statuses, page, pageCount, pageOf, pageTo, feed } = loaderData
  const problem = firstProblem(actionData)
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-lg text-ink-soft">{words.intro}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton to={to('new-idea')} variant="next">
            <Lightbulb aria-hidden className="size-5" strokeWidth={1.75} />
            {words.new}
          </LinkButton>
          <Link className="link inline-flex min-h-11 items-center" to={to('ideas-roadmap')}>
            {words.roadmap}
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={to('my-ideas')}>
            {words.mine}
          </Link>
          <a className="link inline-flex min-h-11 items-center" href={feed}>
            {words.feed}
          </a>
        </p>
      </header>
      {problem && (
        <AccountNotice tone="bad" title={words.problem} isAnswer>
          {problem}
        </AccountNotice>
      )}
      <div className="grid gap-4">
        <Form method="get" role="search" className="grid max-w-prose gap-1.5">
          <label htmlFor="idea-search" className="font-semibold">
            {words.search}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="idea-search"
              key={q}
              name="q"
              type="search"
              defaultValue={q}
              className={`${controlClass} min-w-0 flex-1 basis-56`}
            />
            <Button type="submit" variant="secondary">
              <Search aria-hidden className="size-5" strokeWidth={1.75} />
              {words.find}
            </Button>
          </div>
        </Form>
        <ListChoices label={words.order} choices={sorts} />
        <ListChoices label={words.show} choices={statuses} />
      </div>
      <p role="status" className="figures text-ink-soft">
        {count}
      </p>
      {ideas.length === 0 ? (
        <EmptyState
          title={words.empty}
          actions={
            <LinkButton to={to('new-idea')} variant="primary">
              {words.new}
            </LinkButton>
          }
        >
          {words['empty-text']}
        </EmptyState>
      ) : (
        <ul className="grid max-w-[52rem] gap-4">
          {ideas.map(idea => (
            <li key={idea.id}>
              <IdeaCard idea={idea} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={number => pageTo[number - 1] ?? ''}
        labels={{ navigation: words.pages, previous: words.previous, next: words.next, pageOf }}
      />
    </main>
  )
}
