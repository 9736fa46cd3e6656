import { fold } from '../../../basics/fold.ts'
import { htmlWords } from '../../../texts/html-words.ts'
import type { AdRule, AdRuleName } from './ad-rule.values.ts'
import { textHint } from './text-hint.ts'

export type JudgedAd = {
  title: string
  descriptionHtml: string
  applyUrl: string | null
  category: string
  payMonthMaxEur: number | null
  /** Whether its employer has had a public ad before. */
  isFirst: boolean
}

/** Gross a month for full time, above which an ad promises more than the field pays. */
const highPayEurMonth = { doctors: 25_000, other: 9_000 }

const shorteners =
  /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|t\.ly|s\.id)\//i
const messengers = /\b(?:whats ?app|telegram|wa\.me|t\.me|wechat|viber)\b/i
const messengerHints = ['whats', 'telegram', 'wa.me', 't.me', 'wechat', 'viber']
const money =
  /\b(?:vorkasse|vorauszahlung|bearbeitungsgebuehr|vermittlungsgebuehr|anmeldegebuehr|kaution|western union|paysafecard|registration fee|processing fee|advance payment|upfront fee)\b/
const moneyHints = [
  'vorkasse',
  'vorauszahlung',
  'gebuehr',
  'kaution',
  'western',
  'paysafecard',
  'advance',
  'fee',
]

const checks: Record<AdRuleName, (ad: JudgedAd, text: string, words: readonly string[]) => boolean> = {
  words: (_ad, text, words) => words.some(word => hasWord(text, word)),
  'high-pay': ({ category, payMonthMaxEur }) =>
    (payMonthMaxEur ?? 0) > (category === 'doctors' ? highPayEurMonth.doctors : highPayEurMonth.other),
  'new-employer': ({ isFirst }) => isFirst,
  'short-links': ({ descriptionHtml, applyUrl }) => shorteners.test(`${descriptionHtml} ${applyUrl ?? ''}`),
  messengers: ({ applyUrl }, text) => messengers.test(`${text} ${applyUrl ?? ''}`),
  'asks-money': (_ad, text) => money.test(text),
}

/** Of the rules that are not off, which a new ad meets: to be made once for many ads. Pure. */
export function rulesMet(rules: readonly AdRule[]): (ad: JudgedAd) => AdRuleName[] {
  const asked = rules
    .filter(({ mode }) => mode !== 'off')
    .map(({ rule, words }) => ({ rule, words: words.map(fold) }))
  const hint = textHint(asked.flatMap(hintsOf))
  return ad => {
    const html = `${ad.title} ${ad.descriptionHtml}`
    const text = hint(html) ? fold(`${ad.title} ${htmlWords(ad.descriptionHtml)}`) : ''
    return asked.filter(({ rule, words }) => checks[rule](ad, text, words)).map(({ rule }) => rule)
  }
}

function hintsOf({ rule, words }: { rule: AdRuleName; words: readonly string[] }): readonly string[] {
  if (rule === 'words') return words
  return rule === 'messengers' ? messengerHints : rule === 'asks-money' ? moneyHints : []
}

/** As whole words, however many. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); word !== '' && at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  }
  return false
}

const isLetter = (character = ' '): boolean => /[\p{L}\p{N}]/u.test(character)
