import { keysOf } from './phrase.ts'

/** Things that an ad may say. */
export const askedOfAds = [
  'shift',
  'start',
  'place',
  'workload',
  'contract',
  'experience',
  'language',
] as const
export type AskedOfAd = (typeof askedOfAds)[number]

const words: readonly (readonly [AskedOfAd, RegExp])[] = [
  [
    'shift',
    /^(?:nacht|nights?$|schicht|shifts?$|dienst|wochenend|weekend|rufdienst|bereitschaft|tagdienst|spatdienst|fruhdienst|feiertag|on-?call)/,
  ],
  ['contract', /^(?:befrist|unbefrist|vertrag|contract|permanent|temporary|festanstellung|temp$)/],
  [
    'workload',
    /^(?:stunden|wochenstunden|teilzeit|vollzeit|halbtags|pensum|prozent|hours|part$|full$|workload|arbeitszeit)/,
  ],
  ['language', /^(?:sprach|deutsch|englisch|language|german|english|b1$|b2$|c1$)/],
  ['experience', /^(?:erfahrung|berufserfahrung|experience|berufsanfanger|einsteiger)/],
  ['place', /^(?:ort|wo|weit|entfernt|entfernung|adresse|standort|where|far|location|address|distance)$/],
  ['start', /^(?:wann|start|startet|beginn|beginnt|anfangen|when|starting|los|losgehen|eintritt)/],
]

/** Which one thing is asked of an ad: "hat die zweite Nachtdienst?"; null when all of it, or nothing. */
export function factAsked(keys: readonly string[]): AskedOfAd | null {
  return words.find(([, word]) => keys.some(key => word.test(key)))?.[0] ?? null
}

const asks = new Set(
  keysOf(
    'hat haben ist sind gibt wo wann wie ab was welche muss kann braucht bei is are does has when where how what which at',
  ),
)

/** Whether a question is put about ads, one thing of them: "Teilzeit möglich bei der ersten?" */
export function asksFact(keys: readonly string[]): boolean {
  return keys.some(key => asks.has(key)) && factAsked(keys) !== null
}
