import { Fragment, type ReactNode } from 'react'
import { keptMarkup, otherWay, type AnyProps as Props } from './short-ways.ts'

/**
 * The markup that `renderToString` of React gives for `node`, several times as fast, for what React calls pure: elements of HTML and SVG
 * and functions of them, also those that read contexts, hold state or refer to what they show. Only while a component is being rendered,
 * whose hooks those functions share. What needs React itself (providers, classes, `Suspense`, promises, text areas, ids of `useId`) is not for it.
 * @throws {NotPlainError} naming what it cannot write
 * @internal for its test
 */
export function plainMarkup(node: ReactNode): string {
  const out = { markup: '', endsInText: false, chosen: null }
  write(node, out)
  return out.markup
}

/** Of {@link plainMarkup}, or null for what it cannot write. */
export function markupIfPlain(node: ReactNode): string | null {
  try {
    return plainMarkup(node)
  } catch (error) {
    if (error instanceof NotPlainError) return null
    throw error
  }
}

/**
 * Something that only React can write.
 * @internal for its test
 */
export class NotPlainError extends TypeError {}

type Out = {
  markup: string
  /** Another text needs a separator, so that the browser keeps two of them. */
  endsInText: boolean
  /** The value of the select that is being written. */
  chosen: string | null
}

type AnyElement = { type: unknown; props: Props }
/** Of `memo` and `forwardRef`, whose types are no functions. */
type Wrapped = { $$typeof?: symbol; type?: unknown; render?: (props: Props, ref: unknown) => ReactNode }

const memo = Symbol.for('react.memo')
const forwardRef = Symbol.for('react.forward_ref')

function write(node: unknown, out: Out): void {
  if (typeof node === 'string' || typeof node === 'number') writeText(String(node), out)
  else if (Array.isArray(node)) for (const each of node) write(each, out)
  else if (node !== null && node !== undefined && typeof node !== 'boolean') {
    // The cast: what is left of the kinds of nodes, checked by its type below.
    const { type, props } = node as AnyElement
    if (typeof type === 'string') writeElement(type, props, out)
    else if (type === Fragment) write(props.children, out)
    else writeComponent(type, props, out)
  }
}

function writeComponent(type: unknown, props: Props, out: Out): void {
  // The cast: what components give.
  const markup = keptMarkup(type, props, () => plainMarkup(resultOf(type, props) as ReactNode))
  if (markup === null) write(otherWay(type, props) ?? resultOf(type, props), out)
  else {
    out.markup += markup
    out.endsInText = false
  }
}

function writeText(text: string, out: Out): void {
  if (text === '') return
  if (out.endsInText) out.markup += '<!-- -->'
  out.markup += escaped(text)
  out.endsInText = true
}

function resultOf(type: unknown, props: Props): unknown {
  if (typeof type === 'function' && !type.prototype?.isReactComponent) return type(props)
  // The cast: nothing else is written by `forwardRef` and `memo`.
  const { $$typeof, type: inner, render } = (type ?? {}) as Wrapped
  if ($$typeof === forwardRef && render) return render(props, props.ref ?? null)
  if ($$typeof === memo) return resultOf(inner, props)
  throw new NotPlainError(`plain markup has no way to write ${String($$typeof ?? type)}`)
}

const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])
/** React hoists them, or sets the text from elsewhere. */
const notPlain = new Set(['body', 'head', 'html', 'link', 'meta', 'script', 'style', 'textarea', 'title'])

function writeElement(tag: string, props: Props, out: Out): void {
  if (notPlain.has(tag)) throw new NotPlainError(`plain markup has no <${tag}>`)
  out.markup += startOf(tag, props, out)
  out.endsInText = false
  if (voids.has(tag)) return
  // The cast: what React accepts here.
  const html = props.dangerouslySetInnerHTML as { __html: string } | undefined
  if (html) out.markup += html.__html
  else if (tag === 'select') writeChoices(props, out)
  else write(props.children, out)
  out.markup += `</${tag}>`
  out.endsInText = false
}

function startOf(tag: string, props: Props, out: Out): string {
  let start = `<${tag}`
  // Not Object.entries: it would make an array for each attribute of a page.
  for (const name in props) {
    const value = props[name]
    if (value === null || value === undefined) continue
    if (tag !== 'select' || (name !== 'value' && name !== 'defaultValue')) start += attribute(name, value)
  }
  if (tag === 'option' && out.chosen !== null && out.chosen === valueOfOption(props)) start += ' selected=""'
  return voids.has(tag) ? `${start}/>` : `${start}>`
}

/** The choice stands at the element, and is written at the one of its options that has this value. */
function writeChoices(props: Props, out: Out): void {
  const chosen = props.value ?? props.defaultValue ?? null
  if (Array.isArray(chosen)) throw new NotPlainError('plain markup has no choice of several')
  out.chosen = chosen === null ? null : String(chosen)
  write(props.children, out)
  out.chosen = null
}

function valueOfOption({ value, children }: Props): string {
  if (value !== undefined && value !== null) return String(value)
  if (typeof children === 'string') return children
  throw new NotPlainError('plain markup has no option that gets its value from several texts')
}

const nothing = () => ''
const isSet = (name: string) => (value: unknown) => (value ? ` ${name}=""` : '')
const stated = (name: string) => (value: unknown) => ` ${name}="${escaped(String(value))}"`
/** A boolean that is no word of its own (`data-`, `aria-`) says whether the attribute is there, which React knows of some alone. */
const statedUnlessBoolean = (name: string) => (value: unknown) =>
  typeof value === 'boolean' ? '' : ` ${name}="${escaped(String(value))}"`
const address = (name: string) => (value: unknown) => {
  if (typeof value === 'function') throw new NotPlainError(`plain markup has no functions as ${name}`)
  if (value === '' && name !== 'action') return ''
  return ` ${name}="${escaped(scripted.test(String(value)) ? 'about:blank' : String(value))}"`
}
/** React gives ids by where somebody is in the page, which the browser works out again for each function by itself. */
const reference = (name: string) => (value: unknown) => {
  if (String(value).startsWith('_R_')) throw new NotPlainError(`plain markup has no id of React as ${name}`)
  return ` ${name}="${escaped(String(value))}"`
}
/** As browsers read it: what stands before it and between its letters is skipped. */
const scripted =
  /^[\s\p{Cc}]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/iu

const style = (value: unknown) => {
  // The cast: what React accepts here.
  const entries = Object.entries(value as Record<string, unknown>).map(([name, each]) => {
    if (typeof each !== 'string' || each === '')
      throw new NotPlainError(`plain markup has no ${name} of ${each}`)
    const written = name.startsWith('--')
      ? name
      : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    return `${written}:${escaped(each.trim())}`
  })
  return entries.length > 0 ? ` style="${entries.join(';')}"` : ''
}

/** By the name of the property; filled with the others as they are met. */
const writers = new Map<string, (value: unknown) => string>([
  ...['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning'].map(
    name => [name, nothing] as const,
  ),
  ...['disabled', 'hidden', 'inert', 'multiple', 'noValidate', 'open', 'readOnly', 'required'].map(
    name => [name, isSet(name)] as const,
  ),
  ...['checked', 'defaultChecked'].map(name => [name, isSet('checked')] as const),
  ...['value', 'defaultValue'].map(name => [name, stated('value')] as const),
  ...['action', 'formAction', 'href', 'src'].map(name => [name, address(name)] as const),
  ...Object.entries({
    className: 'class',
    strokeLinecap: 'stroke-linecap',
    strokeLinejoin: 'stroke-linejoin',
    strokeWidth: 'stroke-width',
    tabIndex: 'tabindex',
  }).map(([name, written]) => [name, statedUnlessBoolean(written)] as const),
  ...['aria-controls', 'aria-describedby', 'aria-labelledby', 'form', 'id', 'list'].map(
    name => [name, reference(name)] as const,
  ),
  ['htmlFor', reference('for')],
  ['style', style],
  ...[
    'autoComplete',
    'dateTime',
    'hrefLang',
    'maxLength',
    'popoverTarget',
    'popoverTargetAction',
    'viewBox',
  ].map(name => [name, statedUnlessBoolean(name)] as const),
])

function attribute(name: string, value: unknown): string {
  let writer = writers.get(name)
  if (!writer) {
    writer = writerOf(name)
    writers.set(name, writer)
  }
  return writer(value)
}

function writerOf(name: string): (value: unknown) => string {
  if (/^on[A-Z]/.test(name)) return nothing
  if (/^(?:aria|data)-[a-z-]+$/.test(name)) return stated(name)
  // React writes some of them in other words or only for some values.
  if (!/^[a-z][a-z\d]*$/.test(name) || name === 'style')
    throw new NotPlainError(`plain markup does not know ${name}`)
  return statedUnlessBoolean(name)
}

const special = /["&'<>]/
const specials = /["&'<>]/g
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

function escaped(text: string): string {
  return special.test(text) ? text.replace(specials, sign => entities[sign] ?? sign) : text
}
