import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-class.ts'
import { useTexts } from '../../use-texts.ts'

/** On each page of the administration. With scripts, the key "/" leads to it from anywhere but a field. */
export function SearchBox() {
  const { t, to } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const isSearch = pathname === to('admin-search')
  const asked = isSearch ? (new URLSearchParams(search).get('q') ?? '') : ''
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <Form method="get" action={to('admin-search')} role="search" className="flex w-full max-w-md gap-3">
      <label className="grow">
        <span className="sr-only">{t('admin.search.label')}</span>
        <input
          key={asked}
          ref={field}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={t('admin.search.label')}
          maxLength={200}
          aria-keyshortcuts="/"
          autoComplete="off"
          title={t('admin.search.key')}
          className={controlClass}
        />
      </label>
      <Button type="submit" variant="secondary">
        {t('admin.search.submit')}
      </Button>
    </Form>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
