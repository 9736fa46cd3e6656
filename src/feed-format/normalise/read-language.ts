const german = new Set(
  'und oder der die das für wir sie mit ist sind nicht eine einen bei von auf als zum zur im ihre unser unsere bieten suchen auch werden'.split(
    ' ',
  ),
)
const english = new Set(
  'and or the for we you with is are not our your of to on will have be this that offer from who'.split(' '),
)

/** Detects the language of a job by its function words; `stated` is what the feed says and decides only when they do not. */
export function readLanguage(stated: string | null, title: string, text: string): 'de' | 'en' {
  let germanCount = 0
  let englishCount = 0
  for (const word of `${title} ${text.slice(0, 1_200)}`.toLowerCase().split(/[\s.,;:!?()/]+/)) {
    if (german.has(word)) germanCount++
    else if (english.has(word)) englishCount++
  }
  if (germanCount + englishCount >= 5 && germanCount !== englishCount)
    return englishCount > germanCount ? 'en' : 'de'
  if (stated !== null && /^en/i.test(stated)) return 'en'
  return englishCount > germanCount ? 'en' : 'de'
}
