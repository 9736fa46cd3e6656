import { Link } from 'react-router'
import type { ForEmployersView } from './for-employers.server.ts'

/** What it costs, how it works, whom one may ask, and which feeds are recognised. */
export function Parts({ view: { cost, how, pool, feeds, form } }: { view: ForEmployersView }) {
  return (
    <>
      <section aria-labelledby="cost" className="grid max-w-prose gap-3">
        <h2 id="cost" className="text-2xl">
          {cost.title}
        </h2>
        <p>{cost.text}</p>
        {cost.prices && (
          <p>
            <Link className="link" to={cost.prices}>
              {form.prices}
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="how" className="grid gap-4">
        <h2 id="how" className="text-2xl">
          {how.title}
        </h2>
        <ol className="grid gap-4 lg:grid-cols-3">
          {how.steps.map(({ title, text }, at) => (
            <li
              key={title}
              className="grid content-start gap-2 rounded-card border border-line bg-surface p-5"
            >
              <h3 className="text-lg">
                <span className="figures text-brand">{at + 1}.</span> {title}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="grid gap-12 lg:grid-cols-2">
        <section aria-labelledby="pool" className="grid max-w-prose content-start gap-3">
          <h2 id="pool" className="text-2xl">
            {pool.title}
          </h2>
          <p>{pool.text}</p>
          <p>
            <Link className="link" to={pool.to}>
              {pool.go}
            </Link>
          </p>
        </section>
        <section aria-labelledby="feeds" className="grid max-w-prose content-start gap-3">
          <h2 id="feeds" className="text-2xl">
            {feeds.title}
          </h2>
          <p>{feeds.text}</p>
          <ul className="flex flex-wrap gap-2">
            {feeds.known.map(name => (
              <li key={name} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
                {name}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft">{feeds.others}</p>
        </section>
      </div>
    </>
  )
}

/** Nothing while there is nothing true to say. */
export function Figures({ proof: { title, text, figures } }: Pick<ForEmployersView, 'proof'>) {
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="proof" className="grid gap-4">
      <h2 id="proof" className="text-2xl">
        {title}
      </h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-brand/40 border-l pl-3.5"
          >
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="figures font-display font-semibold text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Questions({ questions: { title, all } }: Pick<ForEmployersView, 'questions'>) {
  return (
    <section aria-labelledby="questions" className="grid max-w-[44rem] gap-2">
      <h2 id="questions" className="text-2xl">
        {title}
      </h2>
      {all.map(question => (
        <details key={question.title} className="border-line border-b">
          <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">
            {question.title}
          </summary>
          <p className="pb-4 text-ink-soft">{question.text}</p>
        </details>
      ))}
    </section>
  )
}
