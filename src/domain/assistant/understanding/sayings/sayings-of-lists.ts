import type { PlainActName } from '../act.ts'

/** How people go through a list and change a search without naming a filter. */
export const sayingsOfLists: Partial<Record<PlainActName, readonly string[]>> = {
  more: [
    '[mehr|noch mehr|weiter|weitere|more|next|nächste|nächsten|noch welche|noch weitere|mehr davon|weiterblättern|weiter blättern|blättern|nächste seite|next page|the next|more of them|more of these|more please|and more|continue]',
    '[zeige|zeig|zeigen|show|gib|gibt es|hast du|habt ihr|haben sie|are there|do you have|see|get]? [mir|me|uns|sie]? [noch|the|die]? [mehr|weitere|nächste|nächsten|anderen|andere|more|next|other|others|restlichen|rest] [davon|jobs|stellen|ergebnisse|angebote|treffer|anzeigen|ones|results|offers|fünf|zehn|5|10|five|ten|page|seite|of them|of these]? [zeigen|sehen|anzeigen|anschauen|laden|an|her]?',
    'was [gibt es|hast du|haben sie|habt ihr] [da]? [noch|sonst|sonst noch|noch so|noch alles]',
    '[und]? [noch|sonst] [was|welche|etwas]? [noch]?',
    'what else …',
    'anything else',
    '[seite|page] [2|zwei|two]',
    '[gibt es|hast du|haben sie|habt ihr] [noch|auch]? [andere|weitere|mehr] …',
  ],
  previous: [
    '[vorherige|vorige|previous|die vorherigen|die vorigen|seite zurück|vorherige seite|previous page|die davor|die von vorhin|the previous ones|the ones before] [jobs|stellen|ergebnisse|seite|page|ones]? [zeigen]?',
    '[eine]? seite zurück',
  ],
  again: [
    '[nochmal|noch einmal|again|wiederhole|wiederholen|wiederhole das|zeig die liste|liste|zeige die liste|the list|show the list|list again|zurück zur liste|zur liste|back to the list] [zeigen|anzeigen|nochmal|again]?',
    '[zeige|show] [mir|me]? [die|das|the]? [liste|ergebnisse|treffer|results|list] [nochmal|again]?',
  ],
  count: [
    '[wie viele|wieviele|wieviel|wie viel|how many] [sind|gibt es|waren|habt ihr|hast du|haben sie|are|have you got|do you have] [das|es|da|davon|dort|denn|there|they|those|that|insgesamt|in total|überhaupt|these]? [insgesamt|jetzt|davon|da|gesamt|in total|altogether|denn|so]? [stellen|jobs|treffer]?',
    '[wie viele|wieviele|how many] [stellen|jobs|treffer|ergebnisse|anzeigen|angebote|results|positions]? [sind|ist|is|are] [das|es|that|those|there|they] [insgesamt|jetzt|in total|altogether]?',
    '[wie viele|wieviele|how many] [stellen|jobs|treffer|ergebnisse|anzeigen|angebote|results|hits]? [insgesamt|davon|in total|of them]?',
    '[anzahl|gesamtzahl|total|count] [der treffer|der stellen|insgesamt|bitte]?',
    'what is the [number|total]',
  ],
  back: [
    '[zurück|back|go back|undo|rückgängig|rückgängig machen|einen schritt zurück|ein schritt zurück|schritt zurück|wieder zurück|mach das rückgängig|vorherige suche|zurück zur vorherigen suche|zurück zur letzten suche|previous search|take that back|retour|letzte suche|zur vorigen suche|wie vorher|so wie vorher|wie zuvor|as before|zurück bitte]',
    '[nimm|nehmen sie|mach|machen sie|das] [das|den|die]? [eben|gerade|letzte|letzten|letzte änderung|letzten schritt]? [wieder]? [zurück|rückgängig|zurücknehmen|rückgängig machen]',
    '[geh|gehe|gehen|gehen wir|spring|mach|go|take] [doch|nochmal|noch mal|noch einmal|wieder|wieder mal]? [einen|ein|eins|one|a]? [schritt|step|stufe]? [zurück|back]',
    '[doch nicht|nee|nein|hm]? [eins|eines|einen|eine] [schritt|stufe|suche]? zurück',
    '[undo|revert] [the|my|that]? [last]? [thing|change|step|one|filter|bit]?',
    '[letzten|letzte|letztes|den letzten|die letzte] [schritt|änderung|filter|einstellung] [wieder]? [rückgängig|zurück|raus|weg|zurücknehmen|rückgängig machen]',
    '[nimm|nehmen sie] [das letzte|den letzten filter|die letzte änderung|den letzten schritt] [wieder]? [raus|weg|zurück]',
    'wieder [wie|so wie] [vorher|zuvor|vorhin|davor]',
    '[zurück|back] [zu|zur|zum|to] [der|the]? [vorherigen|vorigen|letzten|previous|last] [suche|search|ergebnis|liste]',
  ],
  anywhere: [
    '[und]? [im|in|in dem|across|in the|throughout|throughout the] [ganzen|gesamten|whole|entire] [land|bundesgebiet|country] …',
    '[im ganzen land|landesweit|österreichweit|schweizweit|nationwide|countrywide]',
    '[egal wo|wo ist egal|der ort ist egal|ort egal|ort ist egal|ort spielt keine rolle|überall|ganz egal wo|bundesweit|deutschlandweit|anywhere|everywhere|no matter where|location does not matter|location doesn’t matter|any location|wo auch immer|wurscht wo|wurst wo|ist mir egal wo|ortsunabhängig|ort weglassen|ohne ort|ohne ortsangabe|egal in welcher stadt|egal welche stadt|irgendwo]',
    'wo [ist|wäre]? [mir]? [egal|wurscht|wurst]',
    '[der|die]? [ort|stadt|region|standort] [ist|wäre|spielt]? [mir|dabei]? [egal|wurscht|keine rolle|nicht wichtig]',
    '[in]? [ganz] [deutschland|österreich|der schweiz] [egal wo]',
    '[es ist]? [mir]? egal [in welchem ort|in welcher stadt|wo]',
    'not only there',
    '[nicht nur] [dort|da|hier]',
  ],
  nearer: [
    '[weniger weit|nicht so weit|näher|kürzerer weg|kürzere strecke|closer|nearer|less far|not so far|not that far|zu weit|das ist zu weit|too far|that’s too far|kleinerer umkreis|kleinerer radius|umkreis kleiner|radius kleiner|smaller radius|näher dran|weniger fahrweg|kürzerer arbeitsweg|shorter commute|weniger entfernt|weniger km|weniger kilometer|umkreis verkleinern|nicht zu weit|net so weit|geht es näher|geht’s näher|ein bisschen näher|etwas näher|much closer] [weg|entfernt|away|bitte]?',
    '[geht|ginge|gibt es|hast du] [es]? [auch]? [etwas|was]? [näher|weniger weit|in der nähe]',
    '[welche|which] [davon|stelle|one|of them]? [ist|liegt|is] [am nächsten|näher|nearest|closest|closer]',
    '[das|die] [ist|sind] [mir]? zu weit [weg|entfernt]?',
  ],
  wider: [
    '[weiter weg|auch weiter weg|größerer umkreis|größerer radius|umkreis größer|radius größer|umkreis erweitern|radius erweitern|larger radius|bigger radius|wider|further away|further|farther|weiterer umkreis|mehr umkreis|wider area|weiter entfernt|auch in der umgebung|umgebung auch|und umgebung|auch umgebung|mit umgebung|expand the radius|expand|umkreis vergrößern|mehr kilometer|auch etwas weiter|etwas weiter weg|suche erweitern] [auch|bitte|geht auch|ist ok]?',
    '[auch]? [wenn|if] [ich|i] [weiter|länger|further] [fahre|pendle|fahren würde|pendeln würde|drive|commute]',
    '[darf|kann] [auch|ruhig]? [weiter weg|etwas weiter weg|weiter entfernt] sein',
  ],
  'more-pay': [
    '[mehr gehalt|mehr geld|mehr lohn|mehr verdienen|besser bezahlt|bessere bezahlung|höheres gehalt|more money|more pay|higher salary|better pay|better paid|higher pay|more salary|mehr kohle|höherer lohn|zu wenig gehalt|zu wenig geld|mehr bezahlung|bessere verdienst|mehr verdienst|zahlt wer mehr|wer zahlt mehr|das ist zu wenig] [bitte|please]?',
    '[geht|ginge] … [mehr gehalt|mehr geld|mehr lohn|besser bezahlt]',
    '[mit] [mehr|höherem|besserem] [gehalt|lohn|geld]',
    '[zahlt|bezahlt] [jemand|wer|einer] [mehr|besser]',
    'does [anyone|anybody] pay more',
    '[gibt es]? [etwas|was] [mit mehr gehalt|mit mehr geld|besser bezahltes]',
  ],
  'best-paid': [
    '[bestbezahlte|die bestbezahlte|bestbezahlten|am besten bezahlt|die bestbezahlten|höchstes gehalt|höchstes gehalt zuerst|best paid|highest salary|highest paid|highest salary first|best paid first|best salary|nach gehalt sortieren|nach gehalt sortiert|nach gehalt|sort by salary|sort by pay|sorted by salary|höchster lohn|die am besten bezahlten] [zuerst|first|jobs|stellen]?',
    '[wer|welche|wo] [zahlt|bezahlt|stelle|verdient|verdiene|davon]? [ich|man|zahlt]? [am besten|am meisten]',
    '[which|who] [one]? pays [the]? [best|most]',
    'sortiere [sie|die]? nach [gehalt|lohn|bezahlung]',
  ],
  newest: [
    '[neueste|neuesten|neuste|die neuesten|die neusten|newest|latest|newest first|latest first|neueste zuerst|die neuesten zuerst|nach datum|nach datum sortieren|most recent|sort by date|aktuellste|aktuellste zuerst|nur neue|die aktuellsten] [zuerst|first|jobs|stellen|anzeigen]?',
    'sortiere [sie|die]? nach datum',
  ],
  'less-filters': [
    '[ohne filter|alle filter weg|filter weg|filter löschen|filter entfernen|weniger filter|no filters|remove filters|remove all filters|clear filters|fewer filters|filter zurücksetzen|reset filters|weniger streng|alle filter entfernen|alle filter löschen|without filters|ohne einschränkung|ohne einschränkungen]',
  ],
  'no-words': ['[ohne suchbegriff|without search words|ohne suchwort|ohne stichwort]'],
  'unknown-pay': [
    '[auch]? [ohne gehaltsangabe|ohne gehaltsangaben|without stated pay|without pay stated|ohne angabe zum gehalt] [too]?',
    'also without stated pay',
    '… [welche|die|stellen|anzeigen] [ohne gehaltsangabe|ohne gehalt|ohne angabe zum gehalt]',
  ],
  'all-employers': ['[at]? all employers', 'egal bei wem', 'bei allen arbeitgebern'],
  'near-me': [
    '[in]? [meiner nähe|der nähe von mir|meiner umgebung|meiner region|meinem ort]',
    '[jobs|stellen]? [near me|in my area|nearby|in meiner nähe|close to me|around here|hier in der nähe]',
  ],
  search: [
    '[stellen|jobs|job|arbeit|eine stelle|einen job|stelle] [suchen|finden|search|gesucht|suche]?',
    '[ich]? [suche|brauche|möchte] [eine|einen|neue|neuen|eine neue|einen neuen]? [stelle|job|arbeit|arbeitsstelle|stellen|jobs] [finden|suchen]?',
    '[find|search|i am looking for|i’m looking for|i need|looking for] [me]? [a|new|a new]? [job|jobs|work]',
    '[zeige|zeig|show] [mir|me]? [alle|all]? [stellen|jobs|angebote]',
    '[was|welche stellen|welche jobs] [gibt es|habt ihr|hast du|haben sie] [hier|denn|so|alles]? ',
    'what jobs [are there|do you have]',
    '[ich]? [will|möchte|kann|mag] nicht mehr [in|als|im|bei] …',
  ],
}
