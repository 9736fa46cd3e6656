import { fold } from '../../basics/fold.ts'

export type PlaceToken = { raw: string; key: string; from: number; to: number; gap: string }

const expansions: Record<string, string> = { st: 'sankt', skt: 'sankt', wr: 'wiener', hann: 'hannoversch' }

/** The words and numbers of a place text, folded, with the characters before each. */
export function placeTokens(text: string): PlaceToken[] {
  const tokens: PlaceToken[] = []
  let end = 0
  const push = (from: number, to: number) => {
    const raw = text.slice(from, to)
    const folded = fold(raw)
    const key = Object.hasOwn(expansions, folded) ? (expansions[folded] ?? folded) : folded
    tokens.push({ raw, key, from, to, gap: text.slice(end, from) })
    end = to
  }
  if (isBeyondTable.test(text))
    for (const { 0: raw, index } of text.matchAll(/\p{N}+|\p{L}+/gu)) push(index, index + raw.length)
  else eachRun(text, push)
  return tokens
}

const tableSize = 0x250
const isBeyondTable = /[^\0-\u024f]/
const letter = 1
const number = 2
const kinds = Uint8Array.from({ length: tableSize }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/\p{L}/u.test(character)) return letter
  return /\p{N}/u.test(character) ? number : 0
})

/** Every run of letters or of digits, as the pattern finds them, in a fraction of its time. */
function eachRun(text: string, found: (from: number, to: number) => void): void {
  for (let at = 0; at < text.length; ) {
    const from = at
    const kind = kinds[text.charCodeAt(at++)]
    if (kind === 0) continue
    while (at < text.length && kinds[text.charCodeAt(at)] === kind) at++
    found(from, at)
  }
}

/** Words in place texts that neither are nor begin a place name. */
export const noPlace = new Set(
  `und oder in im bei am an der die das den dem von vom zu zum zur fuer mit auf aus bis sowie region raum grossraum umland
  umgebung naehe kreis landkreis lkr bezirk stadt stadtgebiet landeshauptstadt hansestadt lutherstadt universitaetsstadt kreisstadt gebiet
  kanton canton land bundesland standort standorte mehrere verschiedene diverse alle einsatz einsatzort einsatzgebiet
  arbeitsort ort remote home office homeoffice mobil mobiles arbeiten bundesweit deutschlandweit oesterreichweit
  schweizweit europaweit weltweit landesweit flexibel aussendienst innendienst hybrid telearbeit klinik kliniken klinikum hospital
  krankenhaus spital universitaetsklinikum praxis zentrale zentrum mitte nord sued ost west altstadt innenstadt city area near greater
  metropolregion dach eu europa deutschland germany oesterreich austria schweiz switzerland suisse the of and or d a
  strasse platz weg allee haus campus filiale niederlassung hauptsitz vor ort km uhr ca bzw etc ganz gesamt`.split(
    /\s+/,
  ),
)
