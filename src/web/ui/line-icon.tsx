import { classNames } from './class-names.ts'

/**
 * The drawings of Lucide that a list repeats for every item or group, each as one path. Their components work out the attributes of every
 * single icon anew, which takes longer than the rest of a card.
 */
const paths = {
  bookmark:
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  'map-pin':
    'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  question: 'M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h0M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  x: 'M18 6 6 18M6 6l12 12',
}

/** An icon of decoration, in the colour of the text, of 24 px unless `className` or its surroundings say otherwise. */
export function LineIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('line-icon', className)}>
      <path d={paths[name]} />
    </svg>
  )
}
