import type { ReactNode } from 'react'
import type { PageName } from '../../../pages.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Blocks, TextLines } from './blocks.tsx'
import { pageShapes } from './page-shapes.ts'
import type { Frame, Shape } from './shape.ts'

/** A placeholder with the frame and columns of the page, so that nothing jumps when it comes. Hidden from screen readers. */
export function PageSkeleton({ name }: { name: PageName }) {
  const shape = pageShapes[name]
  const Frame = frames[shape.frame]
  return (
    <div aria-hidden className="flex grow flex-col">
      <Frame>
        <Content shape={shape} />
      </Frame>
    </div>
  )
}

function Content({ shape: { blocks = [], beside } }: { shape: Shape }) {
  if (!beside) return <Blocks of={blocks} />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <Blocks of={blocks} />
      </div>
      <div className="hidden min-w-0 gap-6 lg:grid">
        <Blocks of={beside} />
      </div>
    </div>
  )
}

type Props = { children: ReactNode }

function Title() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-11 w-3/5 max-w-80" />
      <Skeleton className="h-6 w-4/5 max-w-xl" />
    </div>
  )
}

const frames: Record<Frame, (props: Props) => ReactNode> = {
  plain: ({ children }) => (
    <div className="page grid grow content-start gap-6 py-8 sm:py-12">
      <Title />
      {children}
    </div>
  ),
  tabs: ({ children }) => (
    <div className="page grid grow content-start gap-6 py-8 sm:py-12">
      <Title />
      <div className="flex h-11 gap-6 overflow-hidden border-line border-b">
        {[1, 2, 3, 4].map(number => (
          <Skeleton key={number} className="mt-3 h-4 w-28" />
        ))}
      </div>
      {children}
    </div>
  ),
  employer: ({ children }) => (
    <div className="page grow gap-x-10 py-6 sm:py-10 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 lg:gap-6">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 shrink-0" />
          <Skeleton className="h-6 w-28" />
        </div>
        <div className="flex gap-4 overflow-hidden border-line border-b lg:grid lg:border-b-0">
          {[1, 2, 3, 4, 5, 6, 7].map(number => (
            <div key={number} className="flex h-11 shrink-0 items-center">
              <Skeleton className="h-4 w-28" />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 grid min-w-0 content-start gap-6 lg:mt-0">
        <Title />
        {children}
      </div>
    </div>
  ),
  card: ({ children }) => (
    <div className="page grid grow content-start justify-items-center gap-6 py-8 sm:py-14">
      <div className="grid w-full max-w-[30rem] gap-6">
        <Title />
        {children}
      </div>
    </div>
  ),
  step: ({ children }) => (
    <div className="page grid grow content-start justify-items-center gap-6 py-8 sm:py-14">
      <div className="grid w-full max-w-[36rem] gap-6">
        <Skeleton className="h-1.5 w-full" />
        <Title />
        {children}
      </div>
    </div>
  ),
  list: ({ children }) => (
    <div className="page grow py-6 lg:py-8">
      <Skeleton className="h-32 w-full" />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="hidden content-start gap-6 lg:grid">
          <TextLines count={6} />
          <TextLines count={8} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <Skeleton className="h-11 w-2/5" />
          {children}
        </div>
      </div>
    </div>
  ),
  job: () => (
    <Detail>
      <Skeleton className="h-11 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      <Blocks of={[['facts', 9]]} />
      <TextLines count={6} />
      <TextLines count={8} />
    </Detail>
  ),
  'employer-page': () => (
    <Detail>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 shrink-0" />
        <Skeleton className="h-11 w-3/5" />
      </div>
      <Blocks of={[['facts', 6]]} />
      <TextLines count={8} />
    </Detail>
  ),
  text: () => (
    <div className="page grid grow content-start gap-8 py-12">
      <Title />
      <div className="grid max-w-prose gap-8">
        <TextLines count={5} />
        <TextLines count={7} />
        <TextLines count={6} />
      </div>
    </div>
  ),
  home: () => (
    <div className="page grid grow content-start gap-10 py-12">
      <div className="grid gap-5">
        <Skeleton className="h-11 w-4/5 max-w-2xl" />
        <Skeleton className="h-6 w-3/5 max-w-xl" />
        <Skeleton className="h-32 w-full" />
      </div>
      <Blocks of={[['cards', 3]]} />
    </div>
  ),
}

/** The layout that the pages of jobs and of employers share. */
function Detail({ children }: Props) {
  return (
    <div className="page grow pt-4 pb-14">
      <Skeleton className="mt-3 h-4 w-3/5 max-w-80" />
      <div className="mt-3 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-6">{children}</div>
        <div className="mt-10 hidden content-start lg:mt-0 lg:grid">
          <Blocks of={[['sections', 2]]} />
        </div>
      </div>
    </div>
  )
}
