const before =
  /^(?:(?:ok(?:ay)?|na|gut|nein|nee?|no|so|also|ach|ah|hm+|bitte|please|emma|actually|well|weißt du was|you know what|komm)[,.!…]*\s+)*/iu
const all =
  "(?:das alles|dies alles|all das|das ganze|alles(?: bisherige| vorherige| davor| andere| vorher)?(?:,? was (?:ich|wir)(?: \\p{L}+){0,4}? (?:gesagt|geschrieben|gesucht|wollten?|angegeben) ?(?:habe?n?|hatten?)?)?|(?:die|meine)(?: ganze[nr]?| alte[n]?| letzte[n]?| bisherige[n]?| vorherige[n]?)+ (?:suchen?|angaben|wünsche|filter)|das bisherige|das vorherige|(?:all (?:of )?(?:that|this|it)|(?:it|that|this) all|everything)(?: (?:i|we) (?:said|told you|typed|wrote|asked)| i['’]ve said)?(?: so far| before)?|(?:the|my) (?:previous|old|last|whole) (?:search|filters|wishes))"
const verbs =
  '(?:vergiss|vergessen sie|vergiß|streich\\p{L}*|lösch\\p{L}*|verwirf|ignorier\\p{L}*|forget|scrap|scratch|drop|ignore|delete|clear|never mind|discard)'
const soft = '(?:(?: bitte| mal| jetzt| wieder| einfach| about| please)*)'
const forgets = new RegExp(
  String.raw`^${verbs}${soft} ${all}(?!\p{L})(?: wieder| bitte| now| please| jetzt)*`,
  'iu',
)
const begins =
  /^(?:(?:fang|fange|fangen|starte?|beginne?|lass uns|let['’]s|mach|ich (?:will|möchte|fang\p{L}*)|wir (?:fangen|machen))(?: (?:wir|bitte|mal|nochmal|noch einmal|lieber|ich|jetzt))* )?(?:(?:nochmal|noch mal|noch einmal|ganz|wieder) )*(?:von (?:vorne?|anfang an|neuem|null)|bei null|neue suche|neuer versuch|neustart|alles (?:löschen|zurücksetzen|weg|auf anfang|neu)|start(?:ing)? (?:over|again|anew|afresh|from scratch)|new search|fresh start|from scratch|from the (?:start|beginning))(?!\p{L})(?: (?:anfangen|beginnen|starten|an|bitte|please|again))*/iu
const between = /^[\s,.:;!–—-]+(?:(?:und|and|dann|then|jetzt|now|diesmal|this time)[,:]?\s+)*/iu

/**
 * What is said behind the wish to begin anew: "Vergiss das alles. Meine Schwester sucht als Hebamme in Kiel". Empty when nothing is; null when
 * the turn does not begin so.
 */
export function saidAnew(text: string): string | null {
  const said = text.replace(before, '')
  const anew = forgets.exec(said) ?? begins.exec(said)
  if (!anew) return null
  const rest = said.slice(anew[0].length)
  if (rest.trim() === '' || /^[.!…]+$/.test(rest.trim())) return ''
  // "Neue Suchen" or "von vorne gesehen" goes on.
  return between.test(rest) ? rest.replace(between, '').trim() : null
}
