import { Languages } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

const names = { de: 'Deutsch', en: 'English' } as const

/** To the same page in the other language, keeping query and scroll; remembers the choice. */
export function LanguageSwitch() {
  const { locale } = useTexts()
  const { pathname, search } = useLocation()
  const other = locale === 'de' ? 'en' : 'de'
  return (
    <Form method="post" action="/preferences/language" preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-sm hover:text-brand"
      >
        <Languages aria-hidden className="size-4.5" strokeWidth={1.75} />
        {names[other]}
      </button>
    </Form>
  )
}
