import type { Sayings } from './saying.ts'

/** Words that hold a sentence together, and those that say nothing about the job. */
export const connectingWords: Sayings = [
  [
    'ohne|ohne jegliche|ohne jeden|kein|keine|keinen|keiner|keinem|keines|keinerlei|nicht|nicht in|bitte nicht|bitte keine|bitte kein|bloß nicht|bloß kein|bloß keine|auf keinen Fall|unter keinen Umständen|keinesfalls|auf gar keinen Fall|außer|alles außer|alles außer in|alles nur nicht|alles nur kein|alles nur keine|alles bis auf|Hauptsache nicht|Hauptsache kein|Hauptsache keine|Hauptsache ohne|nix|nix mit|nichts|nichts mit|nichts in|nichts im|nichts am|nie|nie am|nie wieder|nie mehr|niemals|kei|koa|koan|koane|ka|kan|Schluss mit|Schluss mit dem|Schluss mit der|nicht über|nicht durch|nicht über eine|nicht durch eine|nicht in einer|nicht in einem|nicht an einer|nicht an einem|nicht bei einer|not through|not via|not through an|anything but|everything except|anything except|statt|anstatt|weg vom|weg von|weg aus|raus aus|fort aus|genug von|genug vom|keine Lust auf|keine Lust mehr auf|kein Bock mehr auf|keinen Bock mehr auf|kein Bock auf|keinen Bock auf|no|not|not in|not a|not an|without|except|never|none|non|nicht mehr|nicht mehr in|nicht mehr im|nicht im|nicht am|nicht bei|lieber nicht|instead of|rather than|kiene|keien|kene|onhe|ohen|onne|whitout|witout|withot|do not want|don’t want|want no|nothing with|weder|neither',
    { role: 'negation' },
  ],
  [
    'nur|ausschließlich|only|exclusively|bloß|rein|reine|reiner|reines|lediglich|just|nur noch|nur im|nur in',
    { role: 'only' },
  ],
  ['aber|sondern|jedoch|dafür|but|although|though|yet', { role: 'but' }],
  ['und|oder|sowie|noch|bzw|u|od|and|or|nor|&|+', { role: 'join' }],
  [
    'ok|okay|geht|gern|gerne|möglich|ja|fine|possible|erlaubt|egal|in Ordnung|kein Problem|no problem|nur ausnahmsweise|ausnahmsweise|notfalls|zur Not|macht mir nichts aus|mache ich|mach ich|in order|is fine|are fine|ist ok|sind ok|wäre ok|geht auch|auch möglich|wenn nötig|sehr gerne|yes',
    { role: 'fine' },
  ],
  [
    'nicht in Frage|nicht infrage|geht nicht|gehen nicht|geht gar nicht|gehen gar nicht|nicht möglich|nicht machbar|nicht gewünscht|nicht erwünscht|unmöglich|ausgeschlossen|nein|nein danke|mag ich nicht|will ich nicht|möchte ich nicht|kann ich nicht|kann ich nicht machen|mache ich nicht|weglassen|auslassen|rauslassen|streichen|nicht ins Haus|brauche ich nicht|brauch ich nicht|interessiert mich nicht|interessieren mich nicht|nichts für mich|nicht machen|nicht leisten|nicht übernehmen|nicht haben|nicht arbeiten|nicht so gern|nicht so gerne|nicht gern|nicht gerne|ungern|gar nicht|überhaupt nicht|eher nicht|ist tabu|tabu|No Go|NoGo|muss nicht sein|müssen nicht sein|fällt weg|fallen weg|leave out|be left out|not for me|not possible|impossible|no thanks|not an option|out of the question|do not work|don’t work',
    { role: 'impossible' },
  ],
  ['frei|frei haben|dienstfrei|arbeitsfrei|immer frei|free|off', { role: 'free' }],
  [
    'in|bei|um|nahe|nähe|Nähe von|in der Nähe von|in der Nähe|nahe bei|Raum|im Raum|Großraum|im Großraum|rund um|Umgebung|Umgebung von|Umkreis|im Umkreis von|im Umkreis um|Umkreis von|in der Umgebung von|Region|in der Region|Kreis|Landkreis|Bezirk|im Bezirk|in der Stadt|Stadt|Stadtteil|in und um|around|near|close to|nearby|next to|in the area of|aus|nach|bez|bi|Standort|Ort|PLZ|Postleitzahl|Bereich|gegend|in der Gegend von|Gegend um|Großstadt|Kanton|im Kanton|Kt|LK|Lkr|Land|im Land|Bundesland',
    { role: 'near' },
  ],
  ['im|am|beim|vom|von|zur|zum|ins|im schönen', { role: 'preposition' }],
  ['der|die|das|den|dem|des|the|en|ne|nen|ner|nem|ein|eine|einen|einer|einem|eines|a', { role: 'article' }],
  ['als|as|für|for|mit|with|to|of|auf|an|zu|at|on|so|da', { role: 'little' }],
  [
    'Dienst|Dienste|gestellt|eingestellt|online gestellt|System|Kraft|Basis|Betrieb|Position|Positionen|Vertrag|Modell|Kenntnisse',
    { role: 'tail' },
  ],
  [
    'ich|wir|suche|such|suach|suech|suchn|suche was|such was|und suche|und such|stell|gsucht|gsuacht|leider|bräuchte|bräucht|bevorzugt|bevorzuge|bevorzugen|gepostet|ausgeschrieben|ausgeschriebene|ausgeschriebenen|inseriert|kleine|kleiner|kleines|kleinen|kleinem|große|großer|großes|großen|großem|verfügbar|available|wohnortnah|wohnortnahe|vorwiegend|hauptsächlich|mainly|mostly|vor allem|suchen|suche eine|sucht|gesucht|gesuche|Suche nach|auf der Suche nach|auf Stellensuche|auf Jobsuche|search|searching|searching for|looking for|looking|seeking|find|finde|finden|zeig|zeige|zeigt|zeig mir|show|me|mir|mich|uns|unser|bitte|please|gibt|gibts|gibt’s|es|gibt es|was|welche|welcher|welches|wo|wer|wie|kann|kann ich|könnte|möchte|will|würde|wollen|hätte|hätte gern|hätte gerne|habe|haben|bin|ist|sind|sein|i|i’m|im a|i am|am a|we|are|is|there|do|you|have|want|want to|would|would like|like|like to|need|brauche|brauch|wünsche|wünsche mir|ich wünsche mir|wünschen uns|entfernt|davon entfernt|davon|what|which|where|any|some|my|work|working|arbeiten|arbeite|gelernte|gelernter|Arbeit|Arbeitsstelle|Arbeitsplatz|Arbeitsplätze|Job|Jobs|Jobangebot|Jobangebote|Jobsuche|Stellensuche|Stelle|Stellen|Stellenangebot|Stellenangebote|Stellenanzeige|Stellenanzeigen|Stellenmarkt|Jobbörse|Anzeige|Anzeigen|Inserat|Inserate|Angebot|Angebote|Anstellung|Beschäftigung|job offer|job offers|offer|offers|opening|openings|vacancy|vacancies|position as|Pensum|Workload|Wohnort|mein|meine|meiner|meinem|in meiner Nähe|near me|freie Stelle|freie Stellen|offene Stelle|offene Stellen|offen|neue Stelle|neue Stellen|neuer Job|neuen Job|neue Herausforderung|neu|neue|neueste|aktuell|aktuelle|aktuellen|new job|new jobs|latest|open position|open positions|alle|all|auch|also|am liebsten|vorzugsweise|preferably|möglichst|idealerweise|wenn möglich|wenns geht|if possible|hier|wieder|gut|gute|guter|gutes|schön|schöne|schönen|good|nice|dringend|gut bezahlt|gut bezahlte|gut bezahlten|gut bezahlter|bezahlt|bezahlte|well paid|hallo|hi|hey|danke|thanks|thank you|und so|und Umgebung|und Umland|Umland|und Umkreis|and surroundings|im Umkreis|Umgebung gesucht|moin|servus|grüezi|ab und zu|vielleicht|eventuell|maybe|derzeit|momentan|zurzeit|zur Zeit|currently|veröffentlicht|veröffentlichte|erschienen|posted|published|Euro Job|arbeiten als|arbeiten in|tätig|Tätigkeit als|Arbeitszeit|Arbeitszeiten|Schichtmodell|hours|überall|egal wo|anywhere|mal|schnell|Bewerbung|bewerben|apply|Job als|jobs for|something|etwas|irgendwas|irgendetwas|was gibt es|wer sucht|wer hat|wo kann ich|wo gibt es|hab|hab ich|werden|wäre|wäre super|wäre toll|wäre ideal|wäre perfekt|wäre schön|wäre prima|wäre klasse|wäre gut|wär super|wär toll|wär gut|wär schön|would be great|would be nice|would be ideal|would be perfect|wär|sollte|soll|lieber|rather|am besten|Gehalt|Lohn|mehr|mehr machen|machen|mit Kind|mit kleinem Kind|mit kleinen Kindern|mehr arbeiten|direkt|direkt im|direkt bei|kommt|kommen|oder weniger|oder mehr|oder so|du|kannst|kannst du|können Sie|könnt ihr|gleich|ruhig|or less|or more|wanted|hiring|required',
    { role: 'filler' },
  ],
]
