import { type ComponentProps, createElement, type ReactNode } from 'react'
import { NotPlainError, plainMarkup } from './plain-markup.ts'

type PlainTag = 'details' | 'div' | 'footer' | 'header' | 'ol'
type Props<Tag extends PlainTag> = { as: Tag; children: ReactNode } & ComponentProps<Tag>

/**
 * An element whose children the server writes by {@link plainMarkup}, which says what they may not be: for what makes up most of a page.
 * What is something else after all is rendered by React, as everything is in the browser.
 */
export function Plain<Tag extends PlainTag>({ as, children, ...rest }: Props<Tag>) {
  const html = import.meta.env.SSR ? markupIfPlain(children) : null
  if (html === null) return createElement(as, rest, children)
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}

function markupIfPlain(children: ReactNode): string | null {
  try {
    return plainMarkup(children)
  } catch (error) {
    if (error instanceof NotPlainError) return null
    throw error
  }
}
