import { endingChars, shortFileName } from '../../../../i18n/short-file-name.ts'

/**
 * The name of a file on one line: too long, it loses its middle and keeps beginning and ending. Readers, those who point at it and
 * paper get all of it.
 */
export function FileName({ name }: { name: string }) {
  const letters = [...name]
  if (letters.length <= 2 * endingChars) return <span className="break-words">{name}</span>
  return (
    // As wide as there is room, whatever it stands in: its own length widens no page.
    <span title={name} className="[contain:inline-size] flex min-w-0 max-w-full">
      <WholeName name={name} />
      <span aria-hidden className="min-w-0 truncate whitespace-pre print:hidden">
        {letters.slice(0, -endingChars).join('')}
      </span>
      <span aria-hidden className="shrink-0 whitespace-pre print:hidden">
        {letters.slice(-endingChars).join('')}
      </span>
    </span>
  )
}

/** Stands in a text for the name of a file, until the text is shown by {@link TextWithFileName}. */
export const fileNameMark = '\u{E000}'

/** A sentence that names a file; only the name loses its middle when it is too long. */
export function TextWithFileName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split(fileNameMark)
  const short = shortFileName(name)
  if (after === undefined) return text
  return (
    <>
      {before}
      {short === name ? (
        <span className="break-words">{name}</span>
      ) : (
        <span title={name}>
          <WholeName name={name} />
          <span aria-hidden className="break-words print:hidden">
            {short}
          </span>
        </span>
      )}
      {after}
    </>
  )
}

function WholeName({ name }: { name: string }) {
  return <span className="sr-only print:not-sr-only print:wrap-anywhere">{name}</span>
}
