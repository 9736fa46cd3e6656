/**
 * How a German word sounds, by the rules of the Cologne phonetics: what is written as it is heard ("färgleich", "Fergleich", "Vergleich")
 * sounds the same. `key` is folded. Empty for what has no consonants.
 */
export function soundOf(key: string): string {
  let code = ''
  for (let at = 0; at < key.length; at++) {
    const sound = soundAt(key, at)
    // Doubled sounds are one; vowels only part them.
    if (sound !== '' && sound.at(-1) !== code.at(-1)) code += sound
  }
  return code.slice(0, 1) + code.slice(1).replaceAll('0', '')
}

const plain: Record<string, string> = {
  a: '0',
  e: '0',
  i: '0',
  j: '0',
  o: '0',
  u: '0',
  y: '0',
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
}

function soundAt(key: string, at: number): string {
  const letter = key.charAt(at)
  const next = key.charAt(at + 1)
  const before = key.charAt(at - 1)
  switch (letter) {
    case 'p':
      return next === 'h' ? '3' : '1'
    case 'd':
    case 't':
      return next !== '' && 'csz'.includes(next) ? '8' : '2'
    case 'x':
      return before !== '' && 'ckq'.includes(before) ? '8' : '48'
    case 'c':
      return soundOfC(at, next, before)
    default:
      return plain[letter] ?? ''
  }
}

function soundOfC(at: number, next: string, before: string): string {
  if (before === 's' || before === 'z') return '8'
  const hard = at === 0 ? 'ahkloqrux' : 'ahkoqux'
  return next !== '' && hard.includes(next) ? '4' : '8'
}
