/** Purely decorative, so it is hidden from screen readers. */
export function CoatDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 420 430"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <g className="fill-surface stroke-line-strong">
        <path d="M166 34 62 78C38 90 28 112 24 140L2 430h416l-22-290c-4-28-14-50-38-62L254 34c-14 16-74 16-88 0Z" />
        <path d="M96 430 104 176M324 430l-8-254" />
        <path d="M166 34c14 16 74 16 88 0l-44 216Z" className="fill-sunken" />
        <path d="M172 44 134 104l20 12-34 16 90 128 30-58Z" />
        <path d="m248 44 38 60-20 12 34 16-90 128Z" />
        <path d="M166 34 134 104l38-60ZM254 34l32 70-38-60Z" />
        <path d="M210 260v170" />
      </g>
      <g className="stroke-brand/60" strokeDasharray="5 4" strokeWidth="1.2">
        <path d="M222 262v168" />
        <path d="m131 134 79 114M289 134l-75 107" />
        <path d="M112 430l7-240M308 430l-7-240" />
      </g>
      <ChestPocket />
      <g>
        <circle cx="197" cy="286" r="5.5" className="fill-accent" />
        <circle cx="197" cy="340" r="5.5" className="fill-surface stroke-line-strong" />
        <circle cx="197" cy="394" r="5.5" className="fill-surface stroke-line-strong" />
      </g>
    </svg>
  )
}

function ChestPocket() {
  return (
    <>
      <g className="fill-surface stroke-line-strong">
        <rect x="287" y="188" width="7" height="40" rx="3.5" className="fill-brand stroke-none" />
        <path d="M254 210h58v52l-29 12-29-12Z" />
        <path d="M254 223h58" />
      </g>
      <path
        d="M259 228v31l24 10 24-10v-31"
        className="stroke-brand/60"
        strokeDasharray="5 4"
        strokeWidth="1.2"
      />
    </>
  )
}
