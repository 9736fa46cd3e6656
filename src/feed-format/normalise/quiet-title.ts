/**
 * Removes all-caps from a title: words are capitalised normally, function words ("FÜR", "UND") lower-cased; abbreviations (MFA, OP, ITS)
 * stay. A title with only one short word in capitals ("HELIOS sucht …") is left alone. `marker` finds gender markers.
 */
export function quietTitle(title: string, marker: RegExp): string {
  const text = title.replace(marker, ' ')
  const words = text.match(/\p{L}{5,}/gu) ?? []
  const shouted = words.filter(isShouted)
  const isAllShouted = text === text.toLocaleUpperCase('de')
  const isMostlyShouted = shouted.length * 2 >= words.length && (shouted.length >= 2 || isAllShouted)
  if (!isMostlyShouted && !shouted.some(isTooLongForAbbreviation)) return title
  const quiet = title.replace(/\p{L}{2,}/gu, word => {
    if (!isShouted(word)) return word
    if (!isMostlyShouted) return isTooLongForAbbreviation(word) ? capitalised(word) : word
    return quietWord(word)
  })
  return quiet.replace(/\p{L}/u, first => (isMostlyShouted ? first.toLocaleUpperCase('de') : first))
}

function quietWord(word: string): string {
  const lower = word.toLocaleLowerCase('de')
  if (smallWords.has(lower)) return lower
  const fixed = fixedSpellings.get(lower)
  if (fixed !== undefined) return fixed
  if (word.length < 4) return shortWords.has(lower) ? capitalised(word) : word
  // Words have vowels; KJPP and DGKP are abbreviations.
  return keptAbbreviations.has(word) || !/[aeiouyäöü]/.test(lower) ? word : capitalised(word)
}

function isShouted(word: string): boolean {
  return word === word.toLocaleUpperCase('de') && word !== word.toLocaleLowerCase('de')
}

function isTooLongForAbbreviation(word: string): boolean {
  return word.length >= 9
}

function capitalised(word: string): string {
  const lower = word.toLocaleLowerCase('de')
  return lower.charAt(0).toLocaleUpperCase('de') + lower.slice(1)
}

const keptAbbreviations = new Set(
  'MTRA MTLA MTAF MTAR VERAH AEMP ZSVA ECMO TAVI COPD CIRS LVAD PTBS PMFA XXIII XVIII'.split(' '),
)
const fixedSpellings = new Map([
  ['gmbh', 'GmbH'],
  ['ggmbh', 'gGmbH'],
  ['tvöd', 'TVöD'],
  ['näpa', 'NäPA'],
])
const smallWords = new Set(
  (
    'am an auf aus bei beim bis das dem den der des die durch ein eine einem einen einer eines für gegen im in mit nach ' +
    'oder ohne sofort sowie über um und unter vom von vor zu zum zur zwischen ab als bzw inkl ' +
    'a and at by for from of on or the to with within'
  ).split(' '),
)
/** Words of two or three letters that are not abbreviations. */
const shortWords = new Set('dr arzt bad uns wir sie ihr neu tag med job spa new ulm hof kur'.split(' '))
