import type { Locale } from '../../i18n/locale.ts'

export type GuestMail = { email: string; subject: string; text: string; locale: Locale; daysAgo: number }

/** Mails of people without an account, the earliest first, as the numbers of conversations follow. */
export const guestMails: readonly GuestMail[] = [
  {
    email: 'aoife.byrne@post.example',
    subject: 'German for nurses',
    text: 'Hello,\n\nEmma told me that I need level B2 for recognition in Bavaria. Does that hold for Austria as well?',
    locale: 'en',
    daysAgo: 6,
  },
  {
    email: 'murat.demir@post.example',
    subject: 'Karte bleibt leer',
    text: 'Auf meinem Telefon bleibt die Karte leer. Auf dem Rechner geht es.',
    locale: 'de',
    daysAgo: 4,
  },
  {
    email: 'sales@rankboost.example',
    subject: 'Backlinks for your site',
    text: 'Dear owner, we sell quality backlinks: https://a.example https://b.example https://c.example',
    locale: 'en',
    daysAgo: 3,
  },
  {
    email: 'h.lindner@post.example',
    subject: 'Mein Name in einer alten Anzeige',
    text: 'Guten Tag,\n\nin einer alten Anzeige stehen noch mein Name und meine Durchwahl. Ich arbeite dort seit einem Jahr nicht mehr. Bitte entfernen Sie beides.',
    locale: 'de',
    daysAgo: 2,
  },
  {
    email: 'h.lindner@post.example',
    subject: 'Noch eine Anzeige',
    text: 'Ich habe eine zweite Anzeige mit meinem Namen gefunden, es ist die für die Station 4.',
    locale: 'de',
    daysAgo: 1,
  },
  {
    email: 'petra.o@post.example',
    subject: 'Neue Adresse',
    text: 'Ich habe eine neue E-Mail-Adresse und komme an die alte nicht mehr heran. Wie ändere ich sie?',
    locale: 'de',
    daysAgo: 0.1,
  },
]

export const teamTexts = {
  found:
    'Guten Tag,\n\nja, er ist angekommen. Sie finden ihn unter „Bewerbungen“, wenn Sie die Bewerbung öffnen.',
  answered:
    'Hello,\n\nyes, Austria asks for B2 as well. The help page on recognition in Austria names the authority of each province.',
  waiting: 'Guten Tag,\n\nwelches Telefon und welchen Browser benutzen Sie? Dann können wir es nachstellen.',
  renaming: 'Mit der Abrechnung klären, ob die Rechnungen auf den alten Namen bleiben.',
  imported:
    'Die Anzeige kommt aus einem Import. Der Arbeitgeber muss sie in seinem System ändern, sonst steht der Name morgen wieder da.',
} as const

export const preparedAnswers = [
  {
    name: 'Adresse des Kontos ändern',
    topic: 'account',
    de: 'Guten Tag {name},\n\nunter „Konto“ können Sie die Adresse ändern. Wir schicken an die neue einen Link zur Bestätigung.\n\nFreundliche Grüße\n{me}, {brand}',
    en: 'Hello {name},\n\nyou can change the address under “Account”. We send a link to the new one to confirm it.\n\nKind regards\n{me}, {brand}',
  },
  {
    name: 'Anzeige ist importiert',
    topic: 'ad',
    de: 'Guten Tag {name},\n\ndiese Anzeige übernehmen wir aus dem System des Arbeitgebers. Wir haben ihn gebeten, sie zu berichtigen.\n\nFreundliche Grüße\n{me}, {brand}',
    en: 'Hello {name},\n\nwe take this ad from the employer’s own system. We have asked them to correct it.\n\nKind regards\n{me}, {brand}',
  },
  {
    name: 'Nach Gerät und Browser fragen',
    topic: 'fault',
    de: 'Guten Tag {name},\n\nwelches Gerät und welchen Browser benutzen Sie? Es ging um diese Seite: {page}\n\nFreundliche Grüße\n{me}, {brand}',
    en: 'Hello {name},\n\nwhich device and browser do you use? It was about this page: {page}\n\nKind regards\n{me}, {brand}',
  },
] as const
