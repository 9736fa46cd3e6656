import { fold } from '../../../search/text/fold.ts'
import type { PlainActName } from './act.ts'

/** Somebody says how they are doing at work. All patterns read folded text: "ä" as "ae". */
const burdens: readonly RegExp[] = [
  /\b(?:ich|i|bin|wir)\b.{0,30}\b(?:heul\w*|wein(?:e|en|te)\b|ausgebrannt|ueberfordert|erschoepft|am ende|verzweifelt|fix und fertig|kaputt|todmuede|burned out|burnt out|exhausted|overwhelmed|desperate|fed up|crying)\b/,
  /\b(?:kann|mag|schaff\w*|pack\w*|halt\w*)\b.{0,12}\b(?:nicht|nimmer|ned|das alles nicht|es nicht|nid) ?mehr(?: aus)?\s*(?:[.,!]|$)|\b(?:halte|halt) (?:das|es) nicht mehr aus\b|\bi can'?t (?:take|do|go on|stand)\b.{0,12}\b(?:it|this|any ?more)\b/,
  /\b(?:ich )?(?:hasse|hass|verabscheue)\b.{0,20}\b(?:job|arbeit|chef\w*|kolleg\w*|leben|station|beruf|dienst\w*|klinik)\b|\bi hate\b.{0,16}\b(?:job|work|boss|life|colleagues|hospital|shifts?)\b|\bhate my\b/,
  /\b(?:mein\w*|unser\w*|my|our) (?:chef\w*|stationsleitung|pdl|boss|vorgesetzte\w*|kolleg\w*|team|manager|colleagues)\b.{0,12}\b(?:ist|sind|isch|is|are)\b.{0,20}\b(?:unmoeglich|schrecklich|furchtbar|horror|gemein|arsch\w*|katastrophe|schlimm|unfair|choleri\w*|terrible|horrible|awful|mean|toxic|toxisch|nightmare)\b/,
  /\b(?:schreit|bruellt|macht) mich (?:\w+ ){0,4}(?:an|fertig|runter)\b|\b(?:niemand|keiner) (?:hilft mir|hoert mir zu|nimmt mich ernst|will mich)\b|\bnobody (?:helps|wants|listens)\b/,
  /\b(?:nur|immer|ueberall|bloss|schon wieder|wieder (?:eine|mal eine)?|lauter) ?absagen?\b|\b(?:niemand|keiner) (?:nimmt|stellt) mich\b|\bonly rejections\b|\bgot rejected\b/,
  /\b(?:hab\w*|habe) (?:so |solche |echt |total |richtig )?(?:angst|panik|schiss)\b(?!.{0,12}patient)|\bi(?:'m| am) (?:so )?(?:scared|afraid|anxious|stressed|depressed)\b/,
  /\b(?:alles|mir alles|wird mir|ist mir) (?:zu viel|zuviel|zu stressig)\b|\bdas ist (?:mir )?zu ?viel\b|\bso (?:gestresst|frustriert|unterbezahlt|muede|einsam|traurig|unzufrieden)\b|\bkeine kraft mehr\b/,
]

/** Somebody asks what it is like at an employer's, which no ad says. */
const opinions: readonly RegExp[] = [
  /\b(?:ist|sind|waere|is|isch) (?:das|die|der|dies\w*|it|this|that|the)\b(?: \w+){0,4}? (?:gut\w*|schlecht\w*|empfehlenswert\w*|serioes\w*|nett(?:e\w*)?|serious|good|bad|nice|decent|toll\w*|fair\w*)(?: (?:klinik|haus|arbeitgeber\w*|praxis|krankenhaus|spital|heim|laden|team|chef\w*|employer|hospital|clinic|place|adresse))?(?: (?:to work|zum arbeiten|dort|da|for work))?\s*[?.!]*$/,
  /\bwie (?:ist|sind|isch|waere)\b.{0,20}\b(?:arbeitsklima|betriebsklima|stimmung|klima|atmosphaere|team|kolleg\w+|chef\w*|chefarzt|chefin|vorgesetzt\w*|leitung|arbeitgeber|klinik|haus|praxis|spital)\b.{0,20}(?:so|dort|da|denn|in|bei|am|$|\?)/,
  /\b(?:taugt|taugen)\b.{0,20}\b(?:was|etwas|laden|die|der|das|verein)\b|\b(?:bewertung(?:en)?|kununu|glassdoor|reviews?|ratings?|erfahrungsbericht\w*)\b(?!.{0,20}(?:anerkenn|diplom))/,
  /\b(?:kannst du|koennen sie|wuerdest du|wuerden sie|can you|would you)\b.{0,12}\b(?:die|das|den|dies\w*|it|this|them|mir die|mir das)\b.{0,20}\b(?:empfehlen|recommend)\b/,
  /\b(?:what(?:'s| is) it like|how is it) to work\b|\bhow(?:'s| is) the (?:team|atmosphere|working atmosphere|boss|management)\b|\bgood place to work\b/,
  /\b(?:habt ihr|hast du|haben sie|gibt es|weisst du)\b.{0,16}\berfahrungen? (?:mit|ueber|bei|zu)\b|\bwie sind die (?:leute|kolleg\w+) (?:dort|da)\b/,
]

/** What somebody says or asks that is no search and no question about facts; null for anything else. */
export function readFeeling(text: string): Extract<PlainActName, 'burdened' | 'opinion'> | null {
  const said = fold(text).replace(/[’´`]/g, "'").replace(/\s+/g, ' ').trim()
  if (opinions.some(pattern => pattern.test(said))) return 'opinion'
  return burdens.some(pattern => pattern.test(said)) ? 'burdened' : null
}
