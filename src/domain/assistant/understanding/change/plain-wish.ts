import type { Locale } from '../../../../i18n/locale.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { withoutOneself } from '../about-oneself.ts'
import { readChange } from './read-change.ts'
import { withoutOthers, withoutPast } from './read-telling.ts'
import { withoutFrame } from './sentence-frames.ts'

/** What is wished, without what is told beside, and with refusals in front of what they refuse. */
export function plainOf(counted: string, soFar: JobSearchParams | null, locale: Locale): string {
  // "Krankenpfleger, selber Ort" goes on with the place.
  const asked = counted.replace(extras, '')
  const said = samePlace.test(asked) ? `und ${asked.replace(samePlace, ' ')}` : asked
  const told = soFar ? said.replace(lifeOfOthers, '').replace(onTheWay, 'liegt näher') : said
  return withoutOneself(withoutPast(withoutFrame(withoutOthers(told)), soFar).replace(fromWhere, ''))
    .replace(sighs, '')
    .replace(onlyThat, '')
    .replace(notBy, 'ohne ')
    .replace(ownLevel, ' ')
    .replace(soFar ? ofRelatives : never, ' ')
    .replace(neverMind, '')
    .replace(mostHours, '$1 ')
    .replace(leastPay, 'ab $1 Euro')
    .replace(neverAgain, 'ohne $1')
    .replace(anyOfThem, ' ')
    .replace(inMedicine, '$1')
    .replace(homes, '$1Pflegeheim')
    .replace(refusedAmong, '$1ohne $2')
    .replace(soFar ? withReason : never, '$1')
    .replace(soFar && readChange(counted, soFar, locale) ? never : refusedBehind, 'ohne $1')
    .replace(refusedAround, 'ohne $1$2')
}

// "Dresden ist egal, Hauptsache Sachsen"
const neverMind =
  /^(?:und |aber )?[^,;]{3,40} (?:ist|wäre|is) (?:mir )?(?:egal|wurscht)[,;]? (?:aber )?(?=hauptsache)/iu
const onTheWay = /(?<!\p{L})liegt (?:\p{L}+ )?auf (?:dem|meinem) weg(?: zu[rm]? [^,.;!?]*)?/giu
// "Mutter kommt ins Heim, ich kann wieder mehr Stunden"
const lifeOfOthers =
  /^(?:(?:die|der|das|de|mein\p{L}*|unser\p{L}*|my|our) )?(?:mutter|mama|oma|opa|vater|papa|mann|frau|sohn|tochter|kind|kinder|kleine[rns]?|schwester|bruder|freundin?|eltern|schwiegermutter|mother|father|husband|wife|son|daughter|kids|children|parents) (?:ist|is|isch|kommt|kimmt|geht|zieht|wohnt|lebt|war|arbeitet|schläft|fährt|sind|are|has|moved|works)(?!\p{L})[^,.;!?]*(?:[,.;!]\s*|$)/iu
// "liegt näher bei meiner Schwester"
const ofRelatives =
  /(?<!\p{L})(?:bei|zu|mit|von|wegen|für|neben|an|near|to|with|of|for)\s+(?:mein\p{L}*|unser\p{L}*|my|our|der|die|dem) (?:schwester|bruder|eltern|mutter|mama|mami|vater|papa|oma|opa|tochter|sohn|familie|freundin|freund|schwiegermutter|schwiegereltern|sister|brother|parents|mother|mum|mom|father|dad|family|daughter|son|friend)(?!\p{L})/giu
// "unter 3200 brutto wechsel ich nicht"
const leastPay =
  /(?<!\p{L})(?:unter|weniger als|below) (\d{1,2}[.’']?\d{3})(?: euro| eur| €| brutto| franken| chf)* (?:\p{L}+ ){0,2}(?:ich|i|wir|ma) (?:\p{L}+ ){0,3}?(?:nicht|nix|nichts|ned|net|nid|nöd)(?: an| mehr| erst)*(?!\p{L})/giu
// "in ein Pflegeheim setz ich keinen Fuß mehr"
const neverAgain =
  /(?<!\p{L})(?:in|auf|bei|zu|zur|ins|im)\s+(?:(?:ein\p{L}*|de[rmn]|die|das|ne)\s+)?(\p{L}{4,})\s+(?:setze?n?(?: \p{L}+)? keinen fu(?:ß|ss)|bring\p{L}* mich (?:keine[rs]?|niemand|nichts)(?: zehn pferde)?|krieg\p{L}* mich (?:keine[rs]?|niemand|nichts)(?: zehn pferde)?|geh\p{L}* ich (?:nie|nicht|sicher nicht|bestimmt nicht))(?:\s+(?:mehr|wieder|zurück|rein))*(?!\p{L})/giu
// "mehr als 25 Stunden schaffe ich nicht"
const mostHours =
  /(?<!\p{L})(?:mehr (?:als|wie)|über|more than) (\d{1,2} ?(?:stunden|std\.?|h|hours|%|prozent))(?= [^.;!?]*(?:nicht|nid|ned|net|nimmer|can['’]?t|cannot|not)(?!\p{L}))[^.;!?]*/giu
// "egal welche Station"
const anyOfThem =
  /(?<!\p{L})(?:ganz )?(?:egal|wurscht|no matter|any) (?:in |auf |an |bei )?(?:welche[rnms]?|which) (?!stadt|ort|region|land|city)\p{L}+/giu
// Nobody calls them otherwise.
const homes = /(?<!\p{L})((?:nur|lieber|bitte|auch)(?: in)?(?: einem)? )heime?n?(?!\p{L})/giu
// There is a place of this name.
const inMedicine = /(?<!\p{L})in (?:der |die )?(innere[rn]? medizin)(?!\p{L})/giu
// "aus Leipzig und überlege, in die Schweiz zu gehen" looks for work in Switzerland.
const fromWhere =
  /(?<!\p{L})(?:(?:wohne|lebe|arbeite) (?:derzeit |noch |zurzeit )?in|aus|from|living in)\s+(?:der |dem )?\p{Lu}\p{L}+(?=[^.?!]{0,60}(?<!\p{L})(?:(?:nach|in die|ins|to)\s+\p{Lu}\p{L}+)[^.?!]*(?:gehen|ziehen|wechseln|umziehen|move|relocate|go|kommen))/u

// What no filter has would be nice: "PDL Siegen, Firmenwagen wäre schön"
const extras =
  /[,;.]\s*(?:(?:und|ein|eine|einen|'?n|ne|nen|auch|so)\s+)*(?:(?:firmen|dienst)(?:wagen|auto)s?|(?:job|dienst)?(?:rad|ticket)|jobrad|(?:betriebs)?(?:kita|kindergarten)(?:platz)?|parkplatz|kantine|fahrtkosten\p{L}*|tankgutschein\p{L}*|company car|parking|nursery|canteen)(?: \p{L}+){0,3}? (?:wär\p{L}*|would be)(?: \p{L}+){0,2}? (?:schön|toll|nett|super|prima|klasse|cool|fein|gut|ein traum|nice|great|good)[.!]*(?=$|[,;.]\s)/giu

// "Ach komm, nachts arbeiten ist doch okay"
const sighs =
  /^(?:nein|nee?|nö|na|no)[,.]?\s+(?=(?:doch|lieber|dann|eher|rather|actually)(?!\p{L}))|^(?:ach )?(?:weißt du was|wissen sie was|you know what)[,:]?\s+|^(?:ach|komm|na|naja|tja|oh|hm+|ähm?|öh|puh|uff|oje|mh+)(?: komm| ja| gut| nein| nee)?[,!.…]+\s+|(?<=(?<!\p{L})(?:ist|wäre?|geht|is) )(?:doch |schon )(?=ok)/giu
// "nur vormittags geht" allows nothing else.
const onlyThat = /(?<=^(?:nur|only)\s.*)\s(?:geht|ginge|möglich|is possible|works)[.!?]*$/iu

// "Bereitschaftsdienst will ich nicht", "Rufbereitschaft möchte ich keine machen", "Nachtdienst kommt nicht in Frage"
const refusedBehind =
  /^(?:(?:und|aber|nein|ach|also|bitte)\s+)*(.{3,60}?)\s+(?:(?:will|möchte|mag|kann|mache|darf|nehme|brauche) ich (?:aber |bitte |auf keinen fall |auch )?(?:nicht|keine?n?|gar nicht)(?:\s+(?:mehr|machen|arbeiten|haben|leisten|unbedingt))*|(?:kommt|kommen) (?:für mich |mir )?nicht in ?frage|(?:ist|sind|wäre|wären) (?:nichts für mich|ein no-?go|tabu|ausgeschlossen)|(?:geht|gehen) (?:bei mir |für mich |mit kind(?:ern)? )?(?:gar |leider |überhaupt )?nicht|lieber nicht|(?:bitte )?auf keinen fall|nein danke|(?:(?:bitte|auch|lieber|eher|gern|gerne|mir|für mich|dann|möglichst|also)\s+)*(?:auch nicht|auch keine?n?|bitte nicht|bitte keine?n?|muss(?:en)? (?:auch )?(?:nicht|keine?)(?: sein)?|auch lieber nicht|mag ich (?:auch )?nicht)(?:\s+(?:mehr|bitte|sein))*|either not)[.!?]*$/iu
// "auf Nachtdienst habe ich keine Lust"
const refusedAround =
  /^(?:(?:und|aber|nein|ach|also)\s+)*(?:(?:auf|zu)\s+)?(.{3,40}?)\s+(?:habe ich|ich habe) (?:gar |echt |wirklich )?keine lust(?:\s+mehr)?[.!?]*$|^ich habe keine lust (?:mehr )?auf (.{3,40}?)[.!?]*$/iu

// What German somebody speaks is no word of ads.
const ownLevel =
  /(?<!\p{L})(?:with |mit )?[ABC][12](?:[ -](?:niveau|level|zertifikat|certificate|german|deutsch))*(?!\p{L}|\d)/giu
// "nicht über eine Leihfirma", "nix mit Zeitarbeit"
const notBy =
  /(?<!\p{L})(?:nix|nichts|nicht)\s+(?:mit|über|von|bei)\s+(?:eine[nr]?\s+)?(?=(?:leih|zeitarbeit|personaldienst|vermittl|leasing))/giu

const never = /(?!)/u
const samePlace =
  /[,;]?\s*(?<!\p{L})(?:im |am |in der |in the |at the )?(?:selbe[rnm]?|selben|gleiche[rnm]?|dieselbe|same) (?:ort|stadt|gegend|region|umkreis|place|city|town|area)(?!\p{L})/iu
// "… in Trier, samstags auf keinen Fall"
const refusedAmong =
  /(,\s*)(\p{L}[^,.]{2,25}?)\s+(?:auf keinen fall|bitte nicht|lieber nicht|nein danke|kommt nicht in ?frage|geht (?:bei mir |für mich )?(?:gar |leider )?nicht|will ich nicht|ist nicht drin)(?=[,.!]|$)/giu
// "Nachts geht bei mir nicht wegen der Kinder"
const withReason = /(?<=.)((?:nicht|keine?n?)(?: mehr)?),?\s+(?:wegen|weil|denn|because)\s.*$/iu
