import type { GroupKind, GroupWord } from './group-words.ts'
import type { Family } from './scheme-word.ts'
import { avr, drk } from './settle-church.ts'
import { burgenland, gav, ordination, payClass, stateDoctors, styria } from './settle-neighbours.ts'
import { adexa, careMinimum, mfa, training, trainingInPractice } from './settle-practice.ts'
import { doctors, isNursingNumber, krankenpflege, tvAerzte, tvH, tvL, tvoed, tvUk } from './settle-public.ts'
import { type Asked, assumed, coded, isKind, type Settled, settled } from './settled.ts'

type Rule = {
  settle: (asked: Asked) => Settled
  /** Kinds of groups that can be meant beside the name. */
  kinds: readonly GroupKind[]
}

const rules: Record<Family, Rule> = {
  tvoed: { settle: tvoed, kinds: ['p', 'n', 's', 'kr', 'e', 'doctor', 'roman'] },
  'tv-l': { settle: tvL, kinds: ['kr', 'e', 'p', 's', 'doctor', 'roman'] },
  'tv-h': { settle: tvH, kinds: ['kr', 'e', 'p', 's', 'doctor', 'roman'] },
  'tv-uk': { settle: tvUk, kinds: ['p-uk', 'p', 'e'] },
  'tv-aerzte': { settle: tvAerzte, kinds: ['doctor', 'roman', 'e'] },
  avr: { settle: avr, kinds: ['p', 'e', 's', 'kr', 'vg', 'doctor', 'roman'] },
  drk: { settle: drk, kinds: ['p', 'e', 's'] },
  mfa: { settle: mfa, kinds: ['tg'] },
  'zfa-tarif': { settle: () => settled('zfa-tarif'), kinds: ['tg'] },
  adexa: { settle: adexa, kinds: [] },
  tvaoed: { settle: asked => training('tvaoed-pflege', asked), kinds: [] },
  'tva-l': { settle: asked => training('tva-l-pflege', asked), kinds: [] },
  'azubi-praxis': { settle: trainingInPractice, kinds: [] },
  pflegemindestlohn: { settle: careMinimum, kinds: [] },
  'pj-hoechstsatz': { settle: () => settled('pj-hoechstsatz', { group: 'PJ' }), kinds: [] },
  'mpa-blbs': { settle: () => settled('mpa-blbs', { group: 'MPA' }), kinds: [] },
  'noe-spitalsaerzte': { settle: stateDoctors, kinds: ['a'] },
  'bgld-aerzte': { settle: burgenland, kinds: ['s'] },
  ordination: { settle: ordination, kinds: ['bg'] },
  gav: { settle: gav, kinds: ['lb'] },
  haustarif: { settle: houseAgreement, kinds: [] },
}

/** Schemes without a table, whose groups are only kept as written. */
const writtenOnly: readonly GroupKind[] = ['vg', 'ld', 'w', 'nog', 'ks', 'bg', 'lk', 'gk', 'e']

/** The kinds of groups that can be meant beside a scheme's name. */
export function kindsOf(family: Family): readonly GroupKind[] {
  return rules[family]?.kinds ?? writtenOnly
}

/** Which scheme a name is, with the group written beside it. */
export function settleNamed(family: Family, asked: Asked): Settled {
  if (isKind(asked.group, 'own')) return settled(family, { group: asked.group.number })
  return rules[family]?.settle(asked) ?? settled(family)
}

function houseAgreement({ employer }: Asked): Settled {
  if (employer === 'helios') return settled('helios-ktv')
  if (employer === 'asklepios' || employer === 'sana') return settled(employer)
  return settled('haustarif')
}

/** Agreements that number their groups like the public ones: of temporary work, of industry, of dioceses, and the one before 2005. */
const ofOthers =
  /(?<!\p{L})(?:iGZ|GVP|BAP|DGB|IG ?Metall|IG ?BCE|ver\.?di-?Haustarif|BAT(?![-\s]?KF)|KAVO|ABD|AVO|KAO)(?!\p{L})|Zeitarbeits-?tarif/u

/** Which scheme a group without a name belongs to; null where the number alone says nothing. */
export function settleBare(group: GroupWord, asked: Asked): Settled | null {
  if (ofOthers.test(asked.around)) return null
  const { country } = asked.hints
  const isAbroad = country !== undefined && country !== 'DE'
  if (!isAbroad) {
    const german = ofGermany(group, asked)
    if (german) return german
  }
  return ofNeighbours(group, asked)
}

function ofGermany(group: GroupWord, asked: Asked): Settled | null {
  switch (group.kind) {
    case 'p':
      return bareP(asked)
    case 'p-uk':
      return tvUk(asked)
    case 'kr':
      return assumed(krankenpflege('tv-l-kr', asked), ['tv-h-kr'])
    case 's':
      return assumed(settled('tvoed-sue', coded('S', group)), ['drk-rtv-s', 'avr-caritas'])
    case 'tg':
      return bareTg(asked)
    case 'doctor':
    case 'roman':
      return bareDoctors(asked)
    case 'n':
      return assumed(settled('tvoed-p', { group: 'P8' }), ['drk-rtv-e'])
    case 'e':
      return bareE(group, asked)
    default:
      return null
  }
}

function bareP(asked: Asked): Settled {
  const schemes = ['tvoed-p', 'avr-caritas-p', 'drk-rtv-p']
  const own =
    asked.employer === 'caritas' ? 'avr-caritas-p' : asked.employer === 'drk' ? 'drk-rtv-p' : 'tvoed-p'
  return assumed(settled(own, coded('P', asked.group)), schemes)
}

function bareTg(asked: Asked): Settled {
  const { around, hints } = asked
  if (/(?<!\p{L})ZFA|Zahnmedizin/u.test(around) || hints.profession?.startsWith('z'))
    return settled('zfa-tarif')
  const isNamed = /(?<!\p{L})MFA|Medizinische/u.test(around) || hints.profession === 'mfa'
  return isNamed ? mfa(asked) : assumed(mfa(asked), ['zfa-tarif'])
}

function bareDoctors(asked: Asked): Settled | null {
  const isOfDoctor = asked.work === 'doctor' || /ärzt|arzt/iu.test(asked.around)
  if (asked.group?.kind === 'roman' && !isOfDoctor) return null
  if (asked.employer === 'caritas') return assumed(doctors('avr-caritas-aerzte', asked), ['tv-aerzte-vka'])
  const isOfUniversity =
    asked.employer === 'university' || /uni(?:versitäts?)?-?(?:klinik|medizin)/iu.test(asked.around)
  const own = isOfUniversity ? 'tv-aerzte-tdl' : 'tv-aerzte-vka'
  return assumed(doctors(own, asked), ['tv-aerzte-vka', 'tv-aerzte-tdl', 'avr-caritas-aerzte'])
}

function bareE(group: GroupWord, asked: Asked): Settled {
  const { employer, work } = asked
  const others = ['tvoed-vka', 'tv-l', 'drk-rtv-e', 'avr-dd']
  const isPlain = /^\d+$/.test(group.number)
  if (employer === 'diakonie' && isPlain) return assumed(settled('avr-dd', coded('EG', group)), others)
  if (employer === 'drk') return assumed(settled('drk-rtv-e', coded('E', group)), others)
  if (employer === 'university') return assumed(settled('tv-l', coded('E', group)), others)
  if (work === 'nurse' && isNursingNumber(group.number))
    return assumed(settled('tvoed-p', coded('P', group)), ['avr-dd', 'tvoed-vka'])
  return assumed(settled('tvoed-vka', coded('E', group)), others)
}

function ofNeighbours(group: GroupWord, asked: Asked): Settled | null {
  const { country } = asked.hints
  const isAustria = country === undefined || country === 'AT'
  const isSwitzerland = country === undefined || country === 'CH'
  if (isSwitzerland && isKind(group, 'lk', 'gk', 'lb')) return payClass(asked)
  if (!isAustria) return null
  const isSpelledOut = /^Verwendung/i.test(group.text)
  if (group.kind === 'vg')
    return country === 'AT' || isSpelledOut ? assumed(settled('swoe-kv'), ['caritas-at-kv']) : null
  if (group.kind === 'sii-n') return styria(asked)
  const id = ofAustria[group.kind]
  return id === undefined ? null : settled(id)
}

/** Codes that one employer of Austria has. */
const ofAustria: Partial<Record<GroupKind, string>> = {
  'si-n': 'kages-aerzte',
  ld: 'ooeg',
  w: 'wigev',
  nog: 'noe-lga',
  ks: 'kabeg',
}
