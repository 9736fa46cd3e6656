import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** Buttons open it by `commandfor={id} command="show-modal"`; see `opensDialog`. */
  id: string
  title: string
  closeLabel: string
  /** `sheet` fills a phone from the bottom and stands at the right of a wide screen. */
  shape?: 'center' | 'sheet'
  footer?: ReactNode
  children: ReactNode
}

const shapes = {
  center: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[85dvh] rounded-card border border-line',
  sheet:
    'mt-auto mb-0 h-[94dvh] w-full max-w-none rounded-t-[18px] sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:w-md sm:rounded-none sm:border-line sm:border-l',
}

// React's types do not know the attribute yet.
const closedByClickOutside: Record<string, string> = { closedby: 'any' }

/** The browser's own dialog: it traps focus, gives it back, closes on Escape and needs no script where buttons can open it. */
export function Dialog({ id, title, closeLabel, shape = 'center', footer, children }: Props) {
  const titleId = useId()
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      {...closedByClickOutside}
      className={classNames(
        'max-h-none overflow-hidden bg-surface p-0 text-ink shadow-float open:enter',
        shapes[shape],
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            {...closesDialog(id)}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
        {footer && <footer className="border-line border-t bg-paper px-5 py-3">{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Spread on a button that opens the dialog: without scripts by the browser itself, with them in older browsers too. */
export function opensDialog(id: string) {
  return {
    ...command(id, 'show-modal'),
    onClick: () => act(id, dialog => !dialog.open && dialog.showModal()),
  }
}

/** Spread on a button that closes the dialog. */
export function closesDialog(id: string) {
  return { ...command(id, 'close'), onClick: () => act(id, dialog => dialog.close()) }
}

function command(id: string, name: string): Record<string, string> {
  return { command: name, commandfor: id }
}

function act(id: string, work: (dialog: HTMLDialogElement) => void): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) work(dialog)
}
