import { limits } from '../../../../../config/limits.ts'
import {
  type LegalFacts,
  type LegalSection,
  type LegalText,
  legalTextsUpdated,
  operatorLines,
} from '../legal-text.ts'

export function privacyDe(facts: LegalFacts): LegalText {
  const { brand, operator } = facts
  return {
    title: 'Datenschutz',
    description: `Welche Daten ${brand} verarbeitet, wozu, wie lange, und welche Rechte Sie haben.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: 'Kurz gesagt',
        list: [
          'Sie können alle Stellen lesen und durchsuchen, ohne sich anzumelden und ohne uns Ihren Namen zu nennen.',
          'Wir binden nichts von anderen Anbietern ein: keine Schriften, keine Karten, keine Werbenetze, keine Messdienste.',
          'Seitenaufrufe zählen wir nur, wenn Sie zustimmen, und nur als Summe je Tag und Seite; Leserinnen und Leser einer Anzeige nur als Summe je Tag.',
        ],
      },
      {
        heading: 'Verantwortlich',
        lines: [
          ...operatorLines(facts),
          `E-Mail: ${operator.email}`,
          `Datenschutz: ${operator.dataProtectionEmail}`,
        ],
      },
      {
        heading: 'Was beim Aufruf einer Seite geschieht',
        paragraphs: [
          'Ihr Gerät überträgt die Adresse der Seite, Ihre IP-Adresse und Angaben zu Browser und Sprache. Ohne diese Daten kann die Seite nicht ausgeliefert werden. Wir verwenden sie nur für die Antwort und zur Abwehr von Angriffen. Beim Lesen und Suchen wird die IP-Adresse nicht protokolliert; für die Begrenzung der Anfragen je Minute steht sie höchstens wenige Minuten im Arbeitsspeicher. Wer ein Formular abschickt, wird zum Schutz vor Missbrauch unter einem Prüfwert der IP-Adresse gezählt, höchstens zwei Tage lang.',
          'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: unser Interesse an einem sicheren und zuverlässigen Betrieb. In der Schweiz stützen wir uns auf Art. 31 DSG.',
        ],
      },
      {
        heading: 'Suche nach Stellen',
        paragraphs: [
          'Suchwörter, Ort und Filter stehen in der Adresse der Seite, damit Sie eine Suche teilen und wiederfinden können. Wir speichern Suchen nicht und verknüpfen sie mit keiner Person. Den Standort Ihres Geräts fragen wir nicht ab.',
        ],
      },
      {
        heading: 'Cookies und Einwilligung',
        paragraphs: [
          'Notwendige Cookies merken sich Sprache, Farbschema und Ihre Auswahl zu Cookies, halten Ihre Anmeldung und ordnen Ihrem Browser zu, was Sie hier ohne Konto begonnen haben. Weitere gibt es nur mit Ihrer Einwilligung, die Sie jederzeit in den Cookie-Einstellungen ändern können. Einzelheiten stehen in der Cookie-Richtlinie. Rechtsgrundlage sind § 25 TDDDG und Art. 6 Abs. 1 Buchst. a und f DSGVO, in Österreich § 165 TKG 2021.',
        ],
      },
      {
        heading: 'Zählung der Seitenaufrufe und der Anzeigen',
        paragraphs: [
          'Stimmen Sie der Statistik zu, erhöht jeder Aufruf einen Zähler aus Tag, Seitenart und Sprache, und Ihr erster Aufruf am Tag zählt als Besuch. Es entsteht kein Profil, und aus den Summen lässt sich niemand erkennen. Eine Weitergabe findet nicht statt.',
          'Wie viele Menschen an einem Tag eine Anzeige lesen, merken oder sich auf sie bewerben, zählen wir ohne Cookie als Summe je Anzeige und Tag und zeigen sie dem Arbeitgeber (Art. 6 Abs. 1 Buchst. f DSGVO). Damit niemand doppelt zählt, steht bis zum Ende des Tages ein Prüfwert aus IP-Adresse und Browser im Arbeitsspeicher; gespeichert wird er nicht.',
          'Wonach gesucht wird, zählen wir ohne Cookie als Summe je Suchtext und Tag, um die Suche zu verbessern. Ein Suchtext wird erst gespeichert, wenn ihn mindestens fünf verschiedene Personen innerhalb einer Woche eingegeben haben; seltenere stehen nur im Arbeitsspeicher und werden spätestens nach einer Woche vergessen.',
        ],
      },
      ...ownData(facts),
      ...othersAndRights(facts),
    ],
  }
}

function ownData({ cvProvider }: LegalFacts): LegalSection[] {
  return [
    {
      heading: 'Ihr Konto und Ihre Merkliste',
      paragraphs: [
        'Mit einem Konto speichern wir, was Sie eintragen, und was Sie sich merken, mit Ihren Notizen. Ihr Profil zeigen wir keinem Arbeitgeber, solange Sie nicht dem Talentpool zustimmen; den Lebenslauf sieht er nur, wenn Sie ihn einer Bewerbung beilegen oder auf eine Anfrage hin freigeben. Sind Sie angemeldet, behalten wir die letzten 100 Stellen, die Sie geöffnet haben, höchstens 90 Tage, damit Sie sie wiederfinden. Merkliste, Notizen und angesehene Stellen sehen nur Sie; Sie können sie jederzeit leeren (Art. 6 Abs. 1 Buchst. b DSGVO).',
        'Lassen Sie Ihren Lebenslauf lesen, geschieht das auf unserem Server. Was wir gefunden haben, sehen nur Sie; nach Ihrer Durchsicht, spätestens nach 30 Tagen löschen wir, was Sie nicht übernommen haben (Art. 6 Abs. 1 Buchst. b DSGVO).',
        ...(cvProvider === null ? [] : [cvByModel(cvProvider)]),
        'Zu jeder Anmeldung speichern wir Gerät, Browser, IP-Adresse und Zeitpunkt und schätzen daraus das Land. Anmeldungen und Änderungen am Konto stehen mit diesen Angaben in der Kontoaktivität, damit Sie und wir einen Missbrauch erkennen (Art. 6 Abs. 1 Buchst. f DSGVO); mit dem Konto werden Adresse und Gerät daraus gelöscht. Browser, mit denen Sie sich angemeldet haben, erkennen wir ein Jahr lang an einem Zufallswert wieder, damit niemand Sie durch falsche Passwörter aussperren kann; gespeichert ist davon nur ein Prüfwert mit dem Tag der ersten und der letzten Anmeldung. Bestätigen Sie Anmeldungen per SMS, speichern wir Ihre Telefonnummer. Beendete Anmeldungen löschen wir nach einem Tag, verschickte E-Mails nach 90 Tagen, Konten, deren Adresse niemand bestätigt, nach 30 Tagen.',
        'Neuigkeiten zu dieser Website schicken wir Ihnen nur, wenn Sie das in Ihrem Konto angekreuzt haben. Wir halten fest, seit wann (Art. 6 Abs. 1 Buchst. a DSGVO); nehmen Sie das Häkchen weg, ist die Einwilligung widerrufen.',
        'Arbeiten Sie für einen Arbeitgeber, vergleichen wir Ihre bestätigte E-Mail-Adresse mit der Adresse und der Website der Arbeitgeber, damit Sie Ihren finden. Wer das Konto eines Arbeitgebers verwaltet, sieht Namen und Adressen derer, die um Zugriff bitten oder ihn haben. Adressen, die ins Team eingeladen wurden, löschen wir 30 Tage nach Ablauf oder Annahme der Einladung.',
        'Unter „Konto und Einstellungen“ laden Sie alles herunter, was wir über Sie gespeichert haben, und löschen Ihr Konto.',
      ],
    },
    {
      heading: 'Talentpool',
      paragraphs: [
        'Im Talentpool erscheinen Sie nur, wenn Sie das einschalten (Art. 6 Abs. 1 Buchst. a DSGVO). Arbeitgeber sehen dann Beruf, Fachgebiet, Erfahrung, Nachweise, Sprachen, Verfügbarkeit und die ungefähre Gegend, aber weder Namen noch Adresse, Lebenslauf oder frühere Arbeitgeber; wen Sie ausschließen, der findet Sie nicht. Welcher Arbeitgeber Ihr Profil gesehen hat, steht in Ihrem Konto. Fragt einer an, entscheiden Sie, was Sie ihm freigeben. Die Einwilligung gilt ein Jahr; Sie können sie jederzeit ausschalten oder pausieren. Wie gut eine Anzeige zu Ihrem Profil passt, vergleichen wir für Empfehlungen und die Sortierung „Passt zu mir“ allein mit dem, was Sie eingetragen haben; Sie können das in Ihrem Konto ausschalten.',
      ],
    },
    {
      heading: 'Bewerbungen',
      paragraphs: [
        'Bewerben Sie sich über diese Seite, speichern wir Ihre Angaben, Nachrichten und Unterlagen und geben sie dem Arbeitgeber, der für seine Auswahl verantwortlich ist (Art. 6 Abs. 1 Buchst. b DSGVO). Nutzt er dafür eigene Programme, erhalten diese die Angaben über unsere Schnittstelle. Unterlagen, auch den Lebenslauf, prüft unser Server auf Größe und Aufbau und, wenn ein Virenscanner angeschlossen ist, auf Schadsoftware; ihre Seiten zeigt er als Bilder. Bilder speichern wir ohne ihre Zusatzangaben wie Ort und Kamera. Ausgelesen, bewertet oder mit Stellen verglichen wird der Inhalt nicht. Öffnen Administratoren des Betreibers eine Bewerbung, steht das im Protokoll. Notizen, die sich der Arbeitgeber zu Ihrer Bewerbung macht, gehören zu den Daten, die Sie herunterladen können. Sechs Monate nach dem Ende werden sie gelöscht, bei Stellen in Österreich nach sieben; Sie selbst können das früher tun.',
        'Was Sie ohne Konto in ein Bewerbungsformular eintragen, behalten wir 30 Tage für Ihren Browser, damit nach einer Unterbrechung nichts verloren ist; hochgeladene Unterlagen, die Sie nicht absenden, löschen wir nach 24 Stunden.',
        'Führt eine Anzeige zu einer anderen Seite oder zu einer E-Mail-Adresse, erhalten wir nichts von Ihrer Bewerbung. Sind Sie angemeldet, merken wir uns höchstens sechs Monate, dass Sie diesen Weg gegangen sind, um Sie nach dem Ausgang zu fragen. Ihre Antwort erfährt kein Arbeitgeber.',
      ],
    },
  ]
}

/** Only where the operator has set up a provider for it. */
function cvByModel(provider: string): string {
  return `Nur wenn Sie es beim Hochladen ankreuzen, liest einmalig auch ein Sprachmodell mit (Art. 6 Abs. 1 Buchst. a DSGVO); Anbieter ist ${provider}. Ihr Name, E-Mail-Adresse, Telefonnummer, Anschrift, Geburtsdatum, Links und Kennnummern werden vorher verdeckt, Kopf, Hobbys und Referenzen weitgehend weggelassen; ist das nicht sicher möglich, senden wir nichts. Ihre Stationen, Ausbildungen und Kenntnisse gehen dabei an den Anbieter; wer Sie kennt, könnte Sie daran erkennen. Was nur das Modell gefunden hat, ist gekennzeichnet. Wir halten fest, dass Sie zugestimmt haben, solange es die Durchsicht gibt, und ohne Bezug zu Ihnen, was die Anfrage gekostet hat. Schon Gesendetes können wir nicht zurückholen; jede weitere Lesung fragt neu.`
}

/** Only where the operator has set up a model. */
function emmaByModel(provider: NonNullable<LegalFacts['assistantProvider']>): string {
  const sent =
    'Beim Antworten hilft ein Sprachmodell. Es bekommt Ihre Frage, bis zu vier frühere Fragen des Gesprächs, die Suche und die Angaben der Anzeigen; fragen Sie nach Ihrem Profil, Ihren Jobalarmen oder Bewerbungen, auch deren Angaben, aber weder Namen und Adressen noch Telefonnummern, Lebenslauf oder Nachrichten.'
  const kept =
    'Was gesendet wurde, bewahren wir nicht auf, nur die Größe der Anfrage und wie sie ausging, ohne Bezug zu Ihnen.'
  const choice =
    'Sagen Sie „Ohne Sprachmodell antworten“, geht aus diesem Gespräch nichts mehr an das Modell; Emma antwortet dann nach Regeln. Bitte schreiben Sie nichts Vertrauliches in Ihre Fragen.'
  const to =
    provider === 'own'
      ? 'Das Modell läuft auf unseren eigenen Rechnern; nichts davon verlässt sie.'
      : `Anbieter des Modells ist ${provider.name}; er darf die Angaben nur verwenden, um die Antwort zu schreiben (Art. 28 DSGVO).`
  return [sent, to, kept, choice].join(' ')
}

function othersAndRights({ operator, assistantProvider, supportKeepDays }: LegalFacts): LegalSection[] {
  return [
    {
      heading: 'Stellenanzeigen und Ansprechpersonen',
      paragraphs: [
        `Anzeigen enthalten oft Namen und Kontaktdaten von Ansprechpersonen. Wir erhalten sie vom Arbeitgeber, auch aus Feeds und Dateien, die er oder sein Bewerbermanagement bereitstellt, und veröffentlichen sie, solange die Anzeige sichtbar ist (Art. 6 Abs. 1 Buchst. f DSGVO). Eingelesene Dateien bewahren wir ${limits.feedRawDays} Tage auf, damit sich ein Import zurücknehmen lässt, das Protokoll der Importe ${limits.feedRunDays} Tage. Texte öffentlicher Anzeigen stehen auch in unseren RSS-Feeds und in der öffentlichen Schnittstelle, aus denen andere sie übernehmen können. Möchten Sie als Ansprechperson nicht genannt werden, schreiben Sie uns oder dem Arbeitgeber.`,
      ],
    },
    {
      heading: 'Jobalarme und Newsletter',
      paragraphs: [
        'Für einen Jobalarm speichern wir die Kriterien, die Häufigkeit, ohne Konto Ihre E-Mail-Adresse, und welche Anzeigen gefunden und als uninteressant markiert wurden. Für den Newsletter speichern wir Adresse, Sprache, die Fassung des Einwilligungstextes und wann abonniert und bestätigt wurde. Beides beginnt erst, wenn Sie es über den Link einer E-Mail bestätigen; unbestätigte Adressen löschen wir nach sieben Tagen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die Sie in jeder E-Mail mit einem Klick widerrufen können; ohne Konto löschen wir dann die Adresse. Treffer löschen wir nach 90 Tagen. Nach einem Jahr fragen wir, ob Sie den Jobalarm behalten möchten, und löschen ihn ohne Antwort nach 30 Tagen.',
      ],
    },
    {
      heading: 'Ideen und Stimmen',
      paragraphs: [
        `Wenn Sie eine Idee vorschlagen, kommentieren oder für eine stimmen, speichern wir Ihren Text, Ihre Stimme, wem Sie folgen und den Namen, den Sie dazu nennen; ohne Konto auch Ihre E-Mail-Adresse. Ohne Konto zählt alles erst, wenn Sie es über den Link einer E-Mail bestätigen; was unbestätigt bleibt, löschen wir nach ${limits.ideaConfirmDays} Tagen. Texte und genannte Namen sind öffentlich, Adressen und Stimmen sehen andere nicht. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Stimmen, Kommentare und E-Mails zu einer Idee beenden Sie selbst; löschen Sie Ihr Konto, gehen auch Ihre Stimmen, und Ihre Ideen stehen ohne Namen da.`,
      ],
    },
    {
      heading: 'Gespräche mit Emma',
      paragraphs: [
        `Emma ist ein Programm und kein Mensch. Damit ein Gespräch weitergehen kann, speichern wir Ihre Fragen und die Antworten (Art. 6 Abs. 1 Buchst. b DSGVO); ohne Konto gehören sie zu Ihrem Browser. ${limits.assistantHours} Stunden nach der letzten Frage löschen wir sie. Angemeldet können Sie ein Gespräch behalten; es bleibt dann, bis Sie es oder Ihr Konto löschen. Ob eine Antwort hilfreich war, erfahren wir nur, wenn Sie es sagen; den Grund, den Sie dazu schreiben, bewahren wir ${limits.assistantRecordDays} Tage auf, die Frage und die Antwort nur, wenn Sie sie mitschicken. An unseren Support geht ein Gespräch nur, wenn Sie es dort anhängen.`,
        ...(assistantProvider === null ? [] : [emmaByModel(assistantProvider)]),
      ],
    },
    {
      heading: 'Wenn Sie uns schreiben',
      paragraphs: [
        `Wir verwenden Ihre Nachricht und Ihre Adresse, um zu antworten (Art. 6 Abs. 1 Buchst. b und f DSGVO). Was Sie über das Formular unter „Kontakt“ schreiben, bleibt ein Gespräch, das Sie über den Link unserer E-Mails lesen und abschließen können. ${supportKeepDays} Tage nach dem Abschluss löschen wir es, unbestätigte Nachrichten nach ${limits.supportConfirmDays} Tagen; mit Ihrem Konto löschen wir Ihre Gespräche sofort.`,
        'Schreiben Sie uns eine E-Mail, ordnen wir sie an der Antwortadresse Ihrem Gespräch zu und speichern Text und Anhänge; die E-Mail selbst löschen wir, sobald sie gelesen ist. Anhänge prüfen wir wie alle Dateien. Was nach Werbung aussieht oder von einer anderen Adresse kommt, sieht sich ein Mensch an. Notizen, mit denen wir uns intern abstimmen, und Ihre Bewertung einer Antwort gehören zum Gespräch und werden mit ihm gelöscht.',
      ],
    },
    {
      heading: 'Meldungen, Entscheidungen und Beschwerden',
      paragraphs: [
        `Melden Sie etwas, speichern wir, worum es geht, Ihren Text, Ihre Belege und Dateien und, außer bei Hinweisen auf sexuellen Missbrauch von Kindern, Ihren Namen und Ihre E-Mail-Adresse. Das verlangt das Gesetz über digitale Dienste (Art. 16, 17 und 20 DSA, Art. 6 Abs. 1 Buchst. c DSGVO). Gelesen wird es nur von denen, die bei uns über Meldungen entscheiden; wer gemeldet wird, erfährt nicht, von wem. Name, Adresse und Dateien löschen wir ${limits.reporterKeepDays} Tage nach der Meldung, wenn entschieden ist, oder mit Ihrem Konto. Ob Meldungen offensichtlich unbegründet waren, merken wir uns für ${limits.unfoundedDays} Tage.`,
        `Betrifft eine Entscheidung Sie, speichern wir sie mit ihrer Begründung und Ihrer Beschwerde, damit sie nachgeprüft werden kann. Auch die Sperre eines Kontos ist eine solche Entscheidung; gegen jede können Sie ${limits.complaintDays} Tage lang Beschwerde einlegen. Veröffentlicht werden nur Summen je Jahr, keine unter ${limits.fewestReported}.`,
      ],
    },
    {
      heading: 'Empfänger und Orte der Verarbeitung',
      paragraphs: [
        'Die Daten werden auf Servern des Betreibers oder eines von ihm beauftragten Dienstleisters verarbeitet (Art. 28 DSGVO). Wir geben keine Daten an Dritte zu deren eigenen Zwecken weiter und übermitteln keine Daten in Länder ohne angemessenes Schutzniveau.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      list: [
        'Auskunft über Ihre Daten, Berichtigung, Löschung und Einschränkung der Verarbeitung (Art. 15 bis 18 DSGVO)',
        'Herausgabe Ihrer Daten in einem üblichen Format (Art. 20 DSGVO)',
        'Widerspruch gegen Verarbeitungen, die auf berechtigten Interessen beruhen (Art. 21 DSGVO)',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
        'Beschwerde bei einer Aufsichtsbehörde, etwa der Ihres Wohnorts, der österreichischen Datenschutzbehörde oder dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten',
      ],
      paragraphs: [`Eine formlose Nachricht an ${operator.dataProtectionEmail} genügt.`],
    },
    {
      heading: 'Keine automatisierten Entscheidungen',
      paragraphs: [
        'Wir treffen keine Entscheidungen allein durch Automaten und bewerten keine Personen (Art. 22 DSGVO).',
      ],
    },
  ]
}
