const shortest = 14

/** A heading whose short names ("TVöD-P", "TV-L") are not broken at their hyphen. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, at) =>
    word.includes('-') && word.length <= shortest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text keep their places
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
