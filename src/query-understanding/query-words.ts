import { fold } from '../search/text/fold.ts'

/** A word, number or sign of a query. `key` is folded: what words are compared by. */
export type QueryWord = { raw: string; key: string; from: number; to: number; isNumber: boolean }

// Gender forms belong to their word ("Pfleger:in", "Pfleger/-in", "Pfleger(in)"); what says that all are meant belongs to none.
const unit =
  /\p{N}+(?:[.,’']\p{N}+)*|\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+|[:*_·](?:innen|in|r|n|e)(?!\p{L})|\/-?(?:innen|in|frau|mann)(?!\p{L})|\((?:innen|in)\))?|[%€+&]/giu
const genderMarker = /\(all genders\)|\(?(?<!\p{L})[mwfdxi](?:\s?[/|*]\s?[mwfdxi]){1,3}(?!\p{L})\)?/giu
const genderForm = /(?:[:*_·]|\/-?|\().*$/u

/** The words of a text in order. Hyphens part words: "Teilzeit-Stelle" are two. */
export function queryWords(text: string): QueryWord[] {
  const plain = text.replace(genderMarker, marker => ' '.repeat(marker.length))
  return [...plain.matchAll(unit)].map(({ 0: raw, index }) => ({
    raw,
    key: fold(raw.replace(genderForm, '')),
    from: index,
    to: index + raw.length,
    isNumber: /^\p{N}/u.test(raw),
  }))
}
