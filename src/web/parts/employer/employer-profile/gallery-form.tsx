import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryPicture } from '../../../../domain/employers/profile/read-employer-media.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { DragListProps } from './gallery-drag.tsx'
import { GalleryItem } from './gallery-item.tsx'

type Props = { gallery: readonly GalleryPicture[]; answer: FormAnswer<unknown> | undefined }

/** Order and captions. The buttons move a picture by one place and work without scripts; with scripts, pictures can be dragged too. */
export function GalleryForm({ gallery, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Record<string, unknown>>({ name: 'gallery', answer })
  const [items, setItems] = useState([...gallery])
  const [known, setKnown] = useState(gallery)
  // Another picture arrives while a caption is being typed, or the server has them in another order.
  if (idsOf(gallery) !== idsOf(known)) {
    setKnown(gallery)
    setItems(withTyped(gallery, items, known))
  }
  const plain = useRef<HTMLUListElement>(null)
  const DragList = useDragList(plain)
  const save = useRef<HTMLButtonElement>(null)
  const wasMoved = useRef(false)
  // A dragged order is saved at once, but only after the fields have been rendered in it: the form sends them as they stand.
  useEffect(() => {
    if (!wasMoved.current || items.length === 0) return
    wasMoved.current = false
    save.current?.form?.requestSubmit(save.current)
  }, [items])
  const renderItem = (index: number, handle: ReactNode) => (
    <GalleryItem
      item={items[index] as GalleryPicture}
      index={index}
      count={items.length}
      handle={handle}
      onCaption={caption =>
        setItems(before => before.map((item, at) => (at === index ? { ...item, caption } : item)))
      }
    />
  )
  return (
    <SiteForm state={state}>
      {/* Enter in a caption saves; without this it would press the first button, which moves a picture. */}
      <button ref={save} type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {DragList ? (
        <DragList
          ids={items.map(({ id }) => id)}
          nameOf={index => items[index]?.caption || t('employer-area.media.picture', { number: index + 1 })}
          onMove={(from, to) => {
            wasMoved.current = true
            setItems(before => moved(before, from, to))
          }}
          renderItem={renderItem}
        />
      ) : (
        <ul ref={plain} className="grid gap-3">
          {items.map(({ id }, index) => (
            <li key={id}>{renderItem(index, null)}</li>
          ))}
        </ul>
      )}
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('employer-area.media.save-captions')}
        </Button>
      </div>
    </SiteForm>
  )
}

function idsOf(pictures: readonly GalleryPicture[]): string {
  return pictures.map(({ id }) => id).join(' ')
}

/** What was typed under a picture and is not saved yet stays. */
function withTyped(
  gallery: readonly GalleryPicture[],
  items: readonly GalleryPicture[],
  known: readonly GalleryPicture[],
): GalleryPicture[] {
  const captionIn = (pictures: readonly GalleryPicture[], wanted: GalleryPicture['id']) =>
    pictures.find(({ id }) => id === wanted)?.caption
  return gallery.map(picture => {
    const typed = captionIn(items, picture.id)
    const isOwn = typed !== undefined && typed !== captionIn(known, picture.id)
    return isOwn ? { ...picture, caption: typed } : picture
  })
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

type DragList = ComponentType<DragListProps>

/** Kept outside the component: once loaded, the next list can be dragged from the start. */
let arrived: DragList | null = null

/**
 * Loads dragging after the page, as the list works without it. The draggable list replaces the plain one only while the focus is elsewhere:
 * a caption that is being typed would lose its field.
 */
function useDragList(list: RefObject<HTMLElement | null>): DragList | null {
  const [DragList, setDragList] = useState(() => arrived)
  useEffect(() => {
    if (arrived) return
    const leaving = new AbortController()
    const take = () => {
      // At once: later, somebody may have gone into a field meanwhile.
      flushSync(() => setDragList(() => arrived))
      leaving.abort()
    }
    import('./gallery-drag.tsx').then(
      ({ GalleryDrag }) => {
        arrived = GalleryDrag
        const plain = list.current
        if (!plain?.contains(document.activeElement)) return take()
        const onFocusOut = ({ relatedTarget }: FocusEvent) => {
          if (!(relatedTarget instanceof Node && plain.contains(relatedTarget))) take()
        }
        plain.addEventListener('focusout', onFocusOut, { signal: leaving.signal })
      },
      () => {},
    )
    return () => leaving.abort()
  }, [list])
  return DragList
}
