import {
  Activity,
  Building2,
  ClipboardPlus,
  FlaskConical,
  HeartPulse,
  type LucideIcon,
  Smile,
  Stethoscope,
} from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { HomeView } from './home.server.ts'

const icons: Record<string, LucideIcon> = {
  doctors: Stethoscope,
  nursing: HeartPulse,
  mfa: ClipboardPlus,
  zfa: Smile,
  therapeutic: Activity,
  research: FlaskConical,
  administration: Building2,
}

export function Categories({ categories }: Pick<HomeView, 'categories'>) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-3xl">
        {t('home.categories.title')}
      </h2>
      <ul className="mt-6 grid gap-x-10 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ value, label, countText, href }) => {
          const Icon = icons[value] ?? Stethoscope
          return (
            <li key={value} className="border-line border-b">
              <Link to={href} className="group flex min-h-18 items-center gap-4 py-3">
                <Icon aria-hidden className="size-6 shrink-0 text-brand" strokeWidth={1.75} />
                <span className="min-w-0 grow font-medium text-lg leading-snug group-hover:text-brand">
                  {label}
                </span>
                <span className="figures shrink-0 text-ink-soft">{countText}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
