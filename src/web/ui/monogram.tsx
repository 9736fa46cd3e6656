import { classNames } from './class-names.ts'

const tints = [
  'tint-185',
  'tint-75',
  'tint-250',
  'tint-140',
  'tint-330',
  'tint-30',
  'tint-290',
  'tint-110',
] as const

type Props = { name: string; logoUrl?: string | null; size?: 'normal' | 'small' }

/** Without a logo, shows two letters in a colour that is always the same for a name. */
export function Monogram({ name, logoUrl, size = 'normal' }: Props) {
  const frame = size === 'normal' ? 'size-14 text-xl' : 'size-10 text-base'
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={classNames(
          'shrink-0 rounded-card border border-line bg-[oklch(1_0_0)] object-contain p-1',
          frame,
        )}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'tint grid shrink-0 place-items-center rounded-card font-display font-semibold tracking-tight',
        frame,
        tints[tintIndex(name)],
      )}
    >
      {initials(name)}
    </span>
  )
}

const weakWords =
  /^(der|die|das|und|am|an|im|in|für|von|zu|zum|zur|gmbh|ggmbh|ag|se|kg|e\.?v\.?|&|dr\.?|prof\.?|med\.?)$/i

/**
 * Skips articles, titles and legal forms. A single word gives its first two letters, a name without letters "?".
 * @internal for its test
 */
export function initials(name: string): string {
  const words = name.split(/[\s\-–/,.]+/).filter(word => /^\p{L}/u.test(word))
  const telling = words.filter(word => !weakWords.test(word))
  const [first = words[0] ?? '?', second] = telling
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase()
}

function tintIndex(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % tints.length
}
