/** All patterns read folded text: lower case, "ä" as "ae". */

/** Whoever may need help at once. In doubt rather one answer too many. */
export const urgent: readonly RegExp[] = [
  /\b(?:mich|me|mi) (?:um(?:zu)?bringen|toeten|umbringe|umbring)\b|\b(?:bring|bringe) mich um\b|\bkill myself\b|\bend my life\b|\bsuicidal\b|\bselbstmord(?:gedanken)?\b(?!praevention)|\bsuizidgedanken\b|\bich bin suizidal\b/,
  /\b(?:ich|i)\b.{0,25}\b(?:will|moechte|mecht) (?:nur noch |einfach |endlich )?(?:sterben|tot sein)\b|\bi (?:want|wish) to die\b|\bi want to be dead\b/,
  /\b(?:will|mag|moechte|wuensche) (?:einfach )?(?:nicht|nimmer|ned|nuemm) (?:mehr )?leben\b|\bdon'?t want to live\b/,
  /\b(?:ich|mein\w*|wir) .{0,25}\b(?:bewusstlos|atmet nicht|keine luft|herzinfarkt|schlaganfall|starke? blutung|verblute\w*)\b(?!.{0,20}(?:station|stelle|job|patient))/,
  /\b(?:starke |ploetzliche |heftige )?brustschmerzen\b(?!.{0,20}(?:station|ambulanz|stelle|unit))|\bchest pains?\b(?! unit)|\bschmerzen in der brust\b|\bcan'?t breathe\b/,
]

const pains =
  '(?:(?:kopf|bauch|ruecken|zahn|hals|ohren|gelenk|knie|brust|magen|muskel|nacken|glieder|schulter|unterleibs)?schmerzen|kopfweh|bauchweh|halsweh|ranzepfiiffe|fieber|husten|schnupfen|durchfall|uebelkeit|ausschlag|schwindel|migraene|grippe|corona|covid|bluthochdruck|diabetes|krebs|depression\\w*|schlafstoerungen|hohes fieber|knoten|allergie|asthma|erkaeltung)'
const medicines =
  '(?:ibuprofen|paracetamol|aspirin|antibiotik\\w*|cortison|kortison|schmerzmittel|tabletten?|medikamente?n?|pille|insulin|ritalin|tilidin|tramadol|valium|diazepam|metamizol|novalgin|blutdrucksenker|omeprazol|melatonin|marcumar|falithrom|heparin\\w*|clexane|enoxaparin|eliquis|xarelto|metformin|ramipril|bisoprolol|metoprolol|candesartan|amlodipin|torasemid|furosemid|lasix|morphin|fentanyl|oxycodon|haldol|haloperidol|lorazepam|tavor|midazolam|propofol|pantoprazol|thyroxin|digitoxin|digoxin|amiodaron|prednisolon|dexamethason|salbutamol|mirtazapin|quetiapin|melperon|risperidon|pregabalin|gabapentin|diclofenac|voltaren|cetirizin|warfarin|simvastatin|atorvastatin|antidepressiv\\w*|amoxicillin|penicillin)'

/** What speaks of health or of law at all, once it is sure that no work is spoken of. */
export const ofHealth = new RegExp(
  `\\b(?:${pains}|${medicines}|schmerz\\w*|wehtut|weh|krank\\w*|verletz\\w*|gestuerzt|gebrochen|wunde\\w*|blut\\w*|schwanger\\w*|entzuend\\w*|erbrech\\w*|erbrochen|uebergeb\\w*|pain\\w*|hurts?|fever|sick|dizzy|bleed\\w*|medicine|medication|dose|rash|cough\\w*|vomit\\w*|symptom\\w*)\\b`,
)
export const ofLaw =
  /\b(?:recht\w*|gesetz\w*|gericht\w*|klag\w*|verklag\w*|anwalt\w*|vertrag\w*|kuendig\w*|darf (?:mein\w*|die|der)|chef\w* darf|legal\w*|lawful|sue|court|lawyer|contract|strafbar)\b/

const relatives =
  '(?:mein\\w*|unser\\w*|my|our) (?:\\w+ )?(?:oma|opa|mutter|mama|mutti|vater|papa|mann|frau|sohn|tochter|kind|kinder|baby|bruder|schwester|nachbar\\w*|freund\\w*|kleine[rn]?|bub|bua|maedl\\w*|hund|katze|grandma|grandmother|grandpa|mother|mum|mom|father|dad|son|daughter|child|kid|husband|wife|baby|friend)'

export const medical: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ich hab\\w*|i hab|i han|mein \\w+ hat|meine \\w+ hat|wir haben|leide (?:an|unter)|mir tut|mein kind hat|plagen mich|hob)\\b.{0,30}\\b${pains}\\b`,
  ),
  // "Meine Oma ist gestürzt und hat starke Schmerzen, was soll sie nehmen?"
  new RegExp(
    `\\b${relatives}\\b.{0,70}\\b(?:${pains}|gestuerzt|hingefallen|gebrochen|verbrannt|verschluckt|uebergibt|erbricht|erbrochen|\\d\\d(?:[.,]\\d)? grad|fell|vomit\\w*|throwing up|fever|swallowed)\\b.{0,80}\\b(?:was|wos|wie viel|wieviel|welche\\w*|what|which|how much|soll\\w*|kann ich|darf|nehm\\w*|geb\\w*|hilft|tun|give|take|do)\\b`,
  ),
  // "Schmerzen in der Hüfte, was nehme ich da am besten?"
  new RegExp(
    `\\b${pains}\\b.{0,50}\\b(?:was|wos|welche\\w*|what|which)\\b.{0,30}\\b(?:nehm\\w*|einnehm\\w*|geb\\w*|hilft|hueft|helfen|tun|tuan|mach\\w*|take|give|do|helps)\\b`,
  ),
  /\b(?:kreizweh|kreuzweh|kreuzschmerzen|schaedelweh|zahnweh|ruckaweh)\b.{0,40}\b(?:was|wos|nehm\w*|tun|tuan|machn|hilft|hueft)\b/,
  /\brezept\b.{0,20}\b(?:verlaenger\w*|ausstell\w*|verschreib\w*|einloes\w*)\b|\b(?:schreib\w*|verschreib\w*) mich krank\b|\bverschreib\w* (?:mir|sie mir|du mir)\b|\bkrankschreibung (?:bekommen|holen|ausstellen)\b|\brenew my prescription\b/,
  /\b(?:tablets?|pills?|medication|medicine|tabletten?|medikament\w*|spritzen?)\b.{0,70}\b(?:dangerous|normal|harmful|serious|gefaehrlich|schlimm|bedenklich|schaedlich)\b/,
  /\b(?:is it|ist es|ist das) (?:safe|ok|okay|sicher|gefaehrlich|schaedlich)\b.{0,30}\b(?:ibuprofen|paracetamol|aspirin|antibiotic\w*|antibiotika|painkillers?|tablets?|pills?|alcohol|alkohol)\b/,
  new RegExp(`\\brezept (?:fuer|ueber|von) ${medicines}\\b`),
  /\bmy (?:tooth|teeth|head|back|stomach|knee|throat|ear|chest|foot|arm) (?:hurts?|aches?|is killing me)\b/,
  /\bmir ist (?:so |ganz |sehr )?(?:schlecht|uebel|schwindlig|schwindelig)\b(?! \w*zahlt)|\bmir tut (?:der|die|das|mein\w*) \w+ weh\b|\btut (?:mir )?weh\b|\bmir is (?:schlecht|schwindlig)\b/,
  new RegExp(
    `\\b(?:was|wos|wo) (?:hilft|hueft|huift|hulft|kann ich|tun|mache? ich|kann man|soll ich|nehme ich|tue ich)\\b.{0,25}\\b(?:gegen|gegn|gega|bei|mit)\\b.{0,15}\\b${pains}\\b`,
  ),
  new RegExp(
    `\\b(?:wie ?viel|wie oft|welche|welches|darf|soll|kann|sollte|dosis|dosierung)\\b.{0,30}\\b${medicines}\\b`,
  ),
  new RegExp(
    `\\b(?:nebenwirkung\\w*|wechselwirkung\\w*|ueberdosis|dosierung)\\b.{0,30}(?:\\b(?:von|bei|zwischen)\\b|\\b${medicines}\\b)`,
  ),
  new RegExp(
    `\\b${medicines}\\b.{0,30}\\b(?:nehmen|einnehmen|dosierung|dosis|nebenwirkung\\w*|schwanger\\w*|alkohol|vertragen)\\b`,
  ),
  /\b(?:soll|muss|darf|kann) ich (?:ihm|ihr|ihnen|(?:dem|der|meinem|meiner) (?:patient\w*|bewohner\w*))\b.{0,25}\b(?:geben|spritzen|verabreichen|absetzen|verordnen)\b/,
  /\b(?:ist das|bin ich|ist es|isch das|ist (?:mein|meine|dieser|diese) \w+) (?:ansteckend|schwanger|krank|gefaehrlich|heilbar|boesartig|chronisch)\b/,
  /\b(?:symptome?|anzeichen|ursachen?) (?:von|fuer|bei|einer|eines)\b|\bsymptoms? of\b/,
  /\b(?:soll|muss|sollte) ich (?:damit )?(?:zum|zu einem|zur|ins) (?:arzt|aerztin|krankenhaus|notaufnahme|notarzt|hausarzt|spital)\b/,
  /\b(?:meinen|mein|meine) (?:befund|laborwerte|blutbild|roentgenbild|arztbrief|diagnose)\b.{0,25}\b(?:erklaer\w*|deut\w*|beurteil\w*|uebersetz\w*|lesen)\b|\bmir geht(?:'s| es)? (?:\w+ )?(?:schlecht|psychisch|nicht gut|elend|mies)\b|\bblutet (?:stark|sehr|nicht auf)\b/,
  /\b(?:welche|was fuer eine) (?:krankheit|diagnose) hab\w*\b|\bwas (?:hab|fehlt) (?:ich|mir)\b(?!.{0,20}(?:davon|bewerb|beworb|verpasst|rechte|anzeige|profil|gemerkt|gespeichert|gesucht|gesehen|angeschaut|gefunden|gefragt|gesagt))|\bstell\w* (?:mir )?eine diagnose\b/,
  /\b(?:meine|mein|meiner) (?:blutwerte|laborwerte|blutdruck|befund|roentgenbild|mrt|diagnose|wunde|narbe|impfung)\b.{0,40}(?:\?|bedeut|normal|hoch|niedrig|gut|schlimm|sagen)/,
  /\b(?:i have|i've got|i feel|i am feeling|my (?:child|son|daughter|mother|father|husband|wife) has)\b.{0,30}\b(?:fever|headaches?|a? ?pain|cough|rash|dizzy|nausea|migraine|stomach ?ache|sore throat|diabetes|depress\w+|sick)\b/,
  /\b(?:what helps|remedy|treatment|cure|home remedies)\b.{0,20}\b(?:against|for|with)\b.{0,25}\b(?:headaches?|fever|pain|cough|flu|cold|migraine|covid|depression|diabetes|back)\b/,
  /\b(?:dosage|side effects?|how much|can i take|should i take|how many)\b.{0,25}\b(?:ibuprofen|paracetamol|aspirin|antibiotics?|insulin|painkillers?|tablets?|pills?|medication|tramadol)\b/,
  /\b(?:welche[rsn]?|wann|wie) .{0,15}impf(?:ung|en|stoff)\w*\b.{0,25}\b(?:brauche|soll|mich|kind)\b|\bsoll ich mich\b.{0,25}\bimpfen\b|\bshould i get vaccinated\b/,
]

const boss =
  '(?:chef\\w*|arbeitgeber\\w*|boss|vorgesetzte\\w*|klinik|praxis|firma|pflegedienst|leitung|spital|krankenhaus|heim|pdl|stationsleitung)'

export const legal = {
  /** Even when it names work: these ask for advice on a case. */
  even: [
    new RegExp(
      `\\b(?:darf|kann|muss) (?:mir |mich )?(?:mein\\w*|die|der|das|unser\\w*) ${boss}\\b(?!.{0,40}\\b(?:sehen|finden|profil|talentpool|zeugnis|bewerbung|anzeige|erfahren)\\b)`,
    ),
    new RegExp(`\\b(?:darf|kann) mir (?:mein\\w*|die|der) ${boss}\\b(?!.{0,30}\\bzeugnis\\b)`),
    /\b(?:being|been|was) (?:bullied|harassed|discriminated)\b|\bwegen\b.{0,30}\b(?:abgelehnt|diskriminiert|benachteiligt|nicht genommen|nicht eingestellt) ?(?:worden)?\b.{0,15}\b(?:was|kann|darf|ist das)\b|\bwas sind meine rechte\b/,
    /\bwas steht mir zu\b|\bwelche rechte habe? ich\b|\bwhat are my rights\b/,
    new RegExp(
      `\\bmein\\w*(?: \\w+)? ${boss}\\b.{0,40}\\b(?:zahlt .{0,30}\\b(?:nicht|keine?n?)|bezahlt nicht|verweigert|weigert|droht|zwingt|kuendigt|gekuendigt|mobbt|schikaniert|will mich|hat mir|hat mich|laesst mich)\\b`,
    ),
    /\b(?:wurde|bin|hat man mir|hat man mich|haben mich|haben mir|worden)\b.{0,30}\b(?:fristlos )?(?:gekuendigt|entlassen|abgemahnt|rausgeschmissen|rausgeworfen)\b(?!.{0,25}(?:suche|stelle|brauche))/,
    /\b(?:kuendigung|versetzung|abmahnung|lohnkuerzung|befristung)\b.{0,40}\b(?:erlaubt|zulaessig|rechtens|wirksam|gueltig|verboten|unwirksam)\b|\b(?:mobbing|gemobbt|mobbt|sexuelle belaestigung|diskriminiert worden)\b(?!.{0,25}(?:berat|praevent|stelle))/,
    /\b(?:gegen|gegn|gega|wegen)\b.{0,25}\b(?:kuendigung|abmahnung|versetzung|befristung|arbeitgeber\w*|chef\w*)\b.{0,15}\b(?:vorgehen|vorgehn|wehren|machen|tun|tuan|unternehmen|anfechten)\b|\b(?:wehre?n?|vorgehen|einspruch|widerspruch) .{0,15}\b(?:gegen|gega)\b.{0,15}\b(?:kuendigung|abmahnung|versetzung|chef\w*|arbeitgeber\w*)\b|\b(?:kuendigung|abmahnung|befristung)\b.{0,15}\banfechten\b/,
    /\b(?:klagen|verklag\w*|einklagen|klage einreichen|kuendigungsschutzklage|abfindung|schadensersatz|schmerzensgeld|abmahnung|aufhebungsvertrag|sozialauswahl|arbeitsgericht)\b(?!.{0,25}(?:kanzlei|stelle|fachangestellte))/,
    /\b(?:ist|sind|waere|isch) (?:das|es|die|der|mein\w*|diese\w*|so etwas|sowas|meine)\b.{0,40}\b(?:rechtens|legal|illegal|erlaubt|zulaessig|rechtsgueltig|rechtmaessig|wirksam|strafbar|sittenwidrig|unwirksam)\b/,
    /\b(?:is it|is this|is that)\b.{0,30}\b(?:legal|lawful|illegal|allowed by law)\b|\bis my (?:employment |work )?(?:contract|dismissal|termination|notice)\b.{0,20}\b(?:legal|lawful|valid)\b/,
    /\b(?:can|may|is) my (?:boss|employer|manager|hospital|clinic)\b|\bmy (?:boss|employer|manager|hospital)\b.{0,30}\b(?:refus\w+|fired|won'?t pay|doesn'?t pay|did not pay|threaten\w*|dismiss\w*|forces?)\b/,
    /\b(?:i was|i got|i've been|i have been|they) (?:fired|dismissed|sacked|terminated)\b|\bcan i sue\b|\bsue my\b|\bseverance\b|\bunfair dismissal\b/,
    /\b(?:fight|appeal|contest|challenge|dispute)\b.{0,20}\bmy (?:dismissal|termination|firing|notice|warning)\b|\bagainst my (?:dismissal|termination|employer|boss)\b/,
    /\bmein\w* (?:chef\w*|arbeitgeber\w*|boss|pdl) (?:verlangt|will|fordert|sagt|zwingt)\b.{0,60}\b(?:muss ich|darf er|darf sie|ist das)\b|\bmuss ich\b.{0,40}\bobwohl ich\b.{0,20}\b(?:schwanger|krank|krankgeschrieben|in elternzeit|im urlaub)\b/,
    /\bist mein\w*(?: \w+)? (?:vertrag|arbeitsvertrag|kuendigung|befristung|abmahnung)\b.{0,15}\b(?:gueltig|wirksam|rechtens|legal|ok)\b/,
    /\b(?:pruef\w*|lies|lesen sie|check|review|schau\w*)\b.{0,20}\b(?:meinen|my|den) (?:arbeits)?(?:vertrag|contract|employment contract)\b/,
    /\b(?:meinen|my|den) (?:arbeits)?(?:vertrag|contract|zeugnis)\b.{0,12}\b(?:pruefen|anschauen|durchsehen|kontrollieren|beurteilen|check|review)\b/,
    /\b(?:pruef\w*|check\w*|schau\w*|durchsehen|kontrollier\w*)\b.{0,50}\b(?:arbeitsvertrag\w*|vertrags?|kuendigung|abmahnung|contract)\b|\b(?:arbeitsvertrags?|vertrags?|klausel|kuendigung|abmahnung)\b.{0,40}\b(?:rechtsgueltig|gueltig|wirksam|rechtens)\b/,
    /\b(?:rechtsberatung|rechtsrat|rechtliche (?:beratung|auskunft)|legal advice|juristischen? rat)\b/,
    /\b(?:bekomme|krieg\w*|hab\w*|steht) (?:ich|mir) .{0,20}\b(?:arbeitslosengeld|arbeitslosengeld sperre|sperrzeit|krankengeld|mutterschutz)\b/,
  ],
  /** Only when no work is looked for. */
  alone: [
    /\b(?:scheidung|unterhalt|mietvertrag|vermieter|erbe|erbrecht|testament|strafanzeige|polizei|bussgeld|asylantrag|sorgerecht|ueberstunden (?:nicht (?:aus)?(?:be|ge)?zahlt|nicht bezahlt|einklagen)|anwalt|rechtsanwalt)\b(?!.{0,25}(?:kanzlei|fachangestellte|gehilfin))/,
    /\b(?:divorce|landlord|inheritance|lawsuit|lawyer|custody|tenant)\b/,
  ],
}

/** Something to be made that is no answer, whatever it is about: "Erzähl mir einen Witz über Ärzte". */
export const errands: readonly RegExp[] = [
  /\b(?:wird|ist|regnet|schneit|how is|what is)\b.{0,20}\b(?:wetter|weather)\b|\bwettervorhersage\b/,
  /\b(?:erzaehl\w*|sag|kennst|schreib\w*|dichte\w*|sing\w*|mach|tell|write|sing|verfass\w*|reim\w*)\b.{0,25}\b(?:witz\w*|joke\w*|gedicht\w*|poem\w*|lied|song|maerchen|geschichte|story|haiku|reim|rap|raetsel|limerick|liebesbrief)\b/,
  /\b(?:uebersetze?|translate)\b.{0,60}\b(?:ins?|auf|to|into|nach)\b.{0,15}\b(?:deutsch\w*|englisch\w*|franzoesisch\w*|spanisch\w*|tuerkisch\w*|german|english|french|spanish|turkish|italian|italienisch\w*)\b/,
  /\b(?:schreib\w*|write|verfass\w*)\b.{0,15}\b(?:hausarbeit|hausaufgabe|bachelorarbeit|masterarbeit|facharbeit|aufsatz|essay|thesis|homework)\b|\bwelche partei\b.{0,15}\bwaehl\w*\b/,
  /\b(?:schreib\w*|write|programmier\w*|code)\b.{0,30}\b(?:python|javascript|java|html|sql|c\+\+|php|excel.?formel)\b/,
]

export const otherTopics: readonly RegExp[] = [
  /\b(?:wetter|weather|regnet|regnen|wettervorhersage|temperatur (?:in|morgen|heute)|schneit|schneien|forecast)\b/,
  /\b(?:rezept (?:fuer|zum|mit|von)|kuchenrezept|recipe|backe\w* ich|koche ich|kochen (?:soll|wir|heute)|lasagne|spaghetti|pizza|wiener schnitzel|apfelstrudel|roesti|kuchen|fondue)\b/,
  /\b(?:witz|joke|gedicht|poem|songtext|lyrics|liebesbrief|kurzgeschichte|maerchen|geschichte (?:ueber|von)|story about|haiku|raetsel)\b/,
  /\b(?:programmier\w*|write|schreib\w*|code|coden)\b.{0,30}\b(?:python|javascript|java|code|skript|script|programm|html|sql|funktion|function|excel.?formel|regex)\b|\bpython.?(?:code|script|skript|funktion)\b/,
  /\b(?:fussball\w*|bundesliga|champions league|wm|em (?:20|gewonnen)|spielergebnis|formel 1|world cup|football|weltmeister\w*|europameister\w*|olympia\w*|soccer|tennis|ski.?rennen|fc bayern|rapid wien|eishockey)\b(?!.{0,25}(?:arzt|physio|betreu))/,
  /\b(?:bitcoin|aktien?|aktienkurs|kryptowaehrung\w*|krypto|boerse heute|dax|stock price|stocks?|lotto\w*|etf|crypto\w*)\b/,
  /\b(?:bundeskanzler\w*|bundespraesident\w*|praesident der|president of|donald trump|trump|putin|wahl (?:gewonnen|gewinnt)|wen soll ich waehlen|parteien?|afd|spd|cdu|oevp|fpoe|svp|kanzler|election|politik(?:er)?)\b/,
  /\b(?:hauptstadt von|capital (?:city )?of|mount everest|wie alt ist (?:der|die) (?:erde|sonne|welt)|wer hat .{0,25}(?:erfunden|entdeckt)|who invented|lichtgeschwindigkeit|planeten?|dinosaurier)\b/,
  /\b(?:uebersetze?|translate|uebersetzung von)\b.{0,40}|\b(?:hausaufgabe\w*|homework|mathe\w*|gleichung|integral|ableitung von)\b/,
  /^(?:was (?:ist|macht|ergibt|sind) |wie ?viel (?:ist|sind) |what(?:'s| is) |how much is )?\(?\d+(?:[.,]\d+)? ?(?:[+*x/:]|mal|plus|minus|geteilt durch|times) ?\d+/,
  /\b(?:horoskop|sternzeichen|horoscope|tarot|astrolog\w*)\b/,
  /\b(?:netflix|kino\w*|movies?|playlist|spotify|buch empfehl\w*|computerspiel|videospiel|fortnite|minecraft|(?:guter?n?|besten?|welche[rn]?|neue[rn]?) (?:film|filme|serie|serien|song|lied|musik))\b/,
  /\b(?:hotel (?:in|buchen|am|fuer)|hotelzimmer|flug|fluege|flights?|urlaubsziel|reiseziel|zugverbindung|bahnverbindung|fahrplan|restaurant\w*|zug nach|mietwagen)\b/,
  /\b(?:wie spaet|uhrzeit in|what time is it|welcher tag ist heute|welches datum)\b/,
  /\b(?:was kostet|wie teuer ist|how much is) (?:ein|eine|das|an?|the) (?:iphone|handy|auto|laptop|bier|brot|haus|benzin|kaffee|ticket|car|phone)\b|\b(?:auto (?:kaufen|reparieren|verkaufen)|handy kaufen|welches (?:handy|auto|laptop)|wohnung (?:suchen|mieten|finden)|wohnungssuche|mietwohnung|flat to rent)\b/,
  /\b(?:liebst du mich|heirate\w* mich|heiraten|hast du (?:einen freund|gefuehle|hunger)|date mit|beziehungstipps|freundin (?:finden|verlassen)|love you|marry me|bist du single|dating)\b/,
  /\b(?:sinn des lebens|meaning of life|gott|gibt es gott|religion ist|abnehmen|diaet|trainingsplan|muskelaufbau|lose weight|yoga.?uebung\w*)\b(?!.{0,15}(?:assist|kueche|koch|berat))/,
]
