/** A word with its context; `raw` keeps the case, which matters for abbreviations. */
export type Token = {
  raw: string
  /** Joined to the next token by a hyphen without a space (OP-Schwester). */
  joinsNext: boolean
  /** Ends in an open hyphen (Gesundheits- und Krankenpfleger). */
  isElided: boolean
}

/**
 * Tokenises a text and strips gendered forms before lower-casing: `:in`, `*innen`, `/-in`, `(in)`, `/-frau`, `:r`, the inner I, and (m/w/d)
 * in any order. Never throws.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = []
  for (let index = 0; index < text.length; ) {
    if (!isWordUnit(text, index)) {
      index++
      continue
    }
    const start = index
    while (index < text.length && isWordUnit(text, index)) index++
    const sign = index - start === 1 ? signAt(text, start) : null
    const raw =
      sign === null ? withoutInnerCapital(text.slice(start, index)) : sign.startsWith('1') ? oneToOne : sign
    const end = sign === null ? skipGenderSuffix(text, index, raw) : start + sign.length
    index = end
    if (raw.length < 2 || tooManyDigits(raw) || isTail(text, start)) continue
    const isHyphen = isHyphenAt(text, end)
    const joinsNext = isHyphen && isLetter(text, end + 1)
    found.push({ raw, joinsNext, isElided: isHyphen && !joinsNext })
  }
  return found
}

const wordUnit = /[\p{L}\p{M}\p{N}]/u
// Lookup table for the letters of nearly every text; the pattern handles the rest.
const latinUnits = Uint8Array.from({ length: 0x250 }, (_, code) =>
  wordUnit.test(String.fromCharCode(code)) ? 1 : 0,
)

function isWordUnit(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  if (code < latinUnits.length) return latinUnits[code] === 1
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff
  return wordUnit.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? index - 1 : index) ?? 0))
}

/** The ending of an earlier word (Familienpflegerin / -pfleger): on its own it would mean something else. */
function isTail(text: string, start: number): boolean {
  return start >= 2 && text[start - 1] === '-' && /[\s/]/.test(text[start - 2] ?? '')
}

// O&U, I&A and P&P are abbreviations with an ampersand; 1:1 is a care ratio, not two numbers.
const ampersand = /^\p{Lu}&\p{Lu}+(?!\p{L})/u
const ratio = /^1\s?:\s?1(?!\p{N})/u
const oneToOne = '1zu1'

/** A sign that belongs to the letters or digits around it, as written ("O&U", "1:1"); null for anything else. */
function signAt(text: string, start: number): string | null {
  const rest = text.slice(start, start + 8)
  return (ampersand.exec(rest) ?? ratio.exec(rest))?.[0] ?? null
}

const genderSuffix =
  /^(?:[:*_·’'/|]\s?-?|\/\s?-|-?\(\s?-?|\s\(\s?-?)(?:innen|in|frauen|frau|mann|ärztin|arzt|person|kraft|en|er|e|r|n|s|m)(?![\p{L}\p{N}])\)?/u
const innerCapital = /^(\p{L}*\p{Ll})In(?:nen)?$/u

function withoutInnerCapital(word: string): string {
  return word.length > 4 && word.includes('In', 1) ? (innerCapital.exec(word)?.[1] ?? word) : word
}

function skipGenderSuffix(text: string, end: number, raw: string): number {
  const next = text.charCodeAt(end)
  const mayStart =
    next === 58 ||
    next === 42 ||
    next === 95 ||
    next === 47 ||
    next === 40 ||
    next === 124 ||
    next === 183 ||
    (next === 32 && text.charCodeAt(end + 1) === 40) ||
    (next === 45 && text.charCodeAt(end + 1) === 40)
  if (!mayStart || raw.length < 3) return end
  const suffix = genderSuffix.exec(text.slice(end, end + 14))
  return suffix ? end + suffix[0].length : end
}

function tooManyDigits(word: string): boolean {
  let digits = 0
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    if (code >= 48 && code <= 57) digits++
  }
  return digits >= 5
}

function isHyphenAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code === 45 || code === 0x2010 || code === 0x2011 || code === 0x2013
}

function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 191
}
