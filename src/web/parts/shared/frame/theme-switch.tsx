import { Monitor, Moon, Sun } from 'lucide-react'
import { useFetcher } from 'react-router'
import { isTheme, type Theme, themes } from '../../../preferences.ts'
import { useTexts } from '../../../use-texts.ts'
import { SentFrom } from './sent-from.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor } as const

export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { t, to } = useTexts()
  const fetcher = useFetcher()
  const asked = fetcher.formData?.get('theme')
  const shown = isTheme(asked) ? asked : theme
  return (
    <fetcher.Form method="post" action={to('theme')} preventScrollReset>
      <SentFrom />
      <fieldset className="flex w-fit rounded-full border border-line bg-sunken p-0.5">
        <legend className="sr-only">{t('common.theme.label')}</legend>
        {themes.map(name => {
          const Icon = icons[name]
          return (
            <button
              key={name}
              type="submit"
              name="theme"
              value={name}
              aria-pressed={name === shown}
              title={t(`common.theme.${name}`)}
              className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-brand aria-pressed:bg-surface aria-pressed:text-brand-strong aria-pressed:ring-1 aria-pressed:ring-line md:size-8"
            >
              <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
              <span className="sr-only">{t(`common.theme.${name}`)}</span>
            </button>
          )
        })}
      </fieldset>
    </fetcher.Form>
  )
}
