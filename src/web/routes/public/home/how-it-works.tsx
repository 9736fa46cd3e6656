import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { HomeView } from './home.server.ts'

export function HowItWorks({ how: { title, steps, emma } }: { how: HomeView['how'] }) {
  const { to } = useTexts()
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-3xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative grid grid-cols-[auto_1fr] gap-x-5 md:block">
            <span
              aria-hidden
              className="figures relative z-10 grid size-12 place-items-center rounded-full border border-brand bg-paper font-display font-semibold text-brand text-xl"
            >
              {index + 1}
            </span>
            <span
              aria-hidden
              className={`absolute border-brand/40 border-dashed max-md:top-12 max-md:-bottom-8 max-md:left-6 max-md:border-l md:top-6 md:-right-10 md:left-12 md:border-t ${index === steps.length - 1 ? 'hidden' : ''}`}
            />
            <div>
              <h3 className="text-xl md:mt-5">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        {emma.text}{' '}
        <Link to={to('emma')} className="link inline-flex min-h-11 items-center font-semibold">
          {emma.link}
        </Link>
      </p>
    </section>
  )
}
