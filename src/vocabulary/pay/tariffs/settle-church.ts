import { doctors } from './settle-public.ts'
import { type Asked, assumed, coded, isKind, type Settled, settled } from './settled.ts'

/** AVR of Caritas, of Diakonie Deutschland, and of regional churches. */
export function avr(asked: Asked): Settled {
  const { branch } = asked
  if (/^(?:caritas|c|deutscher caritasverband)$/.test(branch)) return caritas(asked)
  if (/^(?:dd|diakonie.deutschland)$/.test(branch)) return diakonie(asked)
  if (branch === 'diakonie') return assumed(diakonie(asked), ['avr-diakonie'])
  if (/bayern$/.test(branch)) return settled('avr-diakonie-bayern')
  if (/mitteldeutschland$|^(?:ekm|dwm)$/.test(branch)) return settled('avr-diakonie-mitteldeutschland')
  if (/^(?:j|johanniter)$/.test(branch)) return settled('johanniter-avr')
  if (branch !== '') return settled('avr-diakonie')
  return ofUnnamedChurch(asked)
}

function ofUnnamedChurch(asked: Asked): Settled {
  const { around, employer, group } = asked
  if (
    annexOf(around) >= 30 ||
    /caritas|RK (?:Ost|NRW|Mitte|Nord|Bayern|BW|Baden)|Regionalkommission/iu.test(around)
  )
    return caritas(asked)
  if (/diakoni|Basisstufe|Einarbeitungsstufe/iu.test(around))
    return assumed(diakonie(asked), ['avr-diakonie'])
  if (employer === 'caritas') return assumed(caritas(asked), ['avr-dd'])
  if (employer === 'diakonie') return assumed(diakonie(asked), ['avr-diakonie'])
  // Only Caritas has groups with a P.
  if (isKind(group, 'p')) return assumed(caritas(asked), ['avr-diakonie'])
  return assumed(settled('avr'), ['avr-caritas-p', 'avr-dd'])
}

function annexOf(around: string): number {
  return Number(/Anl(?:age|\.)?\s?(\d{1,2})/iu.exec(around)?.[1] ?? 0)
}

/** Annex 30 doctors, 31 and 32 nursing; the codes until 2017 are read as today's, others have no table here. */
function caritas(asked: Asked): Settled {
  const { around, group, work } = asked
  const annex = annexOf(around)
  if (annex === 30 || isKind(group, 'doctor', 'roman')) return doctors('avr-caritas-aerzte', asked)
  if (annex === 33 || isKind(group, 's', 'vg')) return settled('avr-caritas')
  const scheme = /RK Ost|(?:Region|Regionalkommission) Ost/iu.test(around)
    ? 'avr-caritas-p-ost'
    : 'avr-caritas-p'
  if (isKind(group, 'p')) return settled(scheme, coded('P', group))
  if (isKind(group, 'e')) return settled(scheme, { ...ofToday(group.number, group.numberTo), isLegacy: true })
  if (isKind(group, 'kr')) return settled(scheme)
  if (annex === 31 || annex === 32) return settled(scheme)
  if (work === 'doctor') return assumed(settled('avr-caritas-aerzte'), ['avr-caritas-p'])
  return work === null || work === 'nurse' ? settled(scheme) : settled('avr-caritas')
}

/** What the older codes of annexes 31 and 32 are today; two groups where one became two. */
const today: Record<string, readonly [string, string?]> = {
  '3': ['P4'],
  '3a': ['P4'],
  '4': ['P6'],
  '4a': ['P6'],
  '7': ['P7'],
  '7a': ['P7'],
  '8': ['P8'],
  '8a': ['P8'],
  '9a': ['P9', 'P10'],
  '9b': ['P11'],
  '9c': ['P12'],
  '10': ['P13'],
  '10a': ['P13'],
  '11': ['P14', 'P15'],
  '11a': ['P14'],
  '11b': ['P15'],
  '12': ['P16'],
  '12a': ['P16'],
}

function ofToday(number: string, numberTo: string | null): Pick<Settled, 'group' | 'groupTo'> {
  const [group = null, second = null] = today[number.toLowerCase()] ?? []
  const [last = null, lastSecond = null] = numberTo === null ? [] : (today[numberTo.toLowerCase()] ?? [])
  return { group, groupTo: lastSecond ?? last ?? second }
}

function diakonie({ group }: Asked): Settled {
  return settled('avr-dd', isKind(group, 'e') ? coded('EG', group) : {})
}

export function drk(asked: Asked): Settled {
  const { branch, around, group, work, hints } = asked
  if (branch === 'sachsen') return settled('drk-sachsen')
  if (work === 'trainee' || (work === null && /Ausbildungs-?(?:vergütung|entgelt)|Azubi/iu.test(around))) {
    const isNursing = hints.profession === 'azubi_pflege' || /pflegefach|notfallsanit/iu.test(around)
    return settled('drk-ausbildung', { group: isNursing ? 'Pflege/NotSan' : null })
  }
  if (isKind(group, 'p')) return settled('drk-rtv-p', coded('P', group))
  if (isKind(group, 's')) return settled('drk-rtv-s', coded('S', group))
  if (isKind(group, 'e')) return settled('drk-rtv-e', coded('E', group))
  return work === 'nurse'
    ? assumed(settled('drk-rtv-p'), ['drk-rtv-e'])
    : assumed(settled('drk-rtv-e'), ['drk-rtv-p'])
}
