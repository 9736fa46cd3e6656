import type { Locale } from '../../i18n/locale.ts'

export const defaultRejectionKinds = ['after-application', 'after-interview', 'job-filled'] as const
export type DefaultRejectionKind = (typeof defaultRejectionKinds)[number]

/** Courteous rejections: thanks, a clear answer, no empty promises. With placeholders. */
export const defaultRejections: Record<DefaultRejectionKind, Record<Locale, string>> = {
  'after-application': {
    de: `Guten Tag {Name},

vielen Dank für Ihre Bewerbung als {Stelle} und für die Zeit, die Sie sich dafür genommen haben.

Wir haben uns für andere Bewerbungen entschieden, die noch etwas besser zu dieser Stelle passen. Das sagt nichts über Ihre fachliche Arbeit. Wenn wir später eine Stelle ausschreiben, die zu Ihnen passt, freuen wir uns, wieder von Ihnen zu hören.

Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.

{Arbeitgeber}`,
    en: `Hello {name},

thank you for your application for {job} and for the time you put into it.

We have decided in favour of other applications that suit this job a little better. This says nothing about the quality of your work. If we advertise a job that suits you later, we would be glad to hear from you again.

We wish you all the best.

{employer}`,
  },
  'after-interview': {
    de: `Guten Tag {Name},

vielen Dank für das Gespräch über die Stelle als {Stelle}. Wir haben Sie gern kennengelernt.

Die Entscheidung ist uns nicht leichtgefallen: Am Ende haben wir uns für eine andere Person entschieden. Wenn Sie wissen möchten, woran es lag, antworten Sie einfach auf diese Nachricht.

Wir danken Ihnen für Ihr Vertrauen und wünschen Ihnen alles Gute.

{Arbeitgeber}`,
    en: `Hello {name},

thank you for speaking to us about the job as {job}. We enjoyed meeting you.

It was not an easy decision: in the end we chose someone else. If you would like to know why, simply answer this message.

Thank you for your trust. We wish you all the best.

{employer}`,
  },
  'job-filled': {
    de: `Guten Tag {Name},

die Stelle als {Stelle} ist inzwischen besetzt. Deshalb können wir Ihre Bewerbung leider nicht weiter berücksichtigen.

Vielen Dank für Ihr Interesse an unserer Einrichtung. Wir wünschen Ihnen, dass Sie bald eine Stelle finden, die zu Ihnen passt.

{Arbeitgeber}`,
    en: `Hello {name},

the job as {job} has been filled. We are sorry that we cannot consider your application any further.

Thank you for your interest in working with us. We hope you soon find a job that suits you.

{employer}`,
  },
}

const placeholders: Record<string, 'name' | 'job' | 'employer'> = {
  name: 'name',
  job: 'job',
  stelle: 'job',
  employer: 'employer',
  arbeitgeber: 'employer',
}

/** Fills the placeholders of either language; anything else in braces is left as is. */
export function fillRejection(
  text: string,
  facts: { name: string | null; job: string; employer: string },
): string {
  return text.replace(/ ?\{(\w+)\}/g, (whole, word: string) => {
    const fact = Object.hasOwn(placeholders, word.toLowerCase())
      ? placeholders[word.toLowerCase()]
      : undefined
    if (!fact) return whole
    // Without a name the blank before it goes, too: "Guten Tag,".
    return facts[fact] === null ? '' : whole.replace(/\{.*/, () => facts[fact] ?? '')
  })
}
