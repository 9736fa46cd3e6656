import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'

export type DragListProps = {
  ids: string[]
  onMove: (from: number, to: number) => void
  /** `handle` starts the drag, by pointer or keyboard. */
  renderItem: (index: number, handle: ReactNode) => ReactNode
  nameOf: (index: number) => string
}

export function GalleryDrag({ ids, onMove, renderItem, nameOf }: DragListProps) {
  const { t } = useTexts()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const say = (key: string, id: UniqueIdentifier, place: UniqueIdentifier) =>
    t(`employer-area.media.${key}`, { name: nameOf(indexOf(id)), number: indexOf(place) + 1 })
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('dragged', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('drag-cancelled', active.id, active.id),
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id))
  }
  const screenReaderInstructions = { draggable: t('employer-area.media.drag-hint') }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid gap-3">
          {ids.map((id, index) => (
            <Row key={id} id={id} number={index + 1} render={handle => renderItem(index, handle)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function Row({
  id,
  number,
  render,
}: {
  id: string
  number: number
  render: (handle: ReactNode) => ReactNode
}) {
  const { t } = useTexts()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  const style = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 10 : undefined,
    position: 'relative',
  } as const
  return (
    <li ref={setNodeRef} style={style}>
      {render(
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('employer-area.media.drag', { number })}
          className="grid min-h-11 min-w-11 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:text-brand sm:min-h-9 sm:min-w-9"
        >
          <GripVertical aria-hidden className="size-5" strokeWidth={1.75} />
        </button>,
      )}
    </li>
  )
}
