import type { JobActName } from '../act.ts'

const it =
  '[#job|die|den|das|des|der|sie|ihn|es|it|this|that|this one|that one|diese|dieser|diesen|dieses|hier|das hier|die hier|davon]'

/**
 * What people ask about ads that they see. "#job" is an ad of the list; where a pronoun stands instead, it is the one that was talked
 * about, and without a list or an ad in sight nothing of this is understood.
 */
export const sayingsOfJobs: Record<JobActName, readonly string[]> = {
  save: [
    `${it} [merken|speichern|merke|vormerken|save|bookmark|aufheben|sichern|auf die merkliste|zur merkliste|in die merkliste|behalten|favorisieren] [hinzufügen|setzen|bitte]?`,
    `[merk|merke|merken|merken sie|speicher|speichere|speichern|speichern sie|save|bookmark|keep|remember|heb|hebe] [dir|mir|sich|me]? ${it} [auf|vor|for me|for later|auf meine merkliste|auf die merkliste]?`,
    `[setze|setz|setzen sie|tu|pack|leg|put|add] ${it} [auf|in|zu|zur|on|to] [die|meine|meiner|der|my|the]? [merkliste|favoriten|favourites|favorites|bookmarks|list|saved jobs|shortlist]`,
    'merken',
    '… #job … [sichern|zurücklegen|beiseite legen|merken|speichern|vormerken|aufheben|behalten|abspeichern|merk|save|keep]',
    '… #job [and]? [save|keep|bookmark|remember] [it|that|this]? [for me|for later]?',
    '… #job … [merk|merke|speicher|speichere|behalt|behalte|save|keep|bookmark|heb|hebe] [dir|mir|ich|it|die|den|das|sie|that|for me]? [die|den|das|auf|it]? [auf|for me|for later]?',
    '[merk|merke|speicher|speichere|save|keep|heb|hebe|tu|pack|leg|remember] … #job … [ab|auf|weg|vor|für später|for later|for me|auf die seite|zur seite|beiseite]',
    '[die|den|das|sie] [behalt|behalte|merk|merke|speicher|speichere|nehme|heb|hebe] ich [mir]? [auf]?',
  ],
  compare: [
    `[vergleich|vergleiche|vergleichen|vergleichen sie|compare|gegenüberstellen|stelle|stell] [mir|mal|me|sie]? ${it} [gegenüber|vergleichen|miteinander|with each other|nebeneinander]?`,
    `#job [vergleichen|vergleich|im vergleich|compare|compared|gegenüberstellen|miteinander vergleichen|nebeneinander]`,
    '[vergleich|vergleiche|compare|vergleichen]',
    '[was ist|worin liegt|worin besteht|what is|what’s|wo ist|welche sind|welches sind] [der|the|die]? [unterschied|unterschiede|difference|differences] [zwischen|between|von|bei] #job',
    '[was|welche|which|what] [ist|sind|is] [besser|better] #job',
    '… #job … [side by side|nebeneinander|gegenüber|im vergleich|vergleichen|miteinander] …',
    '[was|worin|wie] [unterscheidet|unterscheiden] … #job …',
    '#job … [besser|better] …',
    '#job [was|welche] ist besser',
    '[vergleich|vergleiche|vergleichen|vergliche|compare] … #job …',
    '… #job [vergleichen|vergliche|vergleichn|compare]',
    '#job [gegen|versus|vs|oder|against] #job',
    '[zeige|show] [mir|me]? #job [im vergleich|nebeneinander|side by side]',
  ],
  why: [
    `[warum|wieso|weshalb|why|wie so|aus welchem grund|wia so] [steht|stehen|ist|kommt|kommen|zeigst|wird|is|are|does|hast|did] [du|you|mir]? ${it} [ganz|so weit|denn|als]? [oben|zuerst|ganz oben|an erster stelle|auf platz eins|vorn|vorne|first|at the top|on top|hier|dabei|in der liste|show up|here|gezeigt|in the list|angezeigt|ranked first|vorgeschlagen|suggested]?`,
    '[warum|wieso|weshalb|why] [#job|die|der|das|diese|this|that|gerade die|ausgerechnet die]',
    '[wie|nach was|wonach] [kommt|ist|wird|sortierst|entsteht|wird sortiert] … [reihenfolge|liste|sortierung|sortiert|du] …',
    'how [is|are] [the|this|these]? [list|results|jobs|order] [sorted|ordered|ranked|made]',
    'why these [jobs|results]?',
    '[warum|wieso] [gerade]? [diese|die] [stellen|jobs|ergebnisse|treffer]',
  ],
  pay: [
    `[was|wie viel|wieviel|how much|what|wie gut] [zahlt|zahlen|bezahlt|verdient|verdiene|bringt|kriegt|bekommt|does|do|would|would i|kann] [man|ich|i|you]? [bei|mit|for|in|at|with]? ${it} [man|ich]? [pay|zahlen|verdienen|earn|so|denn|bezahlt]?`,
    '[was|wie viel|how much] [verdiene|verdient|bekomme|bekommt|kriege|would|do|does] [ich|man|i|one]? [earn|make|get]? [dort|da|dabei|there|hier]? [verdienen]?',
    '[was|wie viel] [zahlen|zahlt|bezahlen] [die|der|sie] … ',
    '[wie hoch|wie|what] [ist|is|wäre] [das|der|the|die]? [gehalt|lohn|salary|pay|verdienst|bezahlung] [bei|von|für|of|for|at|in|der]? #job?',
    '[nach welchem|welcher|welchen|which] [tarif|tarifvertrag|collective agreement|entgeltgruppe] …',
    '[gehalt|lohn|pay|salary|verdienst|bezahlung] [bei|von|der|of|for|für|in]? #job',
    '[was|wie viel|what] [zahlt|ist|is|does|bezahlt|heißt] [der|the|hier|das]? [tarif|tariff|tarifvertrag|collective agreement|tariflohn] [pay|hier|dort|genau]?',
    '[was|wie viel|what] [steht|sagt|says|does] [die anzeige|the ad]? [in|bei|die|der]? #job [say]? [zum|über das|über|about the|about|on] [gehalt|lohn|geld|verdienst|salary|pay|bezahlung] [drin]?',
    '[und]? [das|der|the]? [gehalt|lohn|salary|pay|bezahlung|verdienst|tarif|geld]',
    '#job [gehalt|lohn|pay|salary]',
  ],
  fit: [
    `[passt|passen|passe|fits|fit|taugt|does|do|would|is|wäre|ist|würde|eignet] ${it} [denn|überhaupt|wirklich|sich|was]? [zu|für|fit|suit|match|for|good for|a good match for|right for|suitable for|etwas für|what for|geeignet für]? [mir|mich|me|meinem profil|my profile] [geeignet|passen|was|etwas]?`,
    `[passe|bin|am|do|erfülle|kann|could|can|eigne] ich [zu|auf|für|mich|mich für|mich auf]? ${it} [geeignet|qualifiziert|machen|bewerben|voraussetzungen]?`,
    '[bin ich|am i] [dafür|dazu|hier|for this|for it]? [geeignet|qualifiziert|qualified|suitable] [dafür|for this|for it]?',
    '[erfülle ich|do i meet] [die|alle|the|all]? [anforderungen|voraussetzungen|requirements] …',
    '[passt das|would that fit|does this fit|does it fit]',
    '[wie gut]? [passt|passen] #job',
    'how well does #job [fit|match|suit] [me|my profile]?',
    '[passt|fits] [zu mir|me|zu meinem profil]',
  ],
  show: [
    `[zeig|zeige|zeigen|öffne|öffnen|show|open|see|sehen|details|infos|mehr|more|mehr infos|mehr details|tell|erzähl|erzähle|informationen|genaueres|mehr informationen|more details|more info] [mir|me|sie]? [mehr|more|was|etwas]? [über|zu|zur|von|about|on|of|for]? ${it} [genauer|im detail|an|zeigen|öffnen|ansehen|in detail|please|anschauen]?`,
    '[wer|was] [sucht|bietet|zahlt|verlangt|ist] [da|denn|das]? [bei]? #job',
    '#job [zeigen|öffnen|ansehen|anschauen|genauer|details|show|open|bitte|please|im detail|interessiert mich|gefällt mir|klingt gut|sounds good|looks good]',
    '[was|what] [ist|is|steht] [mit|with|in|about]? #job',
    '[was ist das|what is this|worum geht es|what is it about] [für eine stelle|für ein job|job|ad]? [hier|bei] #job?',
    '[hat|haben|ist|sind|gibt es|does|is|are|has|wo|wann|wie|ab wann|where|when|wird|muss|kann|braucht|welche|was|bietet|verlangt] … #job …',
    '#job',
  ],
  apply: [
    `[auf|bei|für|to|for|um]? ${it} [bewerben|apply|eine bewerbung schreiben]`,
    `[bewerben|bewerbe|bewerbung|apply|jetzt bewerben] [mich|for|auf|bei|zu|für|to|um|ich mich|an]? [auf|bei|für|um]? ${it}`,
    `[wie|wo|how|where|kann|can|ich möchte|ich will|i want to|i would like to|könnte] [kann|do|can|bewerbe]? [ich|i]? [mich]? [denn]? [auf|bei|für|to|apply|apply for|apply to|um] ${it} [bewerben]?`,
    '[jetzt]? [bewerben|apply|apply now]',
    '[ich]? [möchte|will|würde] [mich]? [gern|gerne]? [dort|da|hier|darauf|dafür]? bewerben',
    '[hier|dort|da|darauf] bewerben',
  ],
  similar: [
    `[ähnliche|ähnliches|similar|vergleichbare|so etwas wie|so was wie|like|sowas wie|mehr wie|more like|alternativen|alternatives] [stellen|jobs|angebote|stelle|ones|anzeigen]? [zu|wie|to|as|like|zur]? ${it}?`,
    '[zeige|zeig|show|gibt es|hast du|are there|do you have|find|suche] [mir|me|any|noch|auch]? [ähnliche|ähnliches|similar|vergleichbare|so etwas|sowas|alternativen zu|more like] [stellen|jobs|angebote|ones|wie]? [zu|wie|to|as|like]? #job?',
    '[gibt es|hast du|haben sie|noch|are there] … [ähnliche|ähnliches|similar|vergleichbare] …',
    `[mehr|noch mehr|more|solche|so eine|so etwas] [stellen|jobs]? [wie|like] ${it}`,
  ],
  message: [
    '[schreib|schreibe|schreiben sie|formuliere|formulier|formulieren sie|entwirf|verfasse|write|draft|compose|hilf mir bei|hilf mir mit|help me with|mach|mache|erstelle|hilfst du mir bei] [mir|me|ein|eine|einen|an|a|der|dem|the|bitte|sie]? [ein|eine|einen|kurzes|kurze|short|a|an|den|dem|der]? [anschreiben|bewerbungsschreiben|motivationsschreiben|bewerbung|nachricht|text|cover letter|application|application letter|message|letter|bewerbungstext|motivation letter] … ',
    '[anschreiben|bewerbungsschreiben|motivationsschreiben|cover letter|bewerbungstext] [für|for|zu|schreiben|entwerfen|auf]? #job? [schreiben]?',
    '[ich brauche|i need|kannst du|can you] … [anschreiben|motivationsschreiben|cover letter|bewerbungsschreiben] …',
    '[schreib|schreibe|schreiben sie|write] [dem|den|an den|an das|to the|the] [arbeitgeber|arbeitgebern|employer|haus|klinik] [von|of|bei|der]? #job?',
    '… [auf|für|bei|zu|zur|for|to] #job … [bewerben|bewerbe|bewerb|apply] … [was|nicht|hilf|hilfe|schreiben|help|know|how] …',
    '[help|hilf|helfen sie|hilfst du] [me|mir]? [mal|bitte]? … [apply|application|bewerbung|bewerben|text|anschreiben] … #job …',
    '[schreib|schreibe|schreibst|schriebsch|setz|setze|mach|mache|formulier|formuliere|entwirf|verfass|verfasse|write|draft|kannst|kannst du|könntest du|can you|hilf|hilfst] … #job … [schreiben|anschreiben|text|bewerbung|bewerbungsschreiben|motivationsschreiben|nachricht|letter|application|auf|aufsetzen|formulieren|verfassen|fertig|entwerfen]',
    '[schreib|schreibe|setz|setze|mach|mache|formulier|formuliere|entwirf|verfass|verfasse|write|draft] [mir|me|bitte|doch|mal]? [was|etwas|ein|eine|einen|something|an|a] … #job …',
    '#job … hilf … [bewerbung|bewerben|anschreiben] …',
    '… [schreiben|anschreiben|bewerbung|bewerbungsschreiben|motivationsschreiben|letter|application] [für|zu|zur|for|auf] #job … [aufsetzen|schreiben|machen|entwerfen|formulieren|auf|fertig]?',
    '[was|wie] [schreibe|soll|sage|schreib] ich [ins|in das|in die|dem|der|da]? [anschreiben|bewerbung|arbeitgeber|schreiben|nachricht] …',
  ],
  house: [
    `[wer|was] ist [der|das|die]? [arbeitgeber|klinik|haus|betrieb|employer|träger|einrichtung] [von|bei|of|der|hier]? ${it}?`,
    `[mehr|infos|informationen|erzähl|erzähle|tell|more] [mir|me]? [mehr|etwas|was|more]? [zum|über den|über das|about the|zu dem] [arbeitgeber|haus|employer|betrieb|träger] [von|of|bei]? ${it}?`,
    '[who is the employer|which employer|welcher arbeitgeber] [ist das|is it|of #job|bei #job|is that]?',
    `[weitere|andere|mehr|more|other|alle] [stellen|jobs] [von|bei|at|from|dieses|des|by] [diesem|dem|this|that|the|selben|same]? [arbeitgeber|haus|employer|arbeitgebers|hauses]`,
    '[was|welche stellen] [hat|bietet] [der|dieser|das] [arbeitgeber|haus|klinik] [noch|sonst]? …',
  ],
  improve: [
    '[anzeige|stellenanzeige|ausschreibung|stelle|ad|posting|my ad|meine anzeige|diese anzeige|unsere anzeige|die anzeige|this ad] [verbessern|verbesserung|optimieren|improve|überarbeiten|besser machen]',
    '[wie|was|how|what] … [anzeige|stellenanzeige|ausschreibung|ad|inserat] … [besser machen|attraktiver machen|attraktiver|ansprechender machen|verbessern|besser|verbessert|optimieren|improve|better|fehlt|missing]',
    '[improve|verbessere|verbessern sie|optimiere|prüfe|check] [meine|die|unsere|diese|my|our|the|this] [anzeige|stellenanzeige|ausschreibung|ad|posting|job ad]',
    '[was fehlt|what is missing] [in|bei|in der|from]? [meiner|dieser|unserer|der|my|this|the]? [anzeige|stellenanzeige|ad]',
  ],
  talents: [
    '[wer|who] [passt|passen|fits] [zu|auf|for]? #job …',
    '[wer|who] [passt|fits|passt hier] [im|from the|aus dem|in the|in] [talentpool|talent pool|pool]',
  ],
}

/** Questions about the one ad in sight, whatever they ask: its facts are the answer. */
export const questionsInSight: readonly string[] = [
  '[suchen|nehmen|zahlen|verlangen|bieten|wollen|erwarten] [die|sie|they] …',
  '[ab wann|wann|wo|when|where]',
  '[ab wann|wie weit|how far|wie weit weg|from when] …',
  '[wo|where] [ist|liegt|wäre|is] [das|die|es|it|that|genau]? [genau]?',
  '[wann|when] [geht|fängt|ginge|startet|does] [es|das|die|it] …',
  '[hat|haben|ist|gibt es|does|is|wo|wann|ab wann|where|when|bietet|verlangt|wird|braucht|are there|has] [das|die|der|sie|it|this|dort|da|there|hier|dabei|diese stelle|die stelle|der job|the job] …',
  '[muss|kann|darf|müsste|habe|brauche|soll|do|would|must|can] [ich|man|i|you] [have to|need]? … [da|dort|hier|dabei|there|here|dafür|for it] …',
  '[wann|ab wann|wo|when|where] [kann|muss|soll|beginnt|fängt|startet|do|can] [ich|i|das|die|die stelle|es]? [da|dort]? [anfangen|arbeiten|beginnen|start|work|losgehen]? [an]?',
  '[brauche|brauch|muss|müsste|kann|darf|soll|do|must|can] [ich|man|i] … [für|bei|for] [die|den|das|der|it|that] …',
  '[wie|how] [siehts|sieht es|schauts|schaut es|stehts|steht es|is it] [da|dort|denn|eigentlich]? mit …',
  '[sind|ist] [die|der|das] … ',
  '[welche|was für|what|which] [anforderungen|voraussetzungen|aufgaben|arbeitszeiten|dienste|schichten|requirements|hours|shifts|sprachen|qualifikationen|benefits|leistungen] …',
  '[was|what] [wird|sind|are] [die|the]? [verlangt|gefordert|geboten|anforderungen|aufgaben|required|requirements|offered] …',
  '[wie viele|how many] … [sind|ist|gibt|hat|macht|muss|are] [das|es|man|ich|die|der|it|there] …',
  '[wie|how] [viele|lang|many|much|long] [stunden|urlaub|urlaubstage|hours|holidays] …',
]
