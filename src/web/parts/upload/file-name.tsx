/** What stays together at the end: the ending and the words before it, by which files of one series differ. */
const endChars = 14

/**
 * The name of a file on one line: too long, it loses its middle and keeps beginning and ending. Readers and those who point at it get all
 * of it.
 */
export function FileName({ name }: { name: string }) {
  const letters = [...name]
  if (letters.length <= 2 * endChars) return <span className="break-words">{name}</span>
  return (
    <span title={name} className="flex min-w-0 max-w-full">
      <span className="sr-only">{name}</span>
      <span aria-hidden className="min-w-0 truncate whitespace-pre">
        {letters.slice(0, -endChars).join('')}
      </span>
      <span aria-hidden className="shrink-0 whitespace-pre">
        {letters.slice(-endChars).join('')}
      </span>
    </span>
  )
}
