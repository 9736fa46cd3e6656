import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type FormMessage, textOf } from '../form-answer.ts'
import { useTexts } from '../use-texts.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  title: string
  whole: readonly FormMessage[]
  fields: readonly { id: string; messages: readonly FormMessage[] }[]
  hasFocus?: boolean
  children?: ReactNode
}

/** `whole` lists errors of the form as a whole. A single field error needs no summary, because that field already has the focus. */
export function FormProblems({ ref, title, whole, fields, hasFocus, children }: Props) {
  const { t } = useTexts()
  if (whole.length === 0 && fields.length < 2) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: the browser leads to what went wrong, as scripts would
      autoFocus={hasFocus}
      className="flex gap-3 rounded-card border border-bad bg-surface p-4"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {whole.map(message => (
          <p key={message.key}>{textOf(message, t)}</p>
        ))}
        {fields.length > 1 && (
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {fields.flatMap(({ id, messages }) =>
              messages.slice(0, 1).map(message => (
                <li key={id}>
                  <a className="link" href={`#${id}`}>
                    {textOf(message, t)}
                  </a>
                </li>
              )),
            )}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}
