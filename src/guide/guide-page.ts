import { type GuideLocale, guide } from './guide-text.ts'

/** A page of the site, by its name in the table of pages, as an answer names it. @throws when the guide knows none such */
export function guidePage(name: string, locale: GuideLocale): { label: string; page: string } {
  const page = guide().pages[name]?.[locale]
  if (!page) throw new Error(`There is no page "${name}" in the guide.`)
  return { label: page.label, page: page.address }
}
