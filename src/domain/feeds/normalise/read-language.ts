const german =
  /(?<!\p{L})(?:und|oder|der|die|das|für|wir|sie|mit|ist|sind|nicht|eine|einen|bei|von|auf|als|zum|zur|im|ihre|unser|unsere|bieten|suchen|auch|werden)(?!\p{L})/giu
const english =
  /(?<!\p{L})(?:and|or|the|for|we|you|with|is|are|not|our|your|of|to|in|on|as|will|have|be|this|that|offer|from|who)(?!\p{L})/giu

/** The language of an ad by its small words; `stated` is what the feed says and decides only when the words do not. */
export function readLanguage(stated: string | null, title: string, text: string): 'de' | 'en' {
  const source = `${title} ${text.slice(0, 4_000)}`
  const germanCount = (source.match(german) ?? []).length
  const englishCount = (source.match(english) ?? []).length
  if (germanCount + englishCount >= 5 && germanCount !== englishCount)
    return englishCount > germanCount ? 'en' : 'de'
  if (stated !== null && /^en/i.test(stated)) return 'en'
  return englishCount > germanCount ? 'en' : 'de'
}
