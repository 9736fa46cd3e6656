const double = /^(\p{Lu}\p{Ll}+)-(\p{Lu}\p{Ll}+)$/u
const leastPopulation = 5_000
const shortestFirst = 5
const shortestSecond = 6

// What distinguishes a town from another of the same name, or is a word of its own.
const noTowns = new Set([
  'deutsch',
  'saint',
  'sainte',
  'chêne',
  'ville',
  'weiher',
  'basse',
  'stadt',
  'hardenberg',
])

/**
 * What people call a town whose name joins two: Waldshut and Tiengen of Waldshut-Tiengen, Castrop of Castrop-Rauxel. Empty for other
 * names. A place that bears such a name alone comes first.
 */
export function partsOfDoubleName({ name, population }: { name: string; population: number }): string[] {
  const [, first = '', second = ''] = (population >= leastPopulation && double.exec(name)) || []
  const long = [first.length >= shortestFirst && first, second.length >= shortestSecond && second]
  return long.filter(part => part !== false).filter(part => !noTowns.has(part.toLowerCase()))
}
