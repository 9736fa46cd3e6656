import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { CountedLinks } from '../../../../parts/public/counted-links.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import type { Route } from './+types/route.ts'
import { payStartView } from './pay-start.server.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) =>
  payStartView(ctx, new URL(request.url).searchParams),
)

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, description, isSearch } = args.loaderData
  return pageMeta(args, { title, description, isHidden: isSearch })
}

/** The way in to everything about pay: a search for a profession, the calculators, and all professions. */
export default function PayStart({ loaderData: view }: Route.ComponentProps) {
  const { form, found, calculators, without, professions, how, articles } = view
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-3xl lg:text-4xl">{view.heading}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
        <SearchForm form={form} />
      </header>
      {found && (
        <section role="status" className="grid gap-3">
          <CountedLinks id="found" title={found.text} links={found.links} />
        </section>
      )}
      <section aria-labelledby="professions" className="grid gap-6">
        <h2 id="professions" className="text-2xl">
          {professions.title}
        </h2>
        {professions.groups.map(({ id, title, links }) => (
          <CountedLinks key={id} id={id} title={title} links={links} level={3} />
        ))}
      </section>
      <section aria-labelledby="calculators" className="grid gap-3">
        <h2 id="calculators" className="text-2xl">
          {calculators.title}
        </h2>
        <p className="max-w-prose text-ink-soft">{calculators.text}</p>
        <CountedLinks links={calculators.links} />
        {without.links.length > 0 && (
          <details>
            <summary className="link min-h-11 w-fit cursor-pointer py-2.5">{without.title}</summary>
            <p className="mb-3 max-w-prose text-ink-soft">{without.text}</p>
            <CountedLinks links={without.links} />
          </details>
        )}
      </section>
      <section aria-labelledby="how" className="grid max-w-prose gap-3">
        <h2 id="how" className="text-2xl">
          {how.title}
        </h2>
        <p className="text-ink-soft">{how.text}</p>
      </section>
      <CountedLinks id="articles" title={articles.title} links={articles.links} />
    </main>
  )
}

type FormView = Route.ComponentProps['loaderData']['form']

function SearchForm({ form: { to, what, where, submit } }: { form: FormView }) {
  return (
    <search>
      <Form
        key={`${what.value} ${where.value}`}
        action={to}
        className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <label className="grid gap-1.5">
          <span className="font-semibold">{what.label}</span>
          <input
            name="q"
            type="search"
            required
            maxLength={200}
            defaultValue={what.value}
            placeholder={what.example}
            data-search-field
            className={controlClass}
          />
        </label>
        <label className="grid gap-1.5">
          <span className="font-semibold">{where.label}</span>
          <input
            name="place"
            maxLength={100}
            autoComplete="address-level2"
            defaultValue={where.value}
            className={controlClass}
          />
        </label>
        <Button type="submit" variant="next">
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
          {submit}
        </Button>
      </Form>
    </search>
  )
}
