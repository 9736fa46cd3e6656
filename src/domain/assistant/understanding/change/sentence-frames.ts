// What stands around a thing in a sentence that changes a search, and what it comes to: "kann auch Reha sein" is "auch Reha".
const frames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:es )?(?:kann|darf|könnte|dürfte|soll|sollte) (?:es )?(?:ruhig |gern |gerne )?auch (?:gern |gerne )?(?:ein |eine |in |im |in der )?(.{2,40}?) sein[.!]*$/iu,
    'auch $1',
  ],
  [
    /^(?:mach|mache|machen sie|make) (?:mal |bitte |lieber |doch )*(?:it )?(.{1,30}?) (?:draus|daraus|out of it)[.!]*$/iu,
    '$1',
  ],
  [
    /^(?:sagen wir|let’s say|let's say|say|dann halt(?= (?:mit|ohne|nur) )|dann eben(?= (?:mit|ohne|nur) )|dann doch|von mir aus|meinetwegen) (.{2,60})$/iu,
    '$1',
  ],
  [/^dann (?:halt|eben) (.{2,60})$/iu, 'dann $1'],
  [
    /^(?:setz|setze|stell|stelle|ändere|änder|erhöhe|change|set) (?:mal |bitte |das |den |die |es |it |the )*(?:umkreis|radius|ort|place|gehalt|arbeitszeit|entfernung|stadt)? ?(?:mal |bitte )*(?:auf|to|in|nach|zu) (.{1,40}?)(?: um)?[.!]*$/iu,
    '$1',
  ],
  [
    /^(?:(?:such|suche|zeig|zeige|mach|und|bitte|search|show)(?: mir| me)? )*(?:nochmal )?(?:(?:(?:das|die|the) )?(?:gleiche|selbe|dasselbe|alles|same)(?: suche| search| thing)?(?: nochmal| noch mal| again)?|(?:das|es|it) (?:nochmal|noch mal|noch einmal|again)) (?:für|als|for|as) (?=\p{L}{3})/iu,
    'lieber ',
  ],
  [
    /^(?:und |aber |nein,? |oder )*(.{2,40}?) (?:fände?|find|finde) (?:ich|i) (?:noch |viel |auch |ganz )?(?:besser|gut|super|toll|schön|klasse|spannend|interessant)[.!]*$/iu,
    'lieber $1',
  ],
  [
    /^(?:und |aber |nein,? |oder )*(.{2,40}?) (?:wär|wäre|wäre mir|wär mir|ist|is|would be) (?:noch |viel |mir )?(?:besser|lieber|top|super|toll|ideal|perfekt|schöner|schön|better|great|ideal)[.!]*$/iu,
    'lieber $1',
  ],
  [
    /^(?:nein,? |ach,? )*(?:vergiss|vergessen sie|nicht|statt|anstatt|forget|not) .{2,30}?,? (?:sondern|doch lieber|doch|lieber|dann|but|rather) (?=.{2,})/iu,
    'lieber ',
  ],
  [
    /^(?:nein,? |ne,? |no,? )*(?:ich bin|i am|i'm|das ist|ich suche|ich meine|i mean) (?:aber |doch |ja )?(?:keine?n?|nicht|not an?|no) .{2,40}?(?:,| sondern | aber | but )\s*/iu,
    '',
  ],
  // "Ich zieh ja von Rügen her"
  [
    /(?:[,;.]\s*|^)(?:denn )?(?:ich )?(?:zieh\p{L}*|komm\p{L}*) (?:ich )?(?:\p{L}+ ){0,2}von \p{L}[\p{L}. -]{1,30} her(?=[,.;!]|$)/giu,
    '',
  ],
  // "nix wo ich 2 Stunden fahr", "die Kita geht bis 15 Uhr"
  [
    /(?<!\p{L})(?:\d{1,2}|eine?|zwei|drei|one|two|an?) (?:stunden?|std|hours?) (?:\p{L}+ ){0,2}(?:fahr\p{L}*|pend\p{L}*|anfahrt|anreise|im auto|im zug|in der bahn|im bus|commut\p{L}*|driv\p{L}*|travel\p{L}*)(?!\p{L})/giu,
    'weit fahre',
  ],
  [
    /(?<!\p{L})(?:(?:die|der|unsere?|in|im|zur) )?(?:kita|kindergarten|hort|krippe|tagesmutter)(?: (?:hat|geht|ist|schlie(?:ß|ss)t|macht|nur|offen|zu|auf))* (?=(?:bis|ab|um|von) \d)/giu,
    '',
  ],
  // "Nix Älteres als ne Woche"
  [
    /(?<!\p{L})(?:nix|nichts|keine?|nicht|nothing|not|no)(?: \p{L}+)? (?:älter(?:e[sn]?)?|older) (?:als|wie|than) (?:eine?n?|ne|nen|1|one|a) (woche|monat|week|month)(?!\p{L})/iu,
    'höchstens 1 $1 alt',
  ],
  // "Pflegefachmann, Ingolstadt, fest"
  [
    /(?<=^|[,;.]\s*)((?:(?:und|am liebsten|lieber|bitte|gern|gerne|nur|gleich)\s+)*)(?:fest|fix|feste|(?:irgend|et)?was fixes)(?=(?:\s+bitte)?\s*(?:[,;.!]|$))/giu,
    '$1unbefristet',
  ],
  // "Nacht bleibt weg"
  [
    /^(?:(?:nur|bloß|aber|und|die|der|das) )*([^,;.!?]{3,30}?) (?:muss|müssen|soll|sollen|bleibt|bleiben) (?:\p{L}+ )?(?:weg|raus)(?: ?bleiben)?[.!]*$/iu,
    'ohne $1',
  ],
  // "kein 24h-Dienst"
  [
    /(?<!\p{L})(?:24|vierundzwanzig)[- ]?(?:h|std\.?|stunden)[- ]?dienste?n?(?!\p{L})/giu,
    'Bereitschaftsdienste',
  ],
  // "und wenn ich nur 3 Tage arbeite"
  [
    /^(?:(?:und|aber|ok|nein|na|auch|wenn|ich|wir|es|könnt\p{L}*|dürft\p{L}*|würde|kann|will|möchte|nur|höchstens|maximal|lieber|doch|so|bis zu)[,.]? )*([1-4]|zwei|drei|vier) tage(?: (?:die|pro|in der) woche)?(?: (?:arbeit\p{L}*|sein|kann|könnte|will|möchte|gehen|wären|ok|okay|auch|ich|schaff\p{L}*|würde))*[.!?]*$/iu,
    '$1 Tage die Woche',
  ],
  // "egal wo in Hessen"
  [
    /^(?:(?:und|ok|dann|mir|ist) )*(?:(?:ganz )?egal|wurscht|no matter|anywhere|irgendwo|überall)(?: wo| where)?,? (?:aber )?(?=in |im )/iu,
    '',
  ],
  [/(?<!\p{L})(?:auf|in) (?:der |die |einer |ner )?(?:intensiv|its)(?!\p{L})/giu, 'Intensivstation'],
  // "fest, nicht auf zwei Jahre", "keine Vertretung für ein Jahr"
  [
    /(?<!\p{L})(?:nicht|keine?[nrms]?|nix|nichts|ned|net|nid|nöd|not|no)\s+(?:(?:nur|bloß|just|only|bitte|wieder)\s+)*(?:(?:was|etwas|vertretung|stelle|job|something|anything|cover)\s+)?(?:auf|für|for)\s+(?:nur |only |just )?(?:\d{1,2}|ein(?:en?|em)?|zwei|drei|vier|fünf|sechs|zwölf|a|one|two|three|six)\s+(?:jahre?n?|monate?n?|johr|years?|months?)(?: (?:oder so|or so|befristet\p{L}*))?(?!\p{L})/iu,
    'unbefristet',
  ],
  [
    /(?<!\p{L})(?:(?:was|etwas|eine stelle|einen job|something),? )?(?:wo|von der|von dem|aus der|where|that) (?:ich|i|man|ma) (?:mich )?(?:nicht|ned|net|nid|nöd|not|don['’]t) (?:schon )?(?:nach|after) (?:\d{1,2}|ein(?:em|er)?|zwei|drei|paar|a|one|two) (?:jahre?n?|monate?n?|years?|months?) (?:wieder |schon )*(?:weg|gehen|raus|aufhören|neu suchen|suchen|leave|go)[^,.;!?]*/iu,
    'unbefristet',
  ],
  // "psychiatrie doch nicht, lieber kardiologie", "try Halle instead"
  [
    /^(?:und |aber |nein,? |ach,? |na )*[^,;.!?]{2,40}? (?:doch |dann |lieber |eher )*(?:nicht|nich|ned|net|nid|nöd)(?: mehr| so)?,? (?:sondern|lieber|dann lieber|eher|dann|rather) (?=.{2})/iu,
    'lieber ',
  ],
  [
    /^(?:(?:hm+|no|ok|okay|well|and|then)[,.]? )*(?:(?:try|take|use|make it|look at|search|show|go for)(?: in| me)? )?(?!of )([^,;.!?]{2,40}?) instead[.!]*$/iu,
    'rather in $1',
  ],
  // "Meine Schwester ist Pflegefachkraft"
  [
    /(?<!\p{L})(?:mein|meine|unser|unsere|my|our) (?:schwester|schwager|schwägerin|bruder|tochter|sohn|mutter|mann|frau|freundin?|partner(?:in)?|nichte|neffe|cousine?|bekannte|wife|husband|sister|brother|daughter|son|friend|mother) (?:ist|sucht|möchte|is|wants)(?!\p{L})/giu,
    'suche',
  ],
  // "Technische Stelle ... also Radiologietechnologin"
  [
    /^.{3,60}?(?:\.{2,}|…)\s*(?:ach |oh |äh,? )*(?:also|ich meine?|äh+m?|quatsch|nein|nee?|falsch|sorry|no)[,:]?\s+(?=\p{L}{3})/iu,
    '',
  ],
  // "Nichts Befristetes"
  [/^(?:(?:und|aber|bitte|also|nur)\s+)*(?:nichts|nix) (\p{L}{4,}?)(?:es)?(?: bitte)?[.!]*$/iu, 'nicht $1'],
  // "Praxisstellen für MFA"
  [
    /(?<!\p{L})((?:praxis|klinik|krankenhaus|spitals?|heim|pflegeheim)(?:stellen?|jobs?)) für (?=\p{L})/giu,
    '$1 ',
  ],
  [
    /^(?:bitte )?(?:nix|nichts|niemals|bloß nichts|nur nichts|nothing) (?:mit|von|with) (.{3,40})$/iu,
    'ohne $1',
  ],
  // "Bonn statt Köln", "MFA wollte ich sagen"
  [
    /^(?:(?:und|aber|nein|nee?|ach|doch|äh+|ähm|ok)[,.]?\s+)*(.{2,40}?),? (?:statt|anstatt|anstelle von|instead of|rather than) (?!.* und )[^,;]{2,40}$/iu,
    'lieber $1',
  ],
  [
    /^(?:(?:nein|nee?|ach|äh+|ähm|halt|stopp|stop|moment|quatsch|sorry|ups|oops|warte|wait)[,.!]?\s+)*(?:ich )?(?:wollte|hab|habe|hatte|i wanted to|i)?\s*(?:eigentlich |ja )*(.{2,40}?) (?:sagen|schreiben|gemeint|meinte ich|gesagt|say)[.!]*$/iu,
    'ich meinte $1',
  ],
  [
    /^(?:(?:nein|nee?|ach|sorry|ups)[,.!]?\s+)*\p{L}[^,.;]{1,40} (?:war|ist|was|is) (?:falsch|quatsch|ein (?:fehler|versehen)|ein tippfehler|verkehrt|wrong|a mistake)[,.;!]?\s+/iu,
    'ich meinte ',
  ],
  // "statt Vollzeit Teilzeit", "Praxis statt Klinik und Teilzeit", "tausch Kassel gegen Göttingen", "ändere MFA in ZFA", "Kassel war besser"
  [
    /^(?:(?:und|aber|nein|nee?|ach|doch|ok|bitte)[,.]?\s+)*(?:statt|anstatt|anstelle von|instead of|rather than) (?:(?:eine[rnms]?|de[rmns]|die|das|the|an?|in|als) )*[\p{L}-]+,?\s+(?:(?:mal|lieber|doch|dann|bitte|auch|try|take|nimm|such|suche|zeig|mir|eine[nr]?|ein|an?|als|as)\s+)*(?=\p{L}{2})/iu,
    'lieber ',
  ],
  [
    /^(?:(?:und|aber|nein|nee?|ach|doch|ok|bitte)[,.]?\s+)*([^,;.!?]{2,40}?),? (?:statt|anstatt|instead of|rather than) [\p{L}-]+(?:,| und| and) (?=\p{L}{2})/iu,
    'lieber $1 und ',
  ],
  [
    /^(?:(?:ok|bitte|dann|und)[,.]?\s+)*(?:(?:tausch|ersetz|wechsel|swap|replace|exchange)\p{L}*) (?:(?:mal|bitte|den|die|das|doch|the)\s+)*[^,;.!?]{2,40}? (?:gegen|durch|mit|for|with) ([^,;.!?]{2,40}?)(?: aus| um| bitte| please)*[.!]*$/iu,
    'lieber $1',
  ],
  [
    /^(?:(?:ok|bitte|dann|und)[,.]?\s+)*(?:(?:änder\p{L}*|change|turn) (?:(?:mal|bitte|den|die|das|doch|the) )*[\p{L}-]+(?: [\p{L}-]+)? (?:in|zu|auf|into|to)|mach\p{L}* (?:mal |bitte )*aus (?:(?:de[rmn]|eine[rnm]?) )?[\p{L}-]+(?: lieber| mal| bitte| eine?n?)*) (?=\p{L}{3})/iu,
    'lieber ',
  ],
  [
    /^(?:(?:und|aber|nein|nee?|ach|doch|ok|hm+)[,.]?\s+)*([^,;.!?]{2,40}?) (?:war|gefiel|gefällt|klang|klingt)(?: (?:mir|doch|ja|eigentlich|schon|viel|uns|da))* (?:besser|lieber|näher|schöner|passender)(?:[,;] (?:nimm|dann|also|zeig)[^,;]{2,20})?[.!]*$/iu,
    'lieber $1',
  ],
  // "Pflegehelfer ohne Ausbildung", "frisch fertig mit der Ausbildung zur MFA"
  [
    /(?<!\p{L})(?:ohne|hab(?:e)? keine|without) (?:eine |abgeschlossene |fertige |any )?(?:ausbildung|examen|abschluss|vorkenntnisse|training|qualification)(?!\p{L})/giu,
    ' ',
  ],
  [
    /(?<!\p{L})(?:(?:bin |bald |frisch |gerade |grad |eben |jetzt |gleich )*(?:fertig mit|habe? |hab )(?: meine[rn]?| der| die| eine)? (?:ausbildung|lehre|umschulung) (?:zur|zum|als|in der) )(?=\p{L})/giu,
    'bin ',
  ],
  [
    /(?<!\p{L})(?:hat|hab|habe|macht|mache?)(?: grad| gerade| jetzt| frisch| eben| bald| endlich)* (?:die|ihre|seine|meine) (?:ausbildung|lehre|umschulung) (?:zur|zum|als) (\p{L}+)(?: grad| gerade| jetzt| bald)*(?: fertig| abgeschlossen| beendet| hinter (?:sich|mir))?(?!\p{L})/giu,
    'ist $1',
  ],
  // "25 Std die Woche in Oldenburg wären ideal"
  [
    /(?<=\p{L}{2}) (?:wär|wäre|wären|would be) (?:(?:mir|für mich|am|ganz|echt|so|natürlich|halt|absolutely)\s+)*(?:ideal|perfekt|optimal|spitze|traumhaft|besten|liebsten|perfect)(?=[,.!;]|$)/iu,
    '',
  ],
]

/** The text without the frame around what it names. */
export function withoutFrame(text: string): string {
  let plain = text
  for (const [frame, rest] of frames) plain = plain.replace(frame, rest)
  return plain.replace(/\s+/g, ' ').trim()
}

const courtesy =
  /^(?:(?:ja|jo|nein|nee?|nö|ok(?:ay)?|danke(?:schön| dir| ihnen)?|vielen dank|merci(?: vielmals?)?|super|toll|prima|perfekt|klasse|alles klar|gut|passt|hallo(?: emma)?|hi(?: emma)?|hey|servus|moin|grüezi|hoi|guten (?:tag|morgen|abend)|thanks|thank you|great|perfect|no|yes|well|hello|sorry|entschuldigung|ach so|achso|ach|aha|hm+|na ja|naja)(?:[,.!;:–-]+\s*|\s+(?=(?:danke|merci|thanks|super|prima|und|aber|dann|and|but|then)(?!\p{L}))))+/iu
const leastAfter = 2

/** What is said after thanks, a greeting or a yes: "Merci, die zweite merken"; null when nothing is. */
export function afterCourtesy(text: string): string | null {
  const rest = text.replace(courtesy, '')
  if (rest === text || rest.trim().split(/\s+/).length < leastAfter) return null
  return rest.trim()
}

const taken =
  /(?<=\p{L}{2,}.*)\s*[,;.]\s+(?:(?:also|dann|und|so)\s+)*(?:nimm|nehmen|nehm|nehme|nemma|mach|take|use|go with)(?:\s+(?:doch|mal|ruhig|bitte|ich|wir|halt|lieber|also))*\s+(?:das|dies|die|den|es|that|this|it)(?:\s+(?:bitte|lieber|please))*[.!]*$/iu

/** "Flensburg wär näher, nimm das" */
export function withoutTaken(text: string): string {
  return text.replace(taken, '')
}

const complaint =
  /^(?:(?:ach|oh|hm+|puh|ok|na|nee?|das|da|ist|sind|es|gibt'?s?|aber|ja|ganz|schön|schon|echt|nur|gar|viel|viele|zu|sehr|so|recht|recht|wirklich|dort|hier|mir|that'?s|that is|there'?s|too|only|really|is|are)\s+)*(?:nix|nichts|wenige?|keine?|null|nothing|few|none|many|zwei|eine?r?|drei)(?:\s+(?:da|dabei|drin|dort|los|frei|gefunden|passendes|gescheites|treffer|ergebnisse?|stellen?|angebote?|auswahl|davon|jobs|results|there|found))*\s*[?!.,;:–-]+\s+(?=\S+\s+\S)/iu

/** "Nichts da? Dann MTL": what is wanted after what was found was too little. */
export function afterComplaint(text: string): string {
  return text.replace(complaint, '')
}

const agreement =
  /^(?:(?:ok(?:ay)?|na gut|gut|ja|jo|na|alles klar|also|hm+|well|alright)[,.]?\s+)+(?=(?:dann|doch|lieber|eben|halt|nur|rather|then)\s)(?!dann geht|doch nicht)/iu

/** "Ok dann Vollzeit" chooses, and allows nothing beside. */
export function withoutAgreement(text: string): string {
  return text.replace(agreement, '')
}

const agency =
  '(?:zeitarbeit|leiharbeit|zeitarbeitsfirm(?:a|en)|personaldienstleister|agenturen?|agency work|agencies|temp work)'
const onlyAgencies = new RegExp(
  String.raw`^(?:und |bitte |aber |doch )*(?:nur|only|auch|gern|gerne|lieber|am liebsten|über|via|mit|through)\s+(?:bei |über |in |von )?(?:der |einer |eine |an )?${agency}[.!?]*$`,
  'iu',
)

/** Whether staffing agencies are asked for: ads of theirs can be allowed or left out, but not be shown alone. */
export function wantsAgencies(text: string): boolean {
  return onlyAgencies.test(text.trim())
}
