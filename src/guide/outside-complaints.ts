/** All patterns read folded text: lower case, "ä" as "ae". */

const parts =
  '(?:brust\\w*|herz(?:gegend)?|ruecken|kreuz|bauch\\w*|magen\\w*|unterleib|unterbauch|oberbauch|leiste|kopf|stirn|schlaefen?|nacken|hals|rachen|kehle|lunge|nieren?|leber|arm\\w*|bein\\w*|fuss|fuesse\\w*|hand|haende\\w*|handgelenk\\w*|finger\\w*|zeh\\w*|knie\\w*|hueft\\w*|schulter\\w*|ellenbogen|knoechel|wade\\w*|oberschenkel|auge\\w*|ohr\\w*|nase|zahn|zaehne\\w*|kiefer|mund|zunge|lippe\\w*|haut|gesicht|rippen?|rippenbogen|chest|back|stomach|belly|tummy|head|neck|throat|arms?|legs?|foot|feet|hands?|wrists?|fingers?|toes?|knees?|hips?|shoulders?|elbows?|ankles?|eyes?|ears?|nose|tooth|teeth|jaw|skin|face|ribs?|heart)'
const feelings =
  '(?:stechen|stiche?n?|ziehen|brennen|druck|druckgefuehl|enge|engegefuehl|jucken|juckreiz|kribbeln|taubheit\\w*|pochen|reissen|krampf|kraempfe\\w*|schmerz|schmerzen|schmerzt|weh|schwellung|beule|knubbel|knoten|stabbing|burning|tightness|pressure|tingling|numbness|itching|itch|swelling|lump|ache|aches|aching|pains?|cramps?)'
/** What lasts for some days; what stays for life is told of in other questions, too. */
const ailments =
  '(?:\\w{0,14}(?:schmerz|schmerzen|krampf|kraempfe)|(?:kopf|bauch|hals|zahn|ohren|kreuz|schaedel|ruecken)weh|fieber|schuettelfrost|husten|halsentzuendung|durchfall|verstopfung|uebelkeit|brechreiz|(?:haut)?ausschlag|schwindel\\w*|herzrasen|herzstolpern|herzklopfen|atemnot|nasenbluten|blut im \\w+|juckreiz|sodbrennen|hitzewallungen|ohrensausen|sehstoerungen|migraene|hexenschuss|blasenentzuendung|bindehautentzuendung|magenverstimmung|chills|nausea|diarrh\\w+|a rash|rashes|dizzy spells|palpitations|nosebleeds?|heartburn|(?:a|high|some) fever|a (?:bad |terrible |severe |splitting )?(?:headache|migraine|cough|stomach ?ache|sore throat))'
const between = '(?:\\w+ ){0,3}'

/** Whoever feels something in the chest may need help at once. */
export const urgentComplaints: readonly RegExp[] = [
  new RegExp(
    `\\b(?:stechen|stiche?n?|druck|druckgefuehl|enge|engegefuehl|brennen|ziehen|schmerz\\w*|sticht|drueckt|brennt|zieht)\\b(?: es| sehr| stark| ganz| so)* (?:in|auf|hinter|im|um|links in|an) ${between}(?:brust|brustkorb|brustbein|brustbereich|herz|herzgegend)\\b`,
  ),
  /\b(?:in|auf|hinter) (?:der|meiner|dem|meinem) (?:linken )?(?:brust|brustkorb|brustbein|herz)\b.{0,20}\b(?:sticht|drueckt|brennt|zieht|schmerzt|weh|stechen|druck|enge)\b/,
  /\b(?:brust|brustkorb|herz) (?:tut|tuat|duat|schmerzt|sticht|brennt|drueckt|krampft)\b/,
  /\b(?:pains?|stabbing|tightness|pressure|burning|aches?)\b (?:\w+ ){0,2}(?:in|on|around) (?:my|the) (?:chest|heart)\b|\bchest (?:is|feels) (?:so |very |really )?(?:tight|heavy)\b/,
  /\b(?:bekomm\w*|krieg\w*|hab\w*|kriag|griag) (?:ich |i )?(?:\w+ )?(?:schlecht luft|kaum luft|kaum noch luft|keine luft|ka luft|atemnot)\b|\b(?:trouble|difficulty|hard) (?:to )?breath(?:e|ing)\b/,
]

/** What somebody says of their body. Never where work is spoken of. */
export const complaints: readonly RegExp[] = [
  // "so ein Ziehen im Rücken", "a stabbing pain in my side"
  new RegExp(
    `\\b${feelings} (?:\\w+ ){0,2}(?:in|im|an|am|auf|hinter|unter|um|on|behind|under|around) ${between}${parts}\\b`,
  ),
  // "mein Knie ist geschwollen", "my eye is swollen"
  new RegExp(
    `\\b(?:mein\\w*|my|mei|mi|der|die|das|dem kind) (?:\\w+ ){0,2}${parts} (?:\\w+ ){0,3}(?:weh|schmerz(?:t|en)|juck(?:t|en)|brenn(?:t|en)|stich(?:t)|stechen|pocht|pochen|blut(?:et|en)|kribbel(?:t|n)|geschwollen|entzuendet|taub|verstaucht|gebrochen|hurts?|aches?|aching|itch(?:es|y)?|itching|swollen|numb|bleeding|bleeds|burns|burning|sore|tingling|throbbing)\\b`,
  ),
  new RegExp(
    `\\b(?:tut|tuat|duat|tun|tuet|juckt|brennt|sticht|schmerzt) (?:mir|ma|mer|mia|ihm|ihr|mich)?\\b.{0,12}\\b${parts}\\b`,
  ),
  new RegExp(
    `\\b(?:mir|ma|mer|mia) (?:tut|tuat|duat|tun|tuet|juckt|brennt|schmerzt)\\b.{0,25}\\b(?:${parts}|alles|weh)\\b`,
  ),
  // "hab seit Tagen Fieber", "I've had a rash since Monday"
  new RegExp(
    `\\b(?:ich|i|hab|habe|hob|han|hatte|have|had|having|got|getting|i've|seit (?:gestern|heute|vorgestern|tagen|wochen|stunden|montag|paar tagen)|leide|plagt|plagen|kind|sohn|tochter|baby|mann|frau|mutter|vater|oma|opa|son|daughter|child|husband|wife|mother|father)\\b.{0,45}\\b${ailments}\\b`,
  ),
  // "Fieber 39,5, ist das gefährlich?"
  new RegExp(
    `\\b(?:${ailments}|${feelings})\\b.{0,60}\\b(?:schlimm|gefaehrlich|bedenklich|ernst(?:es)?|normal|ansteckend|was (?:kann|koennte) das sein|was ist das|geht (?:das|es) (?:wieder )?(?:weg|vorbei)|serious|dangerous|contagious|should i worry|is (?:it|that|this) bad|what (?:could|can|is) (?:it|that|this))\\b`,
  ),
  new RegExp(
    `\\b(?:woher|wovon|warum|wieso|why)\\b.{0,30}\\b(?:hab|habe|bekomme?|kriege?|do i (?:get|have|feel))\\b.{0,30}\\b(?:${ailments}|dizzy|sick)\\b`,
  ),
  /\b(?:mir|ma|mer|mia|ihm|ihr) (?:ist|is|isch|wird|wirds|war|wurde) (?:es |so |ganz |sehr |total |immer |dauernd |oft |richtig |furchtbar |a bissl |heute |gestern |seit (?:\w+ ){1,3}|frueh |voll |irgendwie )*(?:schlecht|schlaecht|uebel|kotzuebel|speiuebel|schwindl\w*|schwindelig|truemmlig|schwummrig|schwummerig|flau|schwarz vor (?:den )?augen)\b(?! \w*zahlt)/,
  /\b(?:ich|i) (?:musste?|muas|muess|muss) (?:mich )?(?:\w+ ){0,2}(?:uebergeben|erbrechen|kotzen|speiben|brechen)\b|\b(?:uebergebe|erbreche) (?:ich )?mich\b|\bhab\w* (?:\w+ ){0,3}(?:erbrochen|gekotzt|mich uebergeben)\b/,
  /\b(?:bin|war) (?:\w+ ){0,3}(?:ohnmaechtig|umgekippt|kollabiert|gestuerzt und)\b/,
  /\b(?:i feel|i'm feeling|i am feeling|feeling|i felt|i'm|i am) (?:so |very |really |a bit |quite |still |rather )*(?:dizzy|faint|nauseous|unwell|feverish|light-?headed|sick)\b(?! (?:of|and tired|leave))/,
  /\b(?:threw up|throwing up|vomiting|i fainted|passed out|i keep (?:coughing|vomiting))\b/,
  /\b(?:hurts|aches) (?:a lot |so much |badly )?(?:when|if|since) i\b|\bit hurts\b/,
]

/** Who speaks of work, of time off for it or of training asks something else: "Bekomme ich bei Fieber frei?". */
export const besideComplaints =
  /arbeit|beruf|dienst\b|dienste\b|schicht|station|kolleg|patient|bewohner|klient|pfleg|therap|heben|job|stelle\b|stellen\b|chef|arbeitgeber|urlaub|frei\b|bezahl|fortzahlung|krankmeld|krank melden|krankschreib|krankgeschrieben|krankenstand|attest|probezeit|bewerb|praktik|ausbildung|weiterbildung|kurs|fortbildung|schulung|ambulanz|klinik|zentrum|praxis|gehalt|lohn|schonend|shift|nurs|work|employer|sick leave|sick pay|course|training/
