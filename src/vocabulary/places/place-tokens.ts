import { fold } from '../../basics/fold.ts'

export type PlaceToken = { raw: string; key: string; from: number; to: number; gap: string }

const expansions: Record<string, string> = { st: 'sankt', skt: 'sankt', wr: 'wiener', hann: 'hannoversch' }

/** The words and numbers of a place text, folded, with the characters before each. */
export function placeTokens(text: string): PlaceToken[] {
  const tokens: PlaceToken[] = []
  let end = 0
  for (const match of text.matchAll(/\p{N}+|\p{L}+/gu)) {
    const raw = match[0]
    const folded = fold(raw)
    const key = Object.hasOwn(expansions, folded) ? (expansions[folded] ?? folded) : folded
    tokens.push({
      raw,
      key,
      from: match.index,
      to: match.index + raw.length,
      gap: text.slice(end, match.index),
    })
    end = match.index + raw.length
  }
  return tokens
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
