import { useEffect, useRef } from 'react'

type Props = { title: string; errors: { fieldId: string; text: string }[] }

/** All mistakes of a form at its top, each a link to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const signature = errors.map(error => error.fieldId + error.text).join('|')
  useEffect(() => {
    if (signature) box.current?.focus()
  }, [signature])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-card border-2 border-bad bg-surface p-4"
    >
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {errors.map(error => (
          <li key={error.fieldId + error.text}>
            <a href={`#${error.fieldId}`} className="text-bad underline underline-offset-2">
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
