import { type Asked, assumed, isKind, type Settled, settled } from './settled.ts'

/** Practice staff of Austria: a table only of Lower Austria. */
export function ordination({ branch, group }: Asked): Settled {
  const state = branch.trim()
  if (state === 'wien') return settled('kv-ordination-wien')
  if (state === 'salzburg') return settled('kv-ordination-salzburg')
  if (state === '') return settled('kv-at')
  return settled('noe-ordination', { group: isKind(group, 'bg') ? `BG${group.number}` : null })
}

export function stateDoctors({ group }: Asked): Settled {
  return settled('noe-spitalsaerzte', { group: isKind(group, 'a') ? `A${group.number.toUpperCase()}` : null })
}

export function burgenland({ group }: Asked): Settled {
  return settled('bgld-aerzte', { group: isKind(group, 's') ? `s${group.number}` : null })
}

export function styria({ group }: Asked): Settled {
  return settled('kages-sii-n', {
    group: isKind(group, 'sii-n') ? `SII/N${group.number.toUpperCase()}` : null,
  })
}

/** Those whose classes have no table here. */
const otherCantons =
  /(?<!\p{L})(?:Aargau|Appenzell|Basel|Baselland|Freiburg|Fribourg|Genf|Genève|Glarus|Graubünden|Jura|Luzern|Neuenburg|Nidwalden|Obwalden|St\.? ?Gallen|Schaffhausen|Schwyz|Solothurn|Tessin|Ticino|Thurgau|Uri|Waadt|Vaud|Wallis|Valais|Zug|(?:Kt\.|Kanton) ?(?:AG|AI|AR|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SZ|SO|TI|TG|UR|VD|VS|ZG))(?!\p{L})/iu

/** A class without its canton is no amount: cantons number theirs alike. Null for a canton without a table. */
export function payClass(asked: Asked): Settled | null {
  const { around, group, hints } = asked
  const number = group?.number ?? ''
  const beside = `${around} ${hints.employer ?? ''}`
  if (isKind(group, 'lb')) return payBand(asked, beside)
  if (/(?<!\p{L})Bern|Insel ?(?:Gruppe|spital)/iu.test(beside)) return settled('be-kanton')
  if (/zürich|zürcher|(?<!\p{L})(?:zh|usz)(?!\p{L})/iu.test(beside) && isKind(group, 'lk'))
    return settled('zh-lohnklassen', { group: `LK${number.padStart(2, '0')}` })
  if (/(?<!\p{L})USB(?!\p{L})|Unispital Basel|Universitätsspital Basel/iu.test(beside)) return settled('usb')
  if (otherCantons.test(beside)) return null
  return isKind(group, 'gk')
    ? assumed(settled('be-kanton'), ['zh-lohnklassen'])
    : assumed(settled('zh-lohnklassen'), ['be-kanton'])
}

function payBand({ group, work }: Asked, beside: string): Settled {
  const number = group?.number ?? ''
  if (number !== '21' && number !== '24') return settled('be-spitaeler-pflege')
  const one = settled('be-spitaeler-aa', { group: `LB${number}` })
  return /(?<!\p{L})bern|insel/iu.test(beside) || work === 'doctor'
    ? one
    : assumed(one, ['be-spitaeler-pflege'])
}

/** Agreements of hospitals in Switzerland. */
export function gav(asked: Asked): Settled {
  const { branch, hints, around } = asked
  if (isKind(asked.group, 'lb')) return payBand(asked, around)
  if (/wallis/.test(branch)) return settled(hints.profession === 'assistenzarzt' ? 'vs-spital-aa' : 'gav-ch')
  return settled(/bern|insel/.test(branch) ? 'be-spitaeler-pflege' : 'gav-ch')
}
