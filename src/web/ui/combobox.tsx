import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'

export type ComboboxOption = {
  value: string
  label: string
  detail?: string
  /** The option stands for the whole text as typed: choosing it sends the form. */
  isWhole?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'list' | 'ref'> & {
  id: string
  defaultValue?: string
  /** The field takes its default again when this changes, also one that is the same as before. */
  renewedBy?: string | undefined
  minChars?: number
  /** Called after a short pause in typing. The signal aborts it when the text changes; a rejection shows no suggestions. */
  load: (text: string, signal: AbortSignal) => Promise<ComboboxOption[]>
  onPick?: (option: ComboboxOption) => void
  /** Announced to screen readers when suggestions appear, such as "5 Vorschläge". */
  countText: (count: number) => string
}

const waitMs = 120

/**
 * A text field with suggestions. Any text is allowed, and without scripts it is a plain field. Uncontrolled, so that text typed before
 * hydration survives.
 */
export function Combobox({
  id,
  defaultValue = '',
  renewedBy = '',
  minChars = 2,
  load,
  onPick,
  countText,
  className,
  ...rest
}: Props) {
  const listId = `${id}-proposals`
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(defaultValue)
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const isAsking = useRef(false)
  useNewDefault(field, { defaultValue, renewedBy }, text => {
    isAsking.current = false
    setText(text)
    setOpen(false)
    setActive(-1)
  })
  // Text typed before hydration gets suggestions as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have arrived
  useEffect(() => {
    const early = field.current
    if (early === null || early !== document.activeElement || early.value === defaultValue) return
    isAsking.current = true
    setText(early.value)
    setOpen(true)
  }, [])
  const options = useProposals(text, minChars, isAsking, load)
  const isShown = isOpen && options.length > 0

  const pick = (option: ComboboxOption) => {
    isAsking.current = false
    if (field.current) writeAsTyped(field.current, option.value)
    setText(option.value)
    setOpen(false)
    setActive(-1)
    onPick?.(option)
    if (option.isWhole) field.current?.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(index => (index + step + options.length + (index < 0 && step < 0 ? 1 : 0)) % options.length)
    } else if (event.key === 'Enter' && isShown && options[active]) {
      event.preventDefault()
      pick(options[active])
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <span className="relative block">
      <input
        ref={field}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        defaultValue={defaultValue}
        onChange={event => {
          isAsking.current = true
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className={classNames(controlClass, className)}
        {...rest}
      />
      <span role="status" className="sr-only">
        {isShown ? countText(options.length) : ''}
      </span>
      <Proposals listId={listId} options={isShown ? options : []} active={active} pick={pick} />
    </span>
  )
}

/** Dispatches an input event, so that autosave notices a chosen suggestion. */
function writeAsTyped(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** An address change may bring a new value. Remounting the field for it would lose the focus. */
function useNewDefault(
  field: RefObject<HTMLInputElement | null>,
  { defaultValue, renewedBy }: { defaultValue: string; renewedBy: string },
  onNew: (text: string) => void,
): void {
  const wanted = `${renewedBy}\n${defaultValue}`
  const shown = useRef(wanted)
  const tell = useRef(onNew)
  tell.current = onNew
  useEffect(() => {
    if (shown.current === wanted) return
    shown.current = wanted
    if (field.current) field.current.value = defaultValue
    tell.current(defaultValue)
  }, [field, defaultValue, wanted])
}

function Proposals(props: {
  listId: string
  options: ComboboxOption[]
  active: number
  pick: (option: ComboboxOption) => void
}) {
  const { listId, options, active, pick } = props
  const list = useRef<HTMLDivElement>(null)
  // Keeps the active option of a scrolling list visible.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-float"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, where the focus stays
        <div
          key={option.value}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Otherwise the field loses focus, and the list closes before the click arrives.
          onMouseDown={event => event.preventDefault()}
          onClick={() => pick(option)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 hover:bg-brand-soft aria-selected:bg-brand-soft"
        >
          <span className="line-clamp-2 min-w-0 hyphens-auto leading-snug">{option.label}</span>
          {option.detail && <span className="shrink-0 text-ink-soft text-sm">{option.detail}</span>}
        </div>
      ))}
    </div>
  )
}

function useProposals(
  text: string,
  minChars: number,
  isAsking: { current: boolean },
  load: (text: string, signal: AbortSignal) => Promise<ComboboxOption[]>,
): ComboboxOption[] {
  const [options, setOptions] = useState<ComboboxOption[]>([])
  const loadNow = useRef(load)
  loadNow.current = load
  useEffect(() => {
    if (!isAsking.current || text.trim().length < minChars) {
      setOptions([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // Suggestions are optional: when they fail, the field stays a plain one.
      loadNow.current(text, stop.signal).then(setOptions, () => setOptions([]))
    }, waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, minChars, isAsking])
  return options
}
