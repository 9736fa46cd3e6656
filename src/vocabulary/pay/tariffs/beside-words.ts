const loosely =
  /(?:anlehn\p{L}*|(?<!\p{L})anl\.|angelehn\p{L}*|orientier\p{L}*|analog|vergleichbar|ähnlich|(?<!\p{L})über|oberhalb|besser als|übertarif\p{L}*|above|based on|similar to|(?<!\p{L})wie(?= (?:im |der |bei )?\S{0,3}$)|entspricht (?:in )?(?:etwa|ungefähr|ca\.?|rund))(?:[^.;\n]{0,30})$/iu
const looselyBehind = /^[-\s]?(?:ähnlich|orientiert|angelehnt|analog|niveau|nah(?!\p{L}))/iu
/** "TVöD plus", "TVöD + 10 %": more than the agreement gives, unlike "TVöD + Zulagen" and "TVöD plus 50 € Sachbezug". */
const more = /^[-\s]{0,2}(?:plus(?!\p{L})|\+)\s?(?:\d{1,2}(?:[.,]\d)?\s?(?:%|prozent)|(?=$|[,.;:)\n|/]))/iu
const refused =
  /(?:(?<!\p{L})(?:kein|keine|keinen|nicht(?: nach)?|statt|ohne|no|not)\s+(?:den |dem |der |das |einen )?)$/iu
/** "kein Haus mit TVöD", "ohne Bindung an den TVöD", but not "nicht nur nach TVöD". */
const refusedFarther =
  /(?<!\p{L})(?:kein(?:e[nr]?)?|nicht|ohne)\s(?!nur)(?:\p{L}+\s){0,2}(?:mit|an|nach|im|unter)\s(?:den |dem |der )?$/iu
/** "Kenntnisse im Tarifrecht (TVöD)": what the reader knows, not what the reader is paid. */
const asked =
  /(?<!\p{L})(?:\p{L}{0,12}kenntniss?e?n?|kenn(?:en|st|t)|erfahrung(?:en)?|umgang|vertraut)(?!\p{L})[^.;\n]{0,50}$/iu
const ofPay = /vergüt|bezahl|gehalt|entgelt|eingrupp|entlohn|tariflich/iu
const places =
  /(?:station|gebäude|haus|ebene|etage|raum|trakt|block|bus|linie|zimmer|gewerbepark|parkhaus|parkplatz|parkdeck|tor|eingang|abteilung|level|stock|ward|bahn)(?:en)?\s?$/iu
const free =
  /übertarif\p{L}*|außertarif\p{L}*|aussertarif\p{L}*|(?<!\p{L})AT-(?:Vertrag|Vergütung|Gehalt|Bereich|Stelle|Position)\p{L}*|oberhalb des Tarifs|über Tarif(?!\p{L})/iu

/** "In Anlehnung an TVöD", "über TVöD", "TVöD-orientiert": not the agreement itself. */
export function isLooseBefore(text: string, from: number, to: number): boolean {
  return (
    loosely.test(text.slice(Math.max(0, from - 60), from)) ||
    looselyBehind.test(text.slice(to, to + 14)) ||
    more.test(text.slice(to, to + 14))
  )
}

/** "kein TVöD", "statt AVR". */
export function isRefused(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  return refused.test(before.slice(-20)) || refusedFarther.test(before)
}

/** Named as something to know: "Erfahrung im Umgang mit dem TVöD". */
export function isAskedOfReader(text: string, from: number): boolean {
  const known = asked.exec(text.slice(Math.max(0, from - 80), from))
  return known !== null && !ofPay.test(known[0])
}

/** Words after a group that make it more than the agreement gives: "TG II + 10 %". */
export function isMoreThan(text: string, to: number): boolean {
  return more.test(text.slice(to, to + 14))
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
    /^\s?(?:Parkpl|Station|Betten)/u.test(text.slice(to, to + 10)) ||
    isFloor(text, from, to)
  )
}

const floors =
  /(?<!\p{L})(?:[1-9]\.? ?)?(?:OG|UG|Aufzug|Erdgeschoss|Etage|Stockwerk|Raum|Lift|Treppe)(?!\p{L})/u

/** "Aufzug vom EG 1 ins OG 2": the ground floor, where nothing of pay is said. */
function isFloor(text: string, from: number, to: number): boolean {
  if (!/^EG(?!\p{L})/u.test(text.slice(from, from + 3))) return false
  const around = text.slice(Math.max(0, from - 40), to + 20)
  return floors.test(around) && !ofPay.test(around) && !/TV|AVR|tarif/iu.test(around)
}

/** Words that put pay outside any agreement, with where they stand. */
export function isFree(text: string): { from: number; to: number } | null {
  const match = free.exec(text)
  return match && { from: match.index, to: match.index + match[0].length }
}
