/** All patterns read folded text: lower case, "ä" as "ae". */
type Hostile = { manner: 'instructions' | 'others-data' | 'insult'; patterns: readonly RegExp[] }

const someones = '(?:ander\\w+|fremd\\w+|alle[rn]?|saemtliche\\w*|eure[rn]?|deine[rn]?)'
const people =
  '(?:bewerber\\w*|nutzer\\w*|user\\w*|benutzer\\w*|leute\\w*|personen|kandidat\\w*|mitglieder\\w*|kund\\w+|kolleg\\w+|pflegekraeft\\w*|pfleger\\w*|aerzt\\w*|arbeitnehmer\\w*|angestellte\\w*)'
const private_ =
  '(?:daten|kontaktdaten|adresse\\w*|anschrift\\w*|telefonnummer\\w*|handynummer\\w*|rufnummer\\w*|nummern?|(?:e-?)?mails?(?:-?adressen?)?|bewerbung\\w*|lebenslaeufe?|lebenslauf|unterlagen|passwort|passwoerter|namen?|profile?|konto|konten|gehalt)'

const relatives =
  '(?:mein\\w*|unser\\w*) (?:ex\\w*|nachbar\\w*|kolleg\\w*|chef\\w*|mann|frau|ehe\\w*|freund\\w*|mitarbeit\\w*|partner\\w*|bruders?|schwester|tochter|sohne?s?|mutter|vaters?|schwager\\w*)'
/** What becomes of the data of applicants may be asked. */
const notOfRules =
  '(?<!^(?:und |aber )?(?:was (?:passiert|macht|geschieht|wird)|wie (?:lange|sicher|geht|gehen|schuetzt|schuetzen)|wo (?:werden|speichert|liegen)|werden|wer (?:sieht|darf|kann|hat)|sind|muessen|duerfen)\\b(?!.*\\b(?:zeig|gib|nenn|schick|liste)).*)'

export const hostile: readonly Hostile[] = [
  {
    manner: 'instructions',
    patterns: [
      /\b(?:ignorier\w*|vergiss|vergesse|missachte\w*|uebergeh\w*|umgeh\w*)\b.{0,40}\b(?:anweisung\w*|instruktion\w*|regeln?|vorgaben?|anordnung\w*|(?:bisherig|vorherig)\w*(?! (?:such|filter|angaben|wuensch|eingab|ort|stell|job|treffer|ergebniss)|[.!]*$)|oben|prompt|(?:deinen?|eure[nr]?|ihren?|inhalts\w*|sicherheits\w*) ?filter|beschraenkung\w*)\b/,
      /\b(?:ignorier\w*|vergiss|vergesse|missachte\w*|uebergeh\w*|umgeh\w*)\b.{0,40}\balles\b,? (?:was|wie) (?:man|dir|du|die|sie|dein\w*|vor\w*|bisher|zuvor|davor|oben)\b/,
      // Behind another order, not where a search begins anew.
      /.{10}\b(?:ignorier\w*|vergiss|vergesse|ignore|forget)\b.{0,12}\b(?:alles (?:davor|zuvor|vorher)|everything before)\b/,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?(?! of (?:the |a )?(?:tariff|agreement|hospital|ward))|previous(?! (?:search|filter|wish|job|result|quer|place|town))|above|prompts?|guidelines|restrictions|(?:your|safety|content) filters?)\b/,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\beverything\b(?: that)? (?:you|they|your|previous|before this|above|he|she|anyone|was)\b/,
      /\b(?:system|admin|safety|security)[ -]?(?:override|bypass)\b/,
      /\b(?:system|developer|initial|hidden)[ -]?(?:prompt|message|instructions?|anweisung\w*|nachricht)\b/,
      /\b(?:deine?n?|dein|your|ihre?n?)\b.{0,20}\b(?:prompt|instructions|(?:hidden|secret|internal) (?:rules|guidelines)|(?:geheimen? |internen? )(?:anweisungen|regeln|vorgaben)|anweisungen|source ?code|quelltext|quellcode)\b/,
      /\b(?:du bist|sie sind|you are|du bisch)\b (?:ab (?:jetzt|sofort)|jetzt|nun|von nun an|now|from now on)\b(?! (?:schon|echt|wirklich|wieder|da|dran|fertig|online|showing|searching|durcheinander|verwirrt|beleidigt|sauer|boese|muede|ueberfordert|still|schneller|besser|(?:die|der|mein|meine|the|my) (?:neue\w* |new )?(?:beste|beste\w* freund\w*|liebste|heldin|held|rettung|best|best friend|favou?rite|hero)(?=[.!]*$)|confused|lost|stuck|mad|angry|tired|wrong|better|faster)\b)|\byou're (?:now|from now on) (?:an?|the|my|free|called)\b/,
      // In which of the two languages she speaks may be said.
      /\b(?:antworte|sprich|rede|schreib\w*|answer|speak|talk|reply)\b.{0,20}\b(?:ab jetzt|ab sofort|von nun an|nur noch|from now on|only in)\b(?!(?: bitte| nur| noch| mit mir| please| only| with me| auf| in| to me)* (?:hoch)?(?:deutsch|englisch|german|english)(?: bitte| mit mir| weiter| please| to me| with me)*[.!]*$)|\byou are (?:dan|evil|free|unrestricted)\b|\b(?:wie|like) (?:ein|eine|a) (?:pirat|clown|roboter|pirate|clown|hacker)\b/,
      /\b(?:ab jetzt|ab sofort|von nun an|von jetzt an|from now on)\b.{0,20}\b(?:heisst du|bist du|sind sie|antwortest|antworte|you are|you will|act|respond)\b(?!(?: bitte| nur| noch| mir| mit mir| please| only| to me| auf| in)* (?:hoch)?(?:deutsch|englisch|german|english)[.!]*$)/,
      /\b(?:tu|tue|tun sie|mach|benimm dich) (?:so,? als|als ob)\b/,
      /\b(?:pretend|role ?play|roleplay|act as|acting as|simulate|imagine you|spiel(?:e|st)? (?:die |eine |den )?(?:rolle|\w+ rolle)|rollenspiel|stell dir vor,? du)\b/,
      /\b(?:jailbreak|dan mode|do anything now|developer mode|entwicklermodus|god ?mode|sudo|admin ?modus|debug ?modus|debug mode)\b/,
      // Who lists ads without filters or without bounds asks for no other manner.
      /\b(?:antwort\w*|sprich|sprech\w*|rede|agier\w*|sei|bist|emma|ki|bot|answer|speak|talk|respond|reply|act|behave)\b.{0,30}\b(?:ohne|without)\b (?:\w+ ){0,2}?(?:filter\w*|einschraenkung\w*|regeln|zensur|grenzen|restrictions?|rules|limits|censorship|guidelines)\b/,
      /\b(?:du|you) (?:hast|have|brauchst|kennst|folgst|follow)\b.{0,20}\b(?:keine[nr]?|no)\b.{0,15}\b(?:regeln|einschraenkungen|vorgaben|grenzen|rules|restrictions|limits|guidelines)\b/,
      /<\|?(?:im_start|im_end|system|assistant|user|endoftext)\b|\[\/?(?:inst|system|assistant)\]|###? ?(?:system|instruction|anweisung)|(?:^|\s)(?:system|assistant) ?:/,
      /\b(?:wiederhole|repeat|print|gib|zeige?|output|reveal|verrate|show)\b.{0,30}\b(?:prompt|text above|words above|text oben|anweisungen|instructions|konfiguration|configuration|umgebungsvariabl\w+|env|api.?key|api.?schluessel|geheimnis\w*|secrets?)\b/,
      /<script|javascript:|drop table|select \*|union select|'; ?--|\bor 1=1\b|\{\{.*\}\}|\$\{/,
      /\{\s*['"](?:tool|tools|function|name|arguments|parameters|type|role|system|content|messages)['"]\s*:/,
      /\b(?:hack|hacke|hacken|exploit|sql.?injection|ddos)\b/,
      /\b(?:als|as) (?:dein |your |the )?(?:administrator|admin|entwickler|developer|betreiber|operator|system)\b.{0,30}\b(?:befehl|weise|ordne|fordere|command|order|instruct|authori[sz]e|berechtig)/,
      /\b(?:ich bin|i am|i'm|als|as)\b.{0,15}\b(?:administrator|admin|entwickler|developer|betreiber|root|openai|anthropic)\b.{0,40}\b(?:bestaetig\w*|erlaub\w*|genehmig\w*|ignorier\w*|gewaehr\w*|confirm|allow|grant|permit|ignore|reveal|verlang\w*|(?:zeig\w*|gib|show|give)\b.{0,25}\b(?:prompt|daten\w*|data\w*|konfig\w*|config\w*|anweis\w*|instruct\w*|regeln|rules|passw\w*|nutzer\w*|users?|bewerb\w*|applica\w*|kont(?:o|en)|accounts?|intern\w*|geheim\w*|secrets?|logs?|zugang|access|code))\b/,
      /\b(?:translate|uebersetze?)\b.{0,40}\b(?:follow|execute|obey|befolg\w*|fuehr\w*|tu es)\b/,
      /\b(?:was steht|was ist|what is|what's|welche|nenn|zeig)\b.{0,20}\b(?:deiner|deine|ihrer|ihre|your)\b.{0,12}\b(?:konfiguration|configuration|config|einstellungsdatei|anweisung\w*|regeln|instruktion\w*|instructions|rules)\b(?! (?:liste|list))/,
      /\b(?:welche|was fuer) (?:anweisungen|instruktionen|befehle|regeln) (?:hast|haben|bekommst|wurden|folgst)\b|\bwhat (?:instructions|rules) (?:were|did|have|do) you\b/,
      /\bwhat (?:were|have) you (?:been )?(?:told|instructed|given)\b|\bwas (?:wurde|hat man|haben sie|haben die) dir\b.{0,30}\b(?:gesagt|befohlen|aufgetragen|vorgegeben|eingegeben|mitgegeben|beigebracht)\b/,
      /\b(?:print|repeat|output|show|recite)\b.{0,20}\b(?:everything|all|text|words|lines?)\b.{0,10}\b(?:above|before this)\b|\b(?:wiederhole|gib|druck\w*)\b.{0,25}\b(?:alles|text|worte?|zeilen?)\b.{0,12}\b(?:oben|darueber|ueber dieser|vor dieser)\b/,
      // "Neue Regel: kein Wochenende mehr" says what ads shall be like.
      /\b(?:new|neue) (?:system )?(?:instructions?|anweisung\w*|regeln?|rules?) ?:(?! ?(?:ab (?:jetzt|sofort) )?(?:bitte )?(?:nur(?: noch)?|keine?n?|ohne|lieber|hoechstens|mindestens|teilzeit|vollzeit|only|no|without|part[- ]time|full[- ]time) (?!.*\b(?:antwort\w*|sprich\w*|rede\w*|sag\w*|verrat\w*|ignor\w*|regeln?|rules?|filter\w*|grenzen|limits?|restrictions?|einschraenk\w*|beschraenk\w*|zensur|anweis\w*|instruct\w*|prompt|daten|data|answer|speak|talk|reveal|tell|say|act|du|you)\b))|\b(?:repeat|wiederhole) (?:everything|alles|all|the text|den text)\b/,
      /\b(?:gib|zeig\w*|give|show|nenn\w*|schick\w*|export\w*|dump\w*)\b.{0,15}\b(?:quellcode|quelltext|source ?code|\w*datenbank|database|admin ?zugang|root|zugang zu[rm]? (?:datenbank|server|system|backend))\b/,
      /\b(?:vergiss|vergesse|forget|verlass)\b.{0,12}\b(?:deine?|ihre?|your)\b.{0,8}\b(?:rolle|aufgabe|persona|role|job|zweck)\b/,
      /\b(?:gefaelscht\w*|faelsch\w*|fake|forged?|(?:kauf\w*|besorg\w*|erstell\w*|mach\w*|bastel\w*|brauch\w*|verkauf\w*|krieg\w*|bekomm\w*)\b.{0,30}\bfalsche[nrs]?|falsche[nrs]?(?=.{0,40}\b(?:kauf\w*|besorg\w*|erstell\w*|mach(?:en|t|st)|bastel\w*|verkauf\w*)\b))\b.{0,25}\b(?:urkunde\w*|zeugnis\w*|diplom\w*|approbation|lebenslauf|certificate|diploma|degree|licen[cs]e|impfpass|nachweis\w*)\b(?!.{0,30}(?:hochgeladen|geschickt|angehaengt|uploaded|sent|attached))/,
      /\b(?:anweisung|instruction|order|befehl)\w* (?:des|der|vom|von|from|by|of) (?:the )?(?:betreiber\w*|operator|admin\w*|entwickler\w*|developer\w*|system\w*)\b/,
      /\b(?:base64|rot13|decodiere|dekodiere|decode|entschluessle)\b/,
    ],
  },
  {
    manner: 'others-data',
    patterns: [
      new RegExp(
        `\\b${private_}\\b.{0,25}\\b(?:von|der|des|aller)\\b.{0,20}\\b${someones}\\b.{0,20}\\b${people}\\b`,
      ),
      new RegExp(`\\b${private_}\\b${notOfRules} (?:von|der|aller)\\b(?: \\w+)? ?\\b(?:${people})\\b`),
      new RegExp(
        `\\b(?:liste|namen|list|names)\\b.{0,12}\\b(?:aller?|saemtliche[nr]?|all|every)\\b.{0,20}\\b${people}.{0,15}\\b(?:mit|samt|und|with|and)\\b.{0,12}\\b(?:telefon|handy|${private_}|phone\\w*)`,
      ),
      new RegExp(
        `\\b(?:zeig\\w*|gib|sag|schick\\w*|verrat\\w*|oeffne|sehen|lesen)\\b.{0,25}\\b${private_}\\b (?:von )?${relatives}\\b|\\b${private_}\\b (?:von )?${relatives}\\b.{0,15}\\b(?:zeigen|sehen|geben|lesen|schicken|verraten)\\b`,
      ),
      // Whoever says whose husband or mother they are may not see what is hers.
      new RegExp(
        `\\bich bin\\b.{0,12}\\b(?:mutter|vater|mann|frau|ehemann|ehefrau|partner\\w*|freund\\w*|chef\\w*|schwester|bruder|tochter|sohn)\\b.{0,45}\\b(?:ihre?n?|seine?n?|deren)\\b (?:\\w+ )?${private_}\\b`,
      ),
      /\b(?:wo|ob|where|whether|if)\b.{0,8}\b(?:sie|er|she|he|mein\w* \w+|my \w+)\b(?: sich| has| schon| already| woanders)* (?:\w+ ){0,2}?(?:beworben|applied)\b(?! haben\b)/,
      /\b(?:hat|has)\b (?:sich )?(?:mein\w*|unser\w*|my|our) (?:mitarbeit\w*|kolleg\w*|angestellte\w*|ex\w*|chef\w*|nachbar\w*|employee|colleague|boss|neighbou?r)\b.{0,30}\b(?:beworben|applied)\b/,
      /\b(?:welche|was ist die|wie ist die|wie lautet die)\b.{0,12}\b(?:handynummer|telefonnummer|nummer|privatadresse|adresse|mailadresse|e-?mail)\b (?:hat|von)\b (?:frau|herrn?|dr)\b/,
      /\b(?:frau|herrn?|dr\.?) [a-z]+\b.{0,12}\b(?:in )?(?:ihre[rnm]?|seine[rnm]?) (?:bewerbung|lebenslauf|anschreiben|unterlagen)\b/,
      /\bnamen?\b.{0,20}\b(?:person\w*|leute\w*|bewerber\w*|menschen|derer|deren)\b.{0,40}\bbeworben\b(?!.{0,20}\b(?:bei uns|unsere)\b)/,
      /\b(?:give|send|show|list|tell|export|dump)\b.{0,12}\b(?:all|every)\b.{0,12}\b(?:e-?mails?(?: address(?:es)?)?|phone numbers?|passwords?|users|members)\b/,
      /\b(?:show|give|tell|what|see|read|open|log)\b.{0,25}\b(?:colleague|boss|wife|husband|friend|neighbou?r|employee|someone|somebody|ex|girlfriend|boyfriend|sister|brother)'?s'? (?:password|account|cv|resume|profile|applications?|data|e-?mails?|phone|messages)\b/,
      new RegExp(`\\b${someones} ${people}\\b.{0,30}\\b${private_}\\b`),
      /\b(?:telefonnummer|handynummer|privatadresse|wohnadresse|privatnummer|lebenslauf|bewerbung|passwort|private \w+|geburtsdatum|konto) (?:von|der|des) (?:frau|herrn?|dr\.?|[a-z]+ [a-z]+)\b/,
      /\b(?:gib|gebt|geben sie|sag|sagen sie|nenn\w*|schick\w*|zeig\w*|give|tell|send|show)\b.{0,12}\b(?:die |the |mir )?(?:nummer|handynummer|telefonnummer|adresse|mail|e-?mail|mailadresse|phone|number|address|lebenslauf|cv|geburtsdatum|gehalt) (?:von|of|for) (?:frau |herrn? |dr\.? )?(?!(?:der|dem|den|euch|ihnen|the|klinik|klinikum|spital|praxis|your)\b)[a-z]+ [a-z]+[.!?]?$/,
      /\b(?:phone numbers?|e-?mails?|addresse?s?|cvs?|resumes|names) of (?:everybody|everyone|all|anyone|those|people)\b.{0,12}\b(?:applied|registered|signed)\b/,
      /\b(?:phone|number|e-?mail|address|cv|resume|name)s? of the (?:last|first|other|latest|next) (?:applicant|candidate|user|person)\b|\b(?:passwords?|accounts?|data|e-?mails?) of (?:your|the) (?:users?|applicants?|candidates?|customers?)\b/,
      /\b(?:wer|who)\b (?:alles )?(?:hat sich|haben sich|applied|has applied)\b(?!.{0,20}\b(?:bei (?:uns|mir)|unsere|meine|to us|our|my)\b)(?: alles| schon| bisher)?.{0,30}\b(?:beworben|applied|stelle|job|position)\b(?<!\bbei mir beworben)/,
      /\b(?:hast du|haben sie|kennst du|weisst du|do you (?:have|know)) (?:die|the) (?:e-?mail|mail|nummer|telefonnummer|handynummer|adresse|phone|phone number|number|address)\w* (?:von|of) (?:frau |herrn? |dr\.? )[a-z]+\b/,
      /^wo wohnt (?:frau |herr |dr\.? )?[a-z]+ [a-z]+\??$/,
      /\b(?:wo wohn(?:t|en)|wie heiss(?:t|en)) (?:die|der|dieser|diese|frau|herr)\b(?!.{0,40}\b(?:bei uns|unsere)\b).{0,30}\b(?:mitbewerber\w*|bewerber\w*|pflegerin|pfleger|kandidat\w*|person|chefin|chef|mueller|meier|schmidt)/,
      /\bwer hat sich (?:noch |sonst |ausser mir )+.{0,30}\bbeworben\b|\bwer (?:noch |sonst )\b.{0,20}\bbeworben\b/,
      /\bwho else (?:has )?applied\b/,
      /\b(?:applications?|data|cvs?|resumes?|phone numbers?|e-?mails?|e-?mail addresses|addresses|passwords?|profiles?|personal (?:data|details))\b.{0,15}\b(?:of|from|for)\b.{0,20}\b(?:other|another|all|every|someone|somebody)\b.{0,20}\b(?:users?|people|persons?|applicants?|candidates?|else|seekers?|nurses?|doctors?)?\b/,
      /\b(?:other|another|all|every|someone else's) (?:users?'?|applicants?'?|candidates?'?|people'?s?|persons?'?s?)\b.{0,30}\b(?:data|applications?|cvs?|phone|e-?mails?|names?|passwords?|address\w*|details)\b/,
      /\b(?:private|home) (?:address|phone|number|e-?mail) of\b/,
      /\blist(?:e)? (?:all|alle) (?:users|nutzer|bewerber|applicants|accounts|konten)\b/,
      /\b(?:zeig\w*|gib|nenn\w*|liste\w*|schick\w*|show|give|send|list|tell)\b.{0,25}\b(?:alle|saemtliche|fremde|andere[nr]?|all|other)\b.{0,12}\b(?:bewerber(?:daten)?|nutzer(?:daten)?|kundendaten|benutzer(?:daten)?|konten|users|applicants|accounts|passwoerter|passwords)\b/,
      /\b(?:passwort|password|kennwort|adresse|telefonnummer|handynummer)\b.{0,12}\b(?:von|of|fuer|for)\b.{0,20}\S+@\S+/,
      // "Was mach ich mit den anderen Bewerbungen?" speaks of one's own.
      /(?<!\b(?:bei|mit) (?:den|meinen) )\b(?:fremde[rn]?|andere[rn]?|anderer leute) (?:lebenslaeufe|lebenslauf|bewerbungen|bewerbung|profile|unterlagen|daten|konten|nachrichten)\b(?! (?:habe?|hatte|laufen) (?:ich|bei mir)\b)/,
      /\b(?:welche|wie viele) (?:anderen? |sonst )?(?:personen|leute|bewerber\w*|menschen)\b.{0,20}\bbeworben\b/,
      /\b(?:in|auf) (?:das|ein) (?:fremdes )?konto (?:von|meine[rs]|eines)\b/,
      /\bread (?:someone|somebody|other people)/,
    ],
  },
  {
    manner: 'insult',
    patterns: [
      /\b(?:arschloch|arsch|wichser|wixer|hurensohn|hure|nutte|schlampe|fotze|missgeburt|vollidiot\w*|idiot\w*|trottel|depp\w*|vollpfosten|spast\w*|drecksbot|scheissbot|scheiss bot|scheiss (?:emma|programm|ki|maschine)|fick dich|fick\w*|verpiss dich|halt (?:die|dei|deine|dein) (?:fresse|klappe|schnauze|goschn|pappn|maul)|so ein scheiss|letzte[rn]? dreck|drecks\w*|dreckige?r? (?:bot|laden|verein)|strohdumm|saudumm|bloede sau|scheissdreck|leck mich|du nervst|duemmste\w*|saftladen)\b/,
      /\b(?:du|sie|you|emma|bisch|are)\b.{0,14}\b(?:dumm|bloed|doof|bescheuert|nutzlos|unfaehig|deppert|gschissn|behindert|stupid|useless|dumb|idiot|moron|trash|garbage|pathetic|huere)\b/,
      /\b(?:fuck|fucking|asshole|bitch|bastard|shut up|screw you|piece of shit|bullshit)\b/,
      /\b(?:dumme?[rs]?|bloede?[rs]?|doofe?[rs]?|stupid|dumb) (?:bot|kuh|maschine|ki|programm|machine|emma|siech|ding)\b/,
    ],
  },
]

const kinds =
  '(?:bewerber\\w*|kandidat\\w*|mitarbeit\\w*|kolleg\\w*|leute|personal|pflegekraefte?|pfleger\\w*|schwestern?|krankenschwestern?|aerzte?n?|aerztin\\w*|arzt|mfas?|angestellte\\w*|fachkraefte?|menschen|personen|talente|profile|team|frauen|maenner|chefs?|vorgesetzte\\w*)'
const origins =
  '(?:deutsch\\w*|oesterreichisch\\w*|schweizer\\w*|einheimisch\\w*|inlaendisch\\w*|weiss\\w*|christlich\\w*|katholisch\\w*|evangelisch\\w*|maennlich\\w*|weiblich\\w*|jung\\w*|huebsch\\w*|attraktiv\\w*|schlank\\w*|gesund\\w*|kinderlos\\w*|ledig\\w*|heterosexuell\\w*|arisch\\w*|europaeisch\\w*|nichtbehindert\\w*)'
const groups =
  '(?:auslaender\\w*|auslaendisch\\w*|auslaenderinnen|muslim\\w*|moslem\\w*|juden|juedisch\\w*|tuerk\\w*|araber\\w*|arabisch\\w*|schwarze[nr]?|schwarzen? \\w+|afrikaner\\w*|fluechtling\\w*|migrant\\w*|migrationshintergrund|kopftuch\\w*|schwangere?n?|behinderte?n?|schwule?n?|lesben|homosexuelle?n?|transsexuelle?n?|transen|rum[ae]+n\\w*|polen|polinnen|syrer\\w*|roma|alten? (?:bewerber|leute|kandidat|mitarbeit)\\w*|aeltere[nr]? (?:bewerber|leute|kandidat|mitarbeit|kolleg)\\w*|muetter|ossis|nichtdeutsche\\w*|dunkelhaeutig\\w*)'

export const discriminating: readonly RegExp[] = [
  /\b(?:aerztin\w*|arzt|aerzte|pfleger\w*|schwestern?|krankenschwestern?|kolleg\w*|mfas?|hebammen?|chefin|nurses?|doctors?)\b.{0,30}\b(?:huebsch\w*|sexy|hot(?:test)?|prettiest|pretty|am schoensten|gut ?aussehend\w*)\b/,
  new RegExp(
    `\\b(?:nur|ausschliesslich|bloss|lauter|rein|am liebsten|bevorzugt|lieber)\\b (?:\\w+ ){0,2}?${origins} ${kinds}\\b`,
  ),
  new RegExp(
    `\\b${kinds}\\b.{0,20}\\b(?:nur|ausschliesslich|muss|muessen|sollen?|sollte\\w*)\\b.{0,12}\\b(?:deutsch|weiss|maennlich|weiblich|jung|christlich|huebsch|maenner|frauen|deutsche)\\b(?! (?:sprech|koenn|kann|vorausg|lern))`,
  ),
  new RegExp(
    `\\b(?:keine?n?|ohne|kane|kani|nicht zu viele|moeglichst keine|wenig|weniger)\\b (?:\\w+ ){0,2}?${groups}\\b`,
  ),
  new RegExp(
    `\\b${groups}\\b.{0,25}\\b(?:aussortier\\w*|ausblend\\w*|rausfilter\\w*|ausschliess\\w*|filter\\w*|ablehn\\w*|nicht einstell\\w*|unerwuenscht|raus)\\b`,
  ),
  new RegExp(`\\b(?:aussortier\\w*|ausblenden|rausfiltern|ausschliessen)\\b.{0,25}\\b${groups}\\b`),
  /\b(?:nur|ausschliesslich|lieber)\b (?:maenner|frauen|deutsche|christen|junge|inlaender|weisse)\b(?= (?:einstell|such|bewerb|als|fuer|im talentpool|anzeig|zeig|unter|bitte|will|moecht|nehm)|[.!?]?$)/,
  new RegExp(
    `\\b${kinds}\\b.{0,15}\\b(?:unter|bis|juenger als|nicht aelter als|maximal|hoechstens|nicht ueber)\\b (?:\\d\\d)(?: ?jahre\\w*)?(?! ?(?:km|stunden|std|prozent|%|euro|kilometer))\\b`,
  ),
  /\b(?:only|just|exclusively)\b (?:\w+ ){0,2}?(?:german|austrian|swiss|white|male|female|young|christian|native|local|european|attractive|healthy) (?:applicants?|candidates?|nurses?|doctors?|staff|people|employees|colleagues|women|men|profiles?)\b/,
  /\b(?:no|without|exclude|excluding|filter out|hide|reject)\b (?:\w+ ){0,2}?(?:foreigners?|immigrants?|muslims?|jews?|blacks?|black people|women|men over|pregnant|disabled|gays?|homosexuals?|old people|older (?:applicants|people|candidates)|headscar\w+|refugees?|arabs?|turks?|africans?)\b/,
  /\b(?:applicants?|candidates?|nurses?|people) (?:under|below|younger than|not older than) \d\d\b(?! ?(?:km|hours|percent|%))/,
  /\b(?:bewerber\w*|kandidat\w*|mitarbeiter\w*|frauen|muetter)\b.{0,12}\b(?:ohne kinder|mit kindern|kinderlos|ohne kopftuch|mit kopftuch|ohne migrationshintergrund)\b|\bkeine frauen (?:mit kindern|ueber|unter|im gebaer)|\bkeinen? (?:mann|frau|maenner|frauen) (?:ueber|unter) \d\d\b/,
  /\b(?:filter\w*|sortier\w*|schliess\w*|blend\w*|werf\w*)\b.{0,15}\b(?:alle |leute |bewerber )?(?:ueber|unter|aelter als) \d\d\b.{0,15}\b(?:raus|aus|weg)\b/,
  /\bnur (?:weisse|deutsche|christliche|maennliche|weibliche) (?:patient\w*|kund\w*)\b/,
  /\b(?:nicht|nie|niemals|not)\b.{0,12}\b(?:mit|unter|fuer|with)\b.{0,12}\b(?:auslaender\w*|muslim\w*|juden|tuerken|schwarzen|fluechtlingen|migranten|frauen|schwulen|foreigners|immigrants|muslims|women)\b.{0,20}\b(?:arbeit\w*|zusammenarbeit\w*|work\w*)\b/,
  /\b(?:nur|only) (?:junge|young|huebsche|deutsche) (?:bewerber\w*|kandidat\w*|leute|people)\b|\b(?:don'?t|do not|never|not) (?:want to )?hire\b.{0,15}\b(?:muslims?|foreigners?|women|men|blacks?|jews?|old people|immigrants?|gays?)\b/,
  /\b(?:don'?t|do not|never) want\b.{0,12}\b(?:foreigners?|immigrants?|muslims?|jews?|blacks?|women|refugees?|gays?|old people)\b/,
  /\b(?:bewerber\w*|kandidat\w*|applicants?|candidates?)\b.{0,12}\b(?:juengste\w*|aelteste\w*|huebscheste\w*|youngest|oldest|prettiest)\b/,
  /\bwo (?:keine|wenig|wenige) (?:auslaender|muslime|tuerken|fluechtlinge|frauen|maenner)\b/,
]
