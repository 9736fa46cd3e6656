import type { QueryLocale } from './reader.ts'

/** Towns whose names are German words, or the names of people and things of the trade: places only where the sentence says so. */
const german = new Set(
  `alb alle alpen alten amt anger arbeiten arten arzberg au aue auerbach aufnahme aussen bad baden barth bau bauen
  berg bergen beuren bogen boll bous brake brand bruch brucken brugg buch buchen bulle bunde buren burg damm damme
  daun diez dorf egg eich eis elz engen ernst essen fahren falkenau feld fell fels fern feucht fisch flieden forst
  frei freisen freren frieden friesen furst furth gallus gau gemeinden gleichen gross grund gut haag haan haar hafen
  hage hagen halle hang hard haren hart hasel haus hausern heide heiden heim hemmer herz hilfe hille himmelreich
  hoch hof hofe hohe hohl holle horn horst hude hut inden innere jagd kahl kalk kall kamen kammer kappel kastel kehl
  kessel kind kinder kirchen klein klinik koch kochel kommen konig konz korb kranken kreuz krone kuchen kuhl kummer
  lachen lage lamm lamme land langen lauf laufen leben leck leer lehm lehre lenz leuten lich licht liebe linden
  lippe lohn lohne lotte luft magen maria mark markt marl marly matt mehr meinen melle menden mengen mensch messen
  mies mittag mitte mittel moos mors muden muhl muhlen mund muri mussen nacht nahe nassau natur neuer neues neuhof
  nord norden nutzen ober ohne olpe ort ost osten ostern paradies peine perg petersdorf pfahl pflege pille plan
  polch post praxis preis quelle rain rast rath raum recke rees regen reichen reihe reinigen reise rheine ried ries
  ring ritter rohr rosengarten rot roth rotkreuz ruhe ruhen rum saal salem sand sande schein schild schlitz schotten
  schule schutz schwarz schweig see seele seesen selm senden siegen singen sinn sion sitten soll sorge spalt
  speicher spelle springe stade stadt stall start stehen stein steinen stelle stern stille stock stolpen strass
  strom stunden sud sulz tag tal tamm tarp teil teufen thal thale tief tisch titz tor treff treppen treuen ufer uns
  unter urbar velden verl vier vogelsang wachen wagen wald walde wall wangen waren warmen warte wasser weg wege wehr
  weiden weil weiler wein weis welt wend wenden wenen werden werder werne werther wesel west westen westend wetter
  wied wiese wiesen wil wind winkel winsen winter wissen witten wohlen wohnen wort worth wunsch zahlen zeil zeiten
  zell zent ziel zimmer zimmern zinnen zug zusammen zwei`.split(/\s+/),
)

/** Words that only an English sentence has. */
const english = new Set(
  `brake bath born bus fully grab hall ham hard hope horn loud lunch many march much plus poly rain rust salem see side split
  stay time wedding well west worth worms yard`.split(/\s+/),
)

/** Whether a place name is rather a word of the reader's language; `key` is folded. German words are used by all. */
export function isRatherWord(key: string, locale: QueryLocale): boolean {
  return german.has(key) || (locale === 'en' && english.has(key))
}
