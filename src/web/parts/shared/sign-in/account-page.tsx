import type { ReactNode } from 'react'

type Props = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links to other ways, small and below the card. */
  below?: ReactNode
}

/** Frame of all pages around signing in; it brings `main` and `h1`. */
export function AccountPage({ title, intro, children, below }: Props) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grow content-start justify-items-center gap-6 py-8 outline-none sm:py-14"
    >
      <div className="seam grid w-full max-w-[30rem] gap-6 rounded-card border border-line bg-surface p-6 sm:p-9">
        <div className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
      {below && <div className="grid w-full max-w-[30rem] gap-2 text-center">{below}</div>}
    </main>
  )
}
