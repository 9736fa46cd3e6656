const loosely =
  /(?:anlehn\p{L}*|angelehn\p{L}*|orientier\p{L}*|analog|vergleichbar|ähnlich|(?<!\p{L})über|oberhalb|besser als|übertarif\p{L}*|above|based on|similar to|(?<!\p{L})wie (?:im|der|bei))(?:[^.;\n]{0,30})$/iu
const looselyBehind = /^[-\s]?(?:ähnlich|orientiert|angelehnt|analog|niveau|plus(?!\p{L})|\+)/iu
const refused =
  /(?:(?<!\p{L})(?:kein|keine|keinen|nicht(?: nach)?|statt|ohne|no|not)\s+(?:den |dem |der |das |einen )?)$/iu
const places =
  /(?:station|gebäude|haus|ebene|etage|raum|trakt|block|bus|linie|zimmer|parkhaus|parkplatz|parkdeck|tor|eingang|abteilung|level|stock|ward|bahn)(?:en)?\s?$/iu
const free =
  /übertarif\p{L}*|außertarif\p{L}*|aussertarif\p{L}*|(?<!\p{L})AT-(?:Vertrag|Vergütung|Gehalt|Bereich|Stelle|Position)\p{L}*|oberhalb des Tarifs|über Tarif(?!\p{L})/iu

/** "In Anlehnung an TVöD", "über TVöD", "TVöD-orientiert": not the agreement itself. */
export function isLooseBefore(text: string, from: number, to: number): boolean {
  return loosely.test(text.slice(Math.max(0, from - 60), from)) || looselyBehind.test(text.slice(to, to + 14))
}

/** "kein TVöD", "statt AVR". */
export function isRefused(text: string, from: number): boolean {
  return refused.test(text.slice(Math.max(0, from - 20), from))
}

/** "Station P8", "Bus 12": a place, not a pay group. */
export function isOtherPlace(text: string, from: number, to: number): boolean {
  return (
    places.test(text.slice(Math.max(0, from - 14), from)) ||
    /^\s?(?:Parkpl|Station|Betten)/u.test(text.slice(to, to + 10))
  )
}

/** Words that put pay outside any agreement, with where they stand. */
export function isFree(text: string): { from: number; to: number } | null {
  const match = free.exec(text)
  return match && { from: match.index, to: match.index + match[0].length }
}
