import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { type Dropped, droppedFiles } from './dropped-files.ts'

type Props = {
  isHidden: boolean
  /** How many files of what is dropped are looked at. */
  most: number
  onDrop: (dropped: Dropped) => void
  children: ReactNode
}

/** Dragging is a second way to files; the field inside is the first. */
export function DropArea({ isHidden, most, onDrop, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const onDrag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onDragOver={onDrag(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        onDrag(false)(event)
        void droppedFiles(event.dataTransfer, most).then(onDrop)
      }}
      className={classNames(
        'grid gap-2 rounded-card border border-dashed p-4',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
        isHidden && 'hidden',
      )}
    >
      {children}
    </div>
  )
}
