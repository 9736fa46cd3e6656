import {
  type Asked,
  arabic,
  assumed,
  coded,
  isKind,
  roman,
  type Settled,
  settled,
  withoutLetter,
} from './settled.ts'

/** TVöD: nursing, social and general table. */
export function tvoed(asked: Asked): Settled {
  const { branch, group, work } = asked
  if (isKind(group, 'p')) return settled('tvoed-p', coded('P', group))
  if (isKind(group, 'n')) return settled('tvoed-p', { group: 'P8' })
  if (isKind(group, 's')) return settled('tvoed-sue', coded('S', group))
  if (isKind(group, 'kr')) {
    const { group: plain } = withoutLetter(group)
    return settled('tvoed-p', { ...coded('P', plain), isLegacy: true })
  }
  if (isKind(group, 'doctor', 'roman')) return assumed(doctors('tv-aerzte-vka', asked), [])
  const isNursingTable = /(?:^|[^\p{L}])(?:p|pflege)(?!\p{L})/u.test(branch)
  if (isKind(group, 'e')) {
    if (isNursingTable && isNursingNumber(group.number)) return settled('tvoed-p', coded('P', group))
    const mayBeNursing = work === 'nurse' && isNursingNumber(group.number) && !/vka|v\b/.test(branch)
    if (mayBeNursing) return assumed(settled('tvoed-p', coded('P', group)), ['tvoed-vka'])
    return settled('tvoed-vka', coded('E', group))
  }
  if (isNursingTable) return settled('tvoed-p')
  if (/sue|s\+e/.test(branch)) return settled('tvoed-sue')
  if (work === 'nurse') return assumed(settled('tvoed-p'), ['tvoed-vka'])
  if (work === 'social') return assumed(settled('tvoed-sue'), ['tvoed-vka'])
  return settled('tvoed-vka')
}

/** A plain number that the nursing tables have ("8"), unlike "9a". */
export function isNursingNumber(number: string): boolean {
  return /^(?:[5-9]|1[0-6])$/.test(number)
}

export function tvL(asked: Asked): Settled {
  const { branch, group, work } = asked
  if (isKind(group, 'kr')) return krankenpflege('tv-l-kr', asked)
  if (isKind(group, 'doctor', 'roman')) return doctors('tv-aerzte-tdl', asked)
  if (isKind(group, 'e')) {
    const mayBeNursing = work === 'nurse' && isNursingNumber(group.number)
    return mayBeNursing
      ? assumed(settled('tv-l-kr', coded('KR', group)), ['tv-l'])
      : settled('tv-l', coded('E', group))
  }
  // "TV-L P 8" and "TV-L S 8b" have no table here.
  if (isKind(group, 'p')) return settled('tv-l-kr')
  if (/pflege|kr/.test(branch)) return settled('tv-l-kr')
  return work === 'nurse' && !group ? assumed(settled('tv-l-kr'), ['tv-l']) : settled('tv-l')
}

export function tvH(asked: Asked): Settled {
  const { group, work } = asked
  if (isKind(group, 'kr')) return krankenpflege('tv-h-kr', asked)
  if (isKind(group, 'doctor', 'roman')) return doctors('tv-aerzte-hessen', asked)
  if (work === 'nurse' && !group) return assumed(settled('tv-h-kr'), ['tv-h'])
  return settled('tv-h')
}

export function tvUk({ group }: Asked): Settled {
  if (isKind(group, 'p-uk', 'p', 'e')) return settled('tv-uk-bw', upper(coded('P-UK', group)))
  return settled('tv-uk-bw')
}

function upper({ group, groupTo }: Pick<Settled, 'group' | 'groupTo'>): Pick<Settled, 'group' | 'groupTo'> {
  return { group: group?.toUpperCase() ?? null, groupTo: groupTo?.toUpperCase() ?? null }
}

export function krankenpflege(scheme: string, { group }: Asked): Settled {
  if (!group) return settled(scheme)
  const { group: plain, isLegacy } = withoutLetter(group)
  return settled(scheme, { ...coded('KR', plain), isLegacy })
}

/** TV-Ärzte: of municipal hospitals (I to IV), of university hospitals (Ä1 to Ä4), of Hesse. */
export function tvAerzte(asked: Asked): Settled {
  const { branch, around, employer } = asked
  if (/vka|kommunal/.test(branch)) return doctors('tv-aerzte-vka', asked)
  if (branch === 'hessen') return doctors('tv-aerzte-hessen', asked)
  if (branch === 'charité' || employer === 'charite') return settled('tv-aerzte-charite')
  if (/^(?:kf|kah)$/.test(branch)) return settled('bat-kf')
  if (/tdl|tv-l|^l$|uni/.test(branch)) return doctors('tv-aerzte-tdl', asked)
  if (/TdL|uni(?:versitäts?)?-?(?:klinik|medizin)/iu.test(around) || employer === 'university')
    return doctors('tv-aerzte-tdl', asked)
  return assumed(doctors('tv-aerzte-vka', asked), ['tv-aerzte-tdl'])
}

/** Groups of doctors in the code of the scheme. */
export function doctors(scheme: string, { group, around }: Asked): Settled {
  const number =
    doctorNumber(group) ??
    /^.{0,200}?(?:VKA|TdL|TV-?Ärzte|Anl\S{0,4} ?30)[\s,/(-]{1,3}(IV|I{1,3})(?!\p{L})/su.exec(around)?.[1]
  if (number === undefined) return settled(scheme)
  const code = (written: string) => (/vka|caritas/.test(scheme) ? roman(written) : `Ä${arabic(written)}`)
  const groupTo = group?.numberTo == null ? null : code(group.numberTo)
  return settled(scheme, { group: code(number), groupTo })
}

function doctorNumber(group: GroupWordLike): string | undefined {
  return group && ['doctor', 'roman', 'e'].includes(group.kind) ? group.number : undefined
}

type GroupWordLike = Asked['group']
