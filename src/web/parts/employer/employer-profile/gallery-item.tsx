import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GalleryPicture } from '../../../../domain/employers/profile/read-employer-media.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useTexts } from '../../../use-texts.ts'
import { pictureUrl } from '../../shared/picture-url.ts'

type Props = {
  item: GalleryPicture
  index: number
  count: number
  handle: ReactNode
  onCaption: (caption: string) => void
}

/** One picture with its caption; the move buttons also save all captions. */
export function GalleryItem({ item: { id, fileId, caption }, index, count, handle, onCaption }: Props) {
  const { t } = useTexts()
  const number = index + 1
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-3">
      <img
        src={pictureUrl(fileId, 400)}
        alt={caption || t('employer-area.media.picture', { number })}
        loading="lazy"
        className="aspect-[3/2] w-28 shrink-0 rounded-control object-cover"
      />
      <div className="grid min-w-0 grow basis-52 gap-1">
        <input type="hidden" name={`items[${index}].id`} value={id} />
        <label htmlFor={`caption-${id}`} className="font-semibold text-sm">
          {t('employer-area.media.caption', { number })}
        </label>
        <input
          id={`caption-${id}`}
          name={`items[${index}].caption`}
          value={caption}
          onChange={event => onCaption(event.target.value)}
          maxLength={200}
          className={controlClass}
        />
      </div>
      <div className="flex gap-1">
        {handle}
        <Button
          type="submit"
          name="move"
          value={`up ${id}`}
          variant="secondary"
          size="small"
          disabled={index === 0}
          aria-label={t('employer-area.media.up', { number })}
        >
          <ArrowUp {...icon} />
        </Button>
        <Button
          type="submit"
          name="move"
          value={`down ${id}`}
          variant="secondary"
          size="small"
          disabled={index === count - 1}
          aria-label={t('employer-area.media.down', { number })}
        >
          <ArrowDown {...icon} />
        </Button>
        <Button
          type="submit"
          name="remove"
          value={id}
          variant="danger"
          size="small"
          aria-label={t('employer-area.media.remove', { number })}
        >
          <Trash2 {...icon} />
        </Button>
      </div>
    </div>
  )
}
