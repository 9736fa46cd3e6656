import { endingChars, shortFileName } from '../../../../i18n/short-file-name.ts'

/** A file's name on one line. A long one loses its middle on screen; screen readers, the tooltip and print get all of it. */
export function FileName({ name }: { name: string }) {
  const letters = [...name]
  if (letters.length <= 2 * endingChars) return <span className="break-words">{name}</span>
  return (
    // Takes the room there is: size containment keeps a long name from widening the page.
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

/** Stands for a file's name in a text for {@link TextWithFileName}. A private-use character, which no translation contains. */
export const fileNameMark = '\u{E000}'

/** A sentence with the name of a file at {@link fileNameMark}. A name that is too long loses its middle. */
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
