import { limits } from '../../../../../config/limits.ts'
import {
  type LegalFacts,
  type LegalSection,
  type LegalText,
  legalTextsUpdated,
  operatorLines,
} from '../legal-text.ts'

export function privacyEn(facts: LegalFacts): LegalText {
  const { brand, operator } = facts
  return {
    title: 'Privacy',
    description: `Which data ${brand} processes, what for, for how long, and which rights you have.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: 'In short',
        list: [
          'You can read and search all jobs without signing in and without telling us your name.',
          'We embed nothing from others: no fonts, no maps, no advertising networks, no measuring services.',
          'We count page views only if you agree, and only as a sum per day and page; readers of an advertisement only as a sum per day.',
        ],
      },
      {
        heading: 'Controller',
        lines: [
          ...operatorLines(facts),
          `Email: ${operator.email}`,
          `Data protection: ${operator.dataProtectionEmail}`,
        ],
      },
      {
        heading: 'What happens when you open a page',
        paragraphs: [
          'Your device sends the address of the page, your IP address and facts about browser and language. Without them the page cannot be delivered. We use them only for the answer and against attacks. While you read and search, the IP address is not logged; to limit requests per minute it is kept in memory for a few minutes at most. Whoever sends a form is counted under a check value of the IP address, for two days at most, to protect against abuse.',
          'The legal basis is Art. 6(1)(f) GDPR: our interest in a safe and reliable service. In Switzerland we rely on Art. 31 FADP.',
        ],
      },
      {
        heading: 'Searching for jobs',
        paragraphs: [
          'Search words, place and filters are part of the address of the page, so that you can share a search and find it again. We do not store searches and link them to nobody. We do not ask for the position of your device.',
        ],
      },
      {
        heading: 'Cookies and consent',
        paragraphs: [
          'Necessary cookies remember language, colour scheme and your choice about cookies, keep you signed in and tie to your browser what you began here without an account. Others exist only with your consent, which you can change at any time in the cookie settings. The cookie policy has the details. The legal basis is § 25 TDDDG and Art. 6(1)(a) and (f) GDPR, in Austria § 165 TKG 2021.',
        ],
      },
      {
        heading: 'Counting page views and advertisements',
        paragraphs: [
          'If you agree to statistics, each view adds one to a counter of day, kind of page and language, and your first view of the day counts as a visit. No profile is made, and nobody can be recognised from the sums. They are not passed on.',
          'How many people read or bookmark an advertisement or apply for it on a day, we count without a cookie as a sum per advertisement and day and show it to the employer (Art. 6(1)(f) GDPR). So that nobody counts twice, a check value of IP address and browser stays in memory until the day ends; it is not stored.',
          'What is searched for we count without a cookie as a sum per search text and day, to improve the search. A search text is only stored once at least five different people have entered it within a week; rarer ones stay in memory and are forgotten after a week at the latest.',
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
      heading: 'Your account and your bookmarks',
      paragraphs: [
        'With an account we store what you enter and what you bookmark, with your notes. We show your profile to no employer unless you agree to the talent pool; employers see the CV only if you add it to an application or reveal it upon a request. While you are signed in we keep the last 100 jobs you opened, for at most 90 days, so that you find them again. Only you see bookmarks, notes and viewed jobs; you can clear them at any time (Art. 6(1)(b) GDPR).',
        'If you have your CV read, that happens on our server. Only you see what we found; after you have looked through it, after 30 days at the latest, we delete what you did not take over (Art. 6(1)(b) GDPR).',
        ...(cvProvider === null ? [] : [cvByModel(cvProvider)]),
        'For each sign-in we store device, browser, IP address and time, and estimate the country from them. Sign-ins and changes of the account are listed with these facts in the account activity, so that you and we notice abuse (Art. 6(1)(f) GDPR); address and device are deleted from it together with the account. Browsers with which you have signed in are recognised for a year by a random value, so that nobody can lock you out with wrong passwords; of these we store only a check value with the day of the first and the last sign-in. If you confirm sign-ins by text message, we store your phone number. We delete ended sign-ins after a day, sent emails after 90 days, and accounts whose address nobody confirms after 30 days.',
        'We send you news about this website only if you have ticked this in your account. We record since when (Art. 6(1)(a) GDPR); if you remove the tick, your consent is withdrawn.',
        'If you work for an employer, we compare your confirmed email address with the address and the website of employers, so that you find yours. Whoever manages an employer’s account sees names and addresses of those who ask for access or have it. We delete addresses that were invited to a team 30 days after the invitation has expired or been accepted.',
        'Under “Account and settings” you download everything we have stored about you, and delete your account.',
      ],
    },
    {
      heading: 'Talent pool',
      paragraphs: [
        'You appear in the talent pool only if you turn that on (Art. 6(1)(a) GDPR). Employers then see your profession, specialty, experience, licences, languages, availability and the rough area, but neither name nor address, CV or earlier employers; whom you exclude does not find you. Which employer has seen your profile is written in your account. If one asks, you decide what you reveal to it. The consent lasts a year; you can turn it off or pause at any time. How well an advertisement fits your profile we compare, for recommendations and the order “Fits me”, with what you have entered alone; you can turn that off in your account.',
      ],
    },
    {
      heading: 'Applications',
      paragraphs: [
        'If you apply on this site, we store what you tell, your messages and documents and pass them to the employer, who is responsible for its selection (Art. 6(1)(b) GDPR). If it uses programs of its own, these receive the data through our interface. Our server checks documents, including the CV, for size and structure and, where a virus scanner is connected, for malware; it shows their pages as pictures. We store pictures without additional data such as place and camera. The content is not read out, rated or compared with jobs. If administrators of the operator open an application, this is written to the log. Notes that the employer keeps on your application are part of the data that you can download. Six months after the end everything is deleted, for jobs in Austria after seven; you can do so earlier yourself.',
        'What you fill into an application form without an account we keep for your browser for 30 days, so that nothing is lost by an interruption; uploaded documents that you do not send are deleted after 24 hours.',
        'If an advertisement leads to another site or to an email address, we receive nothing of your application. While you are signed in we remember for at most six months that you went that way, to ask you how it ended. No employer learns your answer.',
      ],
    },
  ]
}

/** Only where the operator has set up a provider for it. */
function cvByModel(provider: string): string {
  return `Only if you tick it when uploading does a language model read it, too, that one time (Art. 6(1)(a) GDPR); the provider is ${provider}. Your name, email address, phone number, postal address, date of birth, links and identification numbers are covered before that, and most of the head, hobbies and references are left out; where we cannot be certain of that, we send nothing. Your positions, education and skills do go to the provider; somebody who knows you might recognise you by them. What only the model has found is marked. We keep that you agreed for as long as there is something to look through, and what the request cost without any reference to you. What has been sent cannot be called back; every further reading asks anew.`
}

/** Only where the operator has set up a model. */
function emmaByModel(provider: NonNullable<LegalFacts['assistantProvider']>): string {
  const sent =
    'A language model helps to answer. It gets your question, up to four earlier questions of the conversation, the search and the facts of advertisements; if you ask about your profile, your job alerts or applications, their facts as well, but neither names and addresses nor telephone numbers, your CV or messages.'
  const kept =
    'We do not keep what was sent, only the size of the request and how it ended, without any reference to you.'
  const choice =
    'If you say “Answer without a language model”, nothing more of that conversation goes to the model; Emma then answers by rules. Please write nothing confidential in your questions.'
  const to =
    provider === 'own'
      ? 'The model runs on our own computers; nothing of it leaves them.'
      : `The provider of the model is ${provider.name}; it may use the data only to write the answer (Art. 28 GDPR).`
  return [sent, to, kept, choice].join(' ')
}

function othersAndRights({ operator, assistantProvider, supportKeepDays }: LegalFacts): LegalSection[] {
  return [
    {
      heading: 'Job advertisements and contact persons',
      paragraphs: [
        `Advertisements often contain names and contact details of contact persons. We receive them from the employer, also from feeds and files that the employer or its applicant tracking system provides, and publish them as long as the advertisement is visible (Art. 6(1)(f) GDPR). We keep files that were read for ${limits.feedRawDays} days, so that an import can be undone, and the log of imports for ${limits.feedRunDays} days. Texts of public advertisements are also part of our RSS feeds and of the public interface, from which others may take them. If you do not wish to be named as a contact person, write to us or to the employer.`,
      ],
    },
    {
      heading: 'Job alerts and newsletter',
      paragraphs: [
        'For a job alert we keep its criteria, how often it writes, without an account your email address, and which advertisements were found and marked as of no interest. For the newsletter we keep the address, the language, the version of the text that was agreed to, and when it was asked for and confirmed. Both begin only after you confirm them by the link of an email; we delete addresses that are not confirmed after seven days. The legal basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw with one click in every email; without an account we then delete the address. We delete matches after 90 days. After a year we ask whether you want to keep the job alert, and without an answer delete it after 30 days.',
      ],
    },
    {
      heading: 'Ideas and votes',
      paragraphs: [
        `When you suggest an idea, comment on one or vote for one, we store your text, your vote, what you follow and the name that you give; without an account also your email address. Without an account everything counts only after you confirm it by the link of an email; we delete what stays unconfirmed after ${limits.ideaConfirmDays} days. Texts and the names given with them are public; nobody else sees addresses and votes. The legal basis is your consent (Art. 6(1)(a) GDPR). You end votes, comments and emails about an idea yourself; when you delete your account, your votes go as well, and your ideas stand without a name.`,
      ],
    },
    {
      heading: 'Conversations with Emma',
      paragraphs: [
        `Emma is a program and not a person. So that a conversation can go on, we store your questions and the answers (Art. 6(1)(b) GDPR); without an account they belong to your browser. We delete them ${limits.assistantHours} hours after the last question. When you are signed in, you can keep a conversation; it then stays until you delete it or your account. Whether an answer helped we only learn if you say so; the reason that you give we keep for ${limits.assistantRecordDays} days, the question and the answer only if you send them along. A conversation goes to our support only if you attach it there.`,
        ...(assistantProvider === null ? [] : [emmaByModel(assistantProvider)]),
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        `We use your message and your address to answer (Art. 6(1)(b) and (f) GDPR). What you write through the form under “Contact” is kept as a conversation, which you can read and close through the link in our emails. We delete it ${supportKeepDays} days after it was closed, and unconfirmed messages after ${limits.supportConfirmDays} days; your conversations are deleted at once together with your account.`,
        'If you write an email to us, we file it by its reply address with your conversation, and keep its text and attachments; the email itself we delete as soon as it is read. Attachments are checked like all files. What looks like advertising, or comes from another address, is looked at by a person. Notes by which we consult each other, and your rating of an answer, belong to the conversation and are deleted with it.',
      ],
    },
    {
      heading: 'Reports, decisions and complaints',
      paragraphs: [
        `If you report something, we store what it is about, your text, your evidence and files and, except for indications of sexual abuse of children, your name and email address. The Digital Services Act demands that (Art. 16, 17 and 20 DSA, Art. 6(1)(c) GDPR). Only those of us read it who decide about reports; whoever is reported does not learn by whom. We delete name, address and files ${limits.reporterKeepDays} days after the report once it is decided, or together with your account. Whether reports were obviously unfounded we remember for ${limits.unfoundedDays} days.`,
        `If a decision concerns you, we keep it with its reasons and your complaint, so that it can be reviewed. Locking an account is such a decision as well; you can complain of each for ${limits.complaintDays} days. Only sums by year are published, none below ${limits.fewestReported}.`,
      ],
    },
    {
      heading: 'Recipients and places of processing',
      paragraphs: [
        'Data is processed on servers of the operator or of a service provider on its behalf (Art. 28 GDPR). We pass no data to third parties for purposes of their own and transfer none to countries without an adequate level of protection.',
      ],
    },
    {
      heading: 'Your rights',
      list: [
        'Access to your data, rectification, erasure and restriction of processing (Art. 15 to 18 GDPR)',
        'Receiving your data in a common format (Art. 20 GDPR)',
        'Objecting to processing that is based on legitimate interests (Art. 21 GDPR)',
        'Withdrawing consent with effect for the future (Art. 7(3) GDPR)',
        'Complaining to a supervisory authority, such as the one where you live, the Austrian data protection authority or the Swiss Federal Data Protection and Information Commissioner',
      ],
      paragraphs: [`An informal message to ${operator.dataProtectionEmail} is enough.`],
    },
    {
      heading: 'No automated decisions',
      paragraphs: ['We make no decisions solely by automated means and rate no persons (Art. 22 GDPR).'],
    },
  ]
}
