import { Languages } from 'lucide-react'
import { ActionForm } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { SentFrom } from './sent-from.tsx'

const names = { de: 'Deutsch', en: 'English' } as const

/** Leads to the same page in the other language, keeping query and scroll, and remembers the choice. */
export function LanguageSwitch() {
  const { locale, to } = useTexts()
  const other = locale === 'de' ? 'en' : 'de'
  return (
    <ActionForm action={to('language')} fields={{ language: other }}>
      <SentFrom />
      <button
        type="submit"
        lang={other}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-sm hover:text-brand"
      >
        <Languages aria-hidden className="size-4.5" strokeWidth={1.75} />
        {names[other]}
      </button>
    </ActionForm>
  )
}
