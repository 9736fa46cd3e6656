import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate, useSubmit } from 'react-router'
import {
  type ApplicationStatus,
  applicationLife,
} from '../../../../domain/applications/application.status.ts'
import { useTexts } from '../../../use-texts.ts'
import type { BoardRow } from './board-card.tsx'
import { decisionPath } from './decision-path.ts'

type Props = { rows: BoardRow[]; search: string }

const boardColumns = ['invited', 'applied', 'interview', 'hired', 'rejected', 'withdrawn'] as const

/**
 * Adds dragging to the board by pointer and keyboard, with announcements for screen readers. Columns accept only moves that the status
 * table allows. Hires and rejections are not made by the drop: it leads to the page where their text is written.
 */
export function BoardDrag({ rows, search }: Props) {
  const { to } = useTexts()
  const submit = useSubmit()
  const navigate = useNavigate()
  const [lifted, setLifted] = useState<BoardRow | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  )
  const accessibility = useAnnouncements(rows)
  const drop = ({ over }: DragEndEvent) => {
    const row = lifted
    setLifted(null)
    const step = row && applicationLife.next(row.status, 'employer').find(status => status === over?.id)
    if (!row || !step) return
    if (step !== 'interview') return void navigate(decisionPath(to, { id: row.id, step, search }))
    const fields = { form: 'move', applicationId: row.id, to: step, version: row.version }
    void submit(fields, { method: 'post', preventScrollReset: true })
  }
  return (
    <DndContext
      // Fixed, because the library's own ids count up with each mount.
      id="board"
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setLifted(rows.find(({ id }) => id === active.id) ?? null)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
    >
      {rows.map(
        row =>
          applicationLife.next(row.status, 'employer').length > 0 && (
            <Handle key={`${row.id} ${row.version}`} row={row} />
          ),
      )}
      {boardColumns.map(status => (
        <Target key={status} status={status} lifted={lifted} />
      ))}
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <p className="rounded-control border border-brand bg-surface p-3 font-semibold shadow-raised wrap-anywhere">
            {lifted.name}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * Rendered into the card's slot. The key contains the version: a moved card is a new element, to which the handle must be attached again.
 */
function Handle({ row: { id, name } }: { row: BoardRow }) {
  const { t } = useTexts()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: t('employer-applications.board.role') },
  })
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const card = document.getElementById(`card-${id}`)
    setNodeRef(card)
    card?.toggleAttribute('data-lifted', isDragging)
    setSlot(document.getElementById(`handle-${id}`))
  }, [id, isDragging, setNodeRef])
  if (!slot) return null
  return createPortal(
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t('employer-applications.board.move-for', { name })}
      className="grid size-11 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-brand"
    >
      <GripVertical aria-hidden className="size-5" strokeWidth={1.75} />
    </button>,
    slot,
  )
}

/** Marks a column while a card is dragged: open to it, or visibly closed. */
function Target({ status, lifted }: { status: ApplicationStatus; lifted: BoardRow | null }) {
  const isOpen = lifted !== null && applicationLife.next(lifted.status, 'employer').includes(status)
  const isHome = lifted?.status === status
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: lifted !== null && !isOpen && !isHome })
  useEffect(() => {
    const column = document.getElementById(`column-${status}`)
    setNodeRef(column)
    column?.toggleAttribute('data-over', isOver && isOpen)
    column?.toggleAttribute('data-shut', lifted !== null && !isOpen && !isHome)
  })
  return null
}

/** The keyboard has no pointer coordinates, so the card's own rectangle counts. */
const underPointer: CollisionDetection = args =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** Arrow keys jump to the next column that accepts the card, instead of moving by pixels. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const direction = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
  if (direction === 0) return undefined
  event.preventDefault()
  const { droppableContainers, droppableRects, collisionRect } = context
  const here = collisionRect?.left ?? currentCoordinates.x
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .map(rect => ({ x: rect.left + 12, y: rect.top + 48 }))
    .filter(({ x }) => (x - here) * direction > 40)
    .sort((a, b) => (a.x - b.x) * direction)
  return places[0]
}

/** Replaces the library's English announcements. */
function useAnnouncements(rows: BoardRow[]) {
  const { t } = useTexts()
  const nameOf = (id: string | number) => rows.find(row => row.id === id)?.name ?? ''
  const columnOf = (over: { id: string | number } | null) =>
    over ? t(`employer-applications.status.${over.id}`) : ''
  const say = (key: string, active: { id: string | number }, over: { id: string | number } | null) =>
    t(`employer-applications.board.say.${key}`, { name: nameOf(active.id), column: columnOf(over) })
  return {
    screenReaderInstructions: { draggable: t('employer-applications.board.instructions') },
    announcements: {
      onDragStart: ({ active }: { active: { id: string | number } }) => say('lifted', active, null),
      onDragOver: ({ active, over }: Moved) =>
        over ? say('over', active, over) : say('nowhere', active, over),
      onDragEnd: ({ active, over }: Moved) =>
        over ? say('dropped', active, over) : say('cancelled', active, over),
      onDragCancel: ({ active }: Moved) => say('cancelled', active, null),
    },
  }
}

type Moved = { active: { id: string | number }; over: { id: string | number } | null }
