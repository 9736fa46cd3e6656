const loosely =
  /(?:anlehn\p{L}*|(?<!\p{L})anl\.|angelehn\p{L}*|orientier\p{L}*|analog|vergleichbar|ähnlich|(?<!\p{L})über|oberhalb|besser als|übertarif\p{L}*|above|based on|similar to|(?<!\p{L})wie (?:im|der|bei))(?:[^.;\n]{0,30})$/iu
const looselyBehind = /^[-\s]?(?:ähnlich|orientiert|angelehnt|analog|niveau|nah(?!\p{L})|plus(?!\p{L})|\+)/iu
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

/** Schemes of trainees, which descriptions of other jobs name as well ("wir bilden aus nach TVAöD"). */
export const ofTrainees: ReadonlySet<string> = new Set(['tvaoed', 'tva-l', 'azubi-praxis', 'pj-hoechstsatz'])

/** Whether a profession is one in training; yes where it is not known. */
export function isTrainee(profession: string | undefined): boolean {
  return profession === undefined || profession.startsWith('azubi') || profession === 'pj_student'
}

const training = /tarif|lehrjahr|ausbildungsjahr|ausbildungs-?(?:vergütung|entgelt)/iu

/** Words for trainees are of pay only beside such words: "abgeschlossene MFA-Ausbildung" is what an ad asks for. */
export function isOfTraineesPay(text: string, from: number, to: number): boolean {
  const isAsked = /abgeschlossen|absolviert|erfolgreich/iu.test(text.slice(Math.max(0, from - 40), to + 60))
  return !isAsked && training.test(text.slice(Math.max(0, from - 60), to + 60))
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
