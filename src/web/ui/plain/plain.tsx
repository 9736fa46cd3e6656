import { type ComponentProps, createElement, type ReactNode } from 'react'

type PlainTag = 'details' | 'footer' | 'header' | 'main'
type Props<Tag extends PlainTag> = { as: Tag; children: ReactNode } & ComponentProps<Tag>
type Writer = (children: ReactNode) => string | null

let write: Writer = () => null

/** For the server, before it renders anything; browsers never have the code of `writer`. */
export function writePlainBy(writer: Writer): void {
  write = writer
}

/**
 * An element whose children the server writes without React (see `plain-markup.ts`): for what makes up most of a page. Where that is not
 * possible, React renders them, as it does in the browser.
 */
export function Plain<Tag extends PlainTag>({ as, children, ...rest }: Props<Tag>) {
  const html = write(children)
  if (html === null) return createElement(as, rest, children)
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}
