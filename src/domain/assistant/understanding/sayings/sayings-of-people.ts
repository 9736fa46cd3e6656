import type { PlainActName } from '../act.ts'
import { sayingsOfJobs } from './sayings-of-jobs.ts'

/** What people ask about what is theirs. */
export const sayingsOfPeople: Partial<Record<PlainActName, readonly string[]>> = {
  'my-applications': [
    '[meine|my] [bewerbungen|bewerbung|applications|application] [zeigen|anzeigen]?',
    '[zeige|show|wo sind|wo stehen|wo steht|wo finde ich|where are|list] [mir|me]? [meine|my] [bewerbungen|bewerbung|applications|application]',
    '[wie|was] [ist|steht|läuft|macht|ist mit|wurde aus|wird aus|ist der stand] [der stand]? [es]? [um|mit|bei|von|meiner|aus]? [meine|meiner|meinen|my] [bewerbungen|bewerbung|applications|application] …',
    '[status|stand] [meiner|von meiner|von meinen|of my|der] [bewerbungen|bewerbung|applications|application] …',
    '[wo|wobei|worauf|where|auf was|auf welche stellen] [habe|did|have] [ich|i] [mich]? [schon|already]? [überall]? [beworben|apply|applied] [for|to]?',
    '[habe ich|did i|have i|bin ich] … [antwort|antworten|einladung|einladungen|answer|answers|reply|replies|response|invited|eingeladen|heard back] …',
    '[gibt es|is there|are there|any] [was|etwas|schon|any]? [neues|news|updates] [zu|bei|on|von|about] [meiner|meinen|my] [bewerbung|bewerbungen|application|applications]',
    '[hat|haben|has|have] [sich]? [jemand|schon jemand|ein arbeitgeber|arbeitgeber|anyone|any employer] [auf|zu]? … [geantwortet|gemeldet|answered|replied|reagiert] …',
    'what is the status of my [application|applications]',
    'how is my application [doing|going]',
  ],
  'my-alerts': [
    '[meine|my] [jobalarme|jobalarm|suchaufträge|suchauftrag|alerts|alert|job alerts|benachrichtigungen|alarme|suchabos|suchabo] [zeigen|anzeigen|verwalten|ändern|löschen]?',
    '[zeige|show|wo sind|wo finde ich|where are|welche|list|which] [mir|me]? [meine|my]? [jobalarme|suchaufträge|alerts|job alerts|alarme|suchabos] [habe ich|do i have]?',
    '[habe ich|do i have] [schon|einen|any|noch|aktive]? [jobalarme|jobalarm|suchaufträge|alerts|alert|alarm|alarme|job alerts]',
  ],
  'my-saved': [
    '[meine|my] [merkliste|gemerkten stellen|gemerkten jobs|gespeicherten stellen|gespeicherten jobs|saved jobs|bookmarks|favoriten|lesezeichen|favourites|favorites|merkzettel] [zeigen|anzeigen]?',
    '[zeige|show|wo ist|wo finde ich|where are|where is|list|öffne] [mir|me]? [meine|my|die] [merkliste|gemerkten stellen|gemerkten jobs|gespeicherten stellen|gespeicherten jobs|saved jobs|bookmarks|favoriten|merkzettel]',
    '[was|welche stellen|welche jobs] habe ich [mir]? [gemerkt|gespeichert]',
    'what [jobs]? [did i save|have i saved]',
    'merkliste',
  ],
  recommend: [
    '[was ist|was gibt es] [neu|neues] [für mich|seit gestern|seit letzter woche]?',
    '[gibt es|hast du|haben sie|habt ihr] [was|etwas]? [neues|neue stellen|neue jobs|passendes|was passendes|passende stellen] [für mich]?',
    'what is new [for me]?',
    'what’s new [for me]?',
    '[any|are there any] [new|matching|suitable] jobs for me',
    '[empfehlungen|meine empfehlungen|recommendations|my recommendations|vorschläge|empfehlung|suggestions]',
    '[was|welche stelle|welche stellen|welcher job|welche jobs|what|which job|which jobs|which] [passt|passen|würde|würden|fits|fit|suits|suit|would suit|would fit|match|matches] [am besten|denn]? [zu]? [mir|mich|me|meinem profil|my profile] [am besten|passen|best]?',
    '[empfiehl|empfehlen sie|empfehle|recommend|suggest] [mir|me]? [was|etwas|stellen|eine stelle|jobs|a job|something|einen job]? [passendes|passend|für mich]?',
    '[was|welche stellen|welche jobs] [würdest du|würden sie|kannst du|können sie] [mir]? empfehlen',
    'what [would|do] you recommend',
    '[zeige|show] [mir|me]? [passende|empfohlene|recommended|matching] [stellen|jobs]',
    '[stellen|jobs] [die|that|passend] [zu mir|zu meinem profil|fit me|match my profile|suit me] [passen]?',
    'passend zu [mir|meinem profil]',
  ],
  'draft-alert': [
    '[sag|sage|sagt|sagen sie|gib|geben sie|gebt|melde|melden sie] [mir|dich|sich|uns]? [bescheid|bei mir|bescheid wenn] …',
    '[benachrichtige|benachrichtigen sie|informiere|informieren sie|notify|inform|alert|email] [mich|me|uns|us] … ',
    'let me know …',
    '[tell|write] [me|us] [when|if|about new|as soon as] …',
    '[erstelle|erstellen|anlegen|lege|mach|mache|richte|richten sie|create|set up|make|start|aktiviere|speichere|speichern|setze] [mir|me|sie|für mich]? [daraus]? [einen|eine|an|a|den|die|this|diese|the]? [jobalarm|suchauftrag|suchabo|alarm|alert|job alert|benachrichtigung|suche|search] [an|ein|daraus|for this|dafür|as an alert|als alarm|als jobalarm|hierfür|aus dieser suche|für diese suche|from this search|for this search]?',
    '[einen|ein|an|a]? [jobalarm|suchauftrag|alert|job alert|alarm|suchabo] [dafür|hierfür|for this|for that|dazu|daraus|für diese suche|for this search]? [anlegen|erstellen|einrichten|starten|machen|setzen|bitte|speichern]?',
    '[schick|schicke|schicken sie|sende|senden sie|send|mail|maile] [mir|me] [eine]? [mail|email|e-mail|nachricht|neue stellen|neue jobs|new jobs|updates|neue angebote|neue treffer|an email|a mail|passende stellen|sowas|so etwas|solche stellen|solche|das|die|diese|these|such jobs|them] … ',
    '[ich möchte|ich will|i want to|i would like to|i’d like to|kann ich|can i|könnte ich|ich hätte gern] [be|eine|einen|per mail|per email|get]? [benachrichtigt|informiert|notified|told|informed|jobalarm|benachrichtigung|alert|suchauftrag] …',
    '[wenn|sobald|falls|when|if|as soon as] [es]? [was|etwas|something|neue|new]? [neues|neue stellen|neue jobs|new|jobs]? [gibt|kommt|reinkommt|comes up|comes in|there is|are there|da ist|auftaucht|dazukommt|appears] [bescheid]? [sagen|geben|melden]?',
    '[täglich|wöchentlich|sofort|daily|weekly|jeden tag|jede woche]? [per|by]? [mail|email|e-mail]? [benachrichtigen|informieren|bescheid geben|bescheid sagen|notify me]',
    'kannst du [mich]? [benachrichtigen|informieren|alarmieren] …',
    '[halte|halten sie|keep] [mich|me] [auf dem laufenden|posted|updated] …',
  ],
  'open-applications': [
    '[offene|neue|unbearbeitete|open|new|pending|eingegangene] [bewerbungen|applications|bewerber] [zeigen|anzeigen|ansehen]?',
    '[zeige|show|gibt es|are there|habe ich|wie viele|how many|welche] [mir|me]? [offene|neue|unbearbeitete|open|new|pending|eingegangene] [bewerbungen|applications|bewerber|bewerberinnen] [haben wir|habe ich|gibt es|do we have|do i have|are there|sind da]?',
    '[wer hat sich|who has] [beworben|applied] …',
    '[welche|which] [bewerbungen|applications] [warten|wait|are waiting|sind offen|are open|sind unbeantwortet] …',
  ],
  // Without an ad in sight: which one is asked.
  improve: sayingsOfJobs.improve,
  talents: [
    '[wer|who|welche personen|which people] [passt|passen|fits|fit] … [talentpool|talent pool|pool] …',
    '[talentpool|talent pool] [durchsuchen|öffnen|zeigen|search|ansehen]?',
    '[gibt es|are there|hast du|haben sie] … [im talentpool|in the talent pool|passende kandidaten|passende personen|kandidaten|candidates|fachkräfte] …',
    '[wer|who] [passt|fits] [auf|zu|for]? [meine|unsere|my|our|diese|this] [stelle|anzeige|job|ad|stellen]',
    '[zeige|suche|show|find] [mir|me]? [kandidaten|kandidatinnen|bewerber|candidates|fachkräfte|people|personal] …',
  ],
}
